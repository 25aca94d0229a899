import { inject, Injectable } from '@angular/core';
import { freshIds, type ChangeSet } from 'ng-event-calendar/core/edits';
import {
  occurrenceOf,
  parseEvent,
  whenOf,
  type CalendarEvent,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import {
  columnsBetween,
  createSeveral,
  distanceTo,
  dropOf,
  firstVisible,
  inOrderOfStart,
  placeAmong,
  type Distance,
} from 'ng-event-calendar/core/several';
import type { Arrival, Company } from '../store/events/company';
import { EventCopies } from '../store/events/event-copies';
import type { CompanionDepartures } from '../store/events/selection-state';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { EventSelection } from './event-selection';
import { SeveralActions } from './several-actions';
import { SeveralChanges } from './several-changes';

/** An event that leaves the calendar, with its place there. */
interface Leaving {
  readonly event: CalendarEvent;
  readonly occurrence: Occurrence;
}

/** Selected events that leave the calendar together, onto a place of the host or into another calendar. */
@Injectable()
export class SeveralDepartures implements CompanionDepartures {
  readonly #actions = inject(SeveralActions);
  readonly #changes = inject(SeveralChanges);
  readonly #copies = inject(EventCopies);
  readonly #selection = inject(EventSelection);
  readonly #settings = inject(CalendarSettings);

  companyOf(occurrences: readonly Occurrence[]): Company {
    const [first] = occurrences;
    const leaving = inOrderOfStart(occurrences, this.#settings.zone()).map((occurrence) => ({
      occurrence,
      event: this.#copies.leaving(occurrence),
    }));
    return {
      events: leaving.map(({ event }) => event),
      addedTo: (arrival) => {
        const grabbed = leaving.find(({ occurrence }) => occurrence === first);
        return grabbed === undefined ? null : this.#added(leaving, grabbed, arrival);
      },
    };
  }

  removalOf(occurrences: readonly Occurrence[]): ChangeSet | null {
    const planned = inOrderOfStart(occurrences, this.#settings.zone()).map((occurrence) => ({
      occurrence,
      change: null,
    }));
    return this.#changes.of(planned, 'delete');
  }

  stayingText(leaving: readonly Occurrence[]): string {
    const isSelected = leaving.some((each) => this.#selection.has(each));
    return isSelected ? this.#actions.stayingText(this.#selection.besides(leaving)) : '';
  }

  haveLeft(): void {
    if (this.#selection.selected().length > 0) this.#selection.keep([]);
  }

  /** Returns the change that adds events to another calendar, each as far from the grabbed one as it was. */
  #added(
    leaving: readonly Leaving[],
    grabbed: Leaving,
    { events, placed, ...place }: Arrival,
  ): ChangeSet | null {
    const { rules, localZone } = place;
    const when = whenOf(placed, localZone);
    const before = this.#placed(grabbed, rules.zone);
    if (when === null || before === null) return null;
    const from = firstVisible(before.event, rules);
    const { days, minutes } = distanceTo(before, when, rules);
    const distance: Distance = {
      days,
      // On the other surface only the day counts.
      minutes: when.allDay === before.allDay ? minutes : 0,
      columns: columnsBetween(from, place.resource, rules),
    };
    const isKnown = placeAmong(rules.owners, from) >= 0;
    const ids = this.#idsFor(leaving, events);
    const added: CalendarEvent[] = [];
    for (const [at, each] of leaving.entries()) {
      if (each === grabbed) {
        added.push(placed);
        continue;
      }
      const occurrence = this.#placed(each, rules.zone);
      const drop = occurrence === null ? null : dropOf(occurrence, distance, rules);
      if (drop === null) return null;
      // Of a resource that this calendar doesn't show, all go where the grabbed one does.
      const resource =
        isKnown || place.resource === undefined ? undefined : { from: null, to: place.resource };
      const moved = place.dropped(
        { ...each.event, id: ids[at]! },
        resource === undefined ? drop : { ...drop, resource },
      );
      added.push(place.completed(moved));
    }
    return createSeveral(events, added);
  }

  /** Returns the events' own ids, but new ones where the other calendar has an event of that id. */
  #idsFor(leaving: readonly Leaving[], events: readonly CalendarEvent[]): CalendarEvent['id'][] {
    const taken = new Set(events.map(({ id }) => String(id)));
    const fresh = freshIds(events, leaving.length);
    return leaving.map(({ event: { id } }, at) => (taken.has(String(id)) ? fresh[at]! : id));
  }

  #placed({ event }: Leaving, zone: string): Occurrence | null {
    const reading = parseEvent(event, this.#settings.localZone);
    return reading === null ? null : occurrenceOf(reading, zone);
  }
}
