import { inject, Injectable, untracked } from '@angular/core';
import { createEvent, freshIds } from 'ng-event-calendar/core/edits';
import { withWhen } from 'ng-event-calendar/core/times';
import {
  occurrenceOf,
  parseEvent,
  whenOf,
  type CalendarEvent,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import {
  distanceToPage,
  distanceToSlot,
  distanceToView,
  inOrderOfStart,
  isAlreadyThere,
  type Distance,
} from 'ng-event-calendar/core/several';
import { NewEvents } from '../gestures/new-events';
import { CopiedEvent, type CopiedSelection } from '../keyboard/clipboard';
import { ChangeValidation } from '../store/availability/change-validation';
import { CalendarEdits } from '../store/events/calendar-edits';
import { EventCopies } from '../store/events/event-copies';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { RECURRENCE } from '../store/events/recurrence';
import { Navigation } from '../store/dates/navigation';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { SeveralMoves } from './several-moves';

/** Copies that a paste would add. */
export interface Pasted {
  /** New events, in order of start. */
  readonly copies: readonly CalendarEvent[];
  /** Whether others would leave the columns. */
  readonly isBeyond: boolean;
  /** Number of occurrences that are left out, as their series stands there already. */
  readonly alreadyThere: number;
}

/** Copies several events, and makes their copies in another place. */
@Injectable()
export class SeveralClipboard {
  readonly #validation = inject(ChangeValidation);
  readonly #copied = inject(CopiedEvent);
  readonly #edits = inject(CalendarEdits);
  readonly #moves = inject(SeveralMoves);
  readonly #navigation = inject(Navigation);
  readonly #newEvents = inject(NewEvents);
  readonly #copies = inject(EventCopies);
  readonly #present = inject(PresentOccurrences);
  readonly #recurrence = inject(RECURRENCE);
  readonly #settings = inject(CalendarSettings);
  /** Days of the page on which the user has moved the cursor since the page was turned. */
  #cursorOn: readonly number[] | null = null;

  /** Copied events; null where none or one was copied. */
  readonly copied = this.#copied.several.asReadonly();

  /** Copies events for pasting; they stay where they are. */
  copy(occurrences: readonly Occurrence[]): void {
    const sorted = inOrderOfStart(occurrences, this.#settings.zone());
    const copies = this.copiesOf(sorted);
    this.#copied.occurrence = null;
    this.#copied.several.set({
      occurrences: sorted.map((occurrence, at) => ({ ...occurrence, event: copies[at]! })),
      series: new Map(
        sorted.filter((each) => this.#present.recurs(each)).map(({ key, event }) => [key, event]),
      ),
      calendar: this,
      view: this.#navigation.view(),
      days: this.#navigation.days(),
    });
  }

  /** Forgets what was copied together. */
  forget(): void {
    this.#copied.several.set(null);
  }

  /** Notes that the user has moved the cursor on the page, so that a paste goes there. */
  cursorMoved(): void {
    this.#cursorOn = untracked(this.#navigation.days);
  }

  /** Returns the copies of what was copied: at a slot, or on another page in their places there. */
  pasted(copied: CopiedSelection, slot: Slot): Pasted {
    const { series } = copied;
    const occurrences = this.#placed(copied.occurrences);
    const planned = this.#moves.by(this.#distanceOf({ ...copied, occurrences }, slot), occurrences);
    const within = planned.flatMap((each) => each ?? []);
    const moved = within.map(({ occurrence, change }) => ({
      series: series.get(occurrence.key),
      event: change!(occurrence.event),
    }));
    const left = moved.filter((each) => !this.#isAlreadyThere(each));
    return {
      copies: this.#completed(left.map(({ event }) => event)),
      isBeyond: within.length < planned.length,
      alreadyThere: moved.length - left.length,
    };
  }

  /** Returns a copy of each occurrence at its own time, or at the next free one where that is refused. */
  duplicatesOf(occurrences: readonly Occurrence[]): readonly CalendarEvent[] {
    const made: CalendarEvent[] = [];
    for (const [at, copy] of this.copiesOf(occurrences).entries()) {
      const change = createEvent(this.#edits.events(), copy);
      const { allDay, start, end } = occurrences[at]!;
      const isInTheWay =
        !allDay && this.#validation.isRefused(change) && this.#edits.refusalOf(change) !== null;
      const free = isInTheWay ? this.#validation.freeTimeFor(copy, { start, end }, made) : null;
      const when = free && ({ allDay: false, start: free.start, end: free.end } as const);
      made.push(when === null ? copy : withWhen(copy, when, this.#settings.localZone));
    }
    return made;
  }

  /** Returns occurrences as new events in their places, without their rules. */
  copiesOf(occurrences: readonly Occurrence[]): readonly CalendarEvent[] {
    return this.#completed(
      occurrences.map((each) => this.#copies.alone(this.#present.eventOf(each))),
    );
  }

  /** Returns copied occurrences at their days and times here: the calendar that copied may show another zone. */
  #placed(occurrences: readonly Occurrence[]): readonly Occurrence[] {
    const { localZone } = this.#settings;
    const zone = this.#settings.zone();
    return occurrences.map((each) => {
      const reading = parseEvent(each.event, localZone);
      return reading === null ? each : { ...occurrenceOf(reading, zone), key: each.key };
    });
  }

  #completed(events: readonly CalendarEvent[]): readonly CalendarEvent[] {
    const ids = freshIds(this.#edits.events(), events.length);
    return events.map((event, at) =>
      this.#newEvents.completed({ ...event, id: ids[at]! }, { from: 'copy' }),
    );
  }

  #distanceOf(copied: CopiedSelection, slot: Slot): Distance {
    const { occurrences, calendar, view, days } = copied;
    const rules = this.#moves.rules();
    const page = this.#navigation.days();
    const isSamePage = calendar === this && days[0] === page[0] && view === this.#navigation.view();
    if (isSamePage || this.#cursorOn === page) return distanceToSlot(occurrences, slot, rules);
    return calendar === this && view === this.#navigation.view()
      ? distanceToPage(days, page, rules)
      : distanceToView(occurrences, page, rules);
  }

  #isAlreadyThere({
    series,
    event,
  }: {
    readonly series: CalendarEvent | undefined;
    readonly event: CalendarEvent;
  }): boolean {
    const { localZone } = this.#settings;
    const when = series === undefined ? null : whenOf(event, localZone);
    if (series === undefined || when === null) return false;
    const present = this.#present.latest(series);
    return isAlreadyThere(present, when, {
      recurrence: this.#recurrence,
      zone: this.#settings.zone(),
      localZone,
    });
  }
}
