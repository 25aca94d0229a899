import { inject, Injectable, untracked } from '@angular/core';
import {
  createEvent,
  dropped,
  freshId,
  staysPut,
  timesOfNewEvent,
  withResource,
  type ChangeSet,
  type SlotRules,
} from 'ng-event-calendar/core/edits';
import {
  type CalendarEvent,
  type CalendarId,
  type Occurrence,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits, NOTHING_DONE } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { Navigation } from '../store/dates/navigation';
import { movableOwners, type Arriving } from '../store/events/company';
import { NewEvents } from './new-events';
import {
  OccurrenceEdits,
  type ChangeOf,
  type ChangeResult,
} from '../store/events/occurrence-edits';
import { SelectionState } from '../store/events/selection-state';
import type { Draft } from '../store/events/session-state';

const DEFAULT_DURATION = 30;
const DEFAULT_SNAP = 15;

/** Changes that the drop of a session would make, and the rules for its slots. */
@Injectable()
export class SessionChanges {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #edits = inject(CalendarEdits);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #navigation = inject(Navigation);
  readonly #newEvents = inject(NewEvents);
  readonly #selection = inject(SelectionState);

  /** Returns the present steps, lengths and zone of slots. */
  rules(): SlotRules {
    const creation = this.#inputs.eventCreation();
    const duration = typeof creation === 'object' ? creation.duration : undefined;
    const snap = this.#inputs.snapMinutes();
    return {
      zone: this.#settings.zone(),
      snapMinutes: snap > 0 && snap <= 1440 ? snap : DEFAULT_SNAP,
      slotMinutes: this.#settings.slotMinutes(),
      duration: duration !== undefined && duration > 0 ? duration : DEFAULT_DURATION,
      isDayShown: this.#navigation.isDayShown(),
      keepsTimeOfDay: this.#navigation.layout().placesBarsByTime,
    };
  }

  /** Returns a new event without a title, with the resource of its column and with the host's additions. */
  untitled(when: EventSpan, resource: CalendarId | null | undefined): CalendarEvent {
    const event = {
      id: freshId(this.#edits.events()),
      title: '',
      ...timesOfNewEvent(when, this.#inputs.displayTimezone()),
    };
    return this.#newEvents.completed(
      withResource(event, resource ?? null, untracked(this.#store.resources)),
      { from: 'scratch' },
    );
  }

  /** Returns a new event at another time. */
  retimed(event: CalendarEvent, when: EventSpan): CalendarEvent {
    const { start: _start, end: _end, allDay: _allDay, timezone: _timezone, ...rest } = event;
    return { ...rest, ...timesOfNewEvent(when, this.#inputs.displayTimezone()) };
  }

  /**
   * Returns the change of a draft at its drop, for one occurrence alone; null where everything would stay as it was.
   */
  changeOf(draft: Draft): ChangeSet | null {
    const { kind, occurrence, event, drop } = draft;
    if (draft.others !== undefined)
      return this.#selection.gestures()?.drags.changeOf(draft) ?? null;
    if (occurrence === null || kind === 'copy') {
      return createEvent(this.#edits.events(), this.dropped(event, drop));
    }
    if (staysPut(occurrence, drop)) return null;
    return this.#occurrences.changeOf(occurrence, this.#changeTo(drop), typeOf(kind));
  }

  /** Returns the change that adds the event of a draft and its company from another calendar. */
  arrivalOf(draft: Draft, { company, owners }: Arriving): ChangeSet | null {
    const placed = this.changeOf(draft)?.event ?? null;
    if (placed === null) return null;
    const resources = untracked(this.#store.resources);
    return company.addedTo({
      events: this.#edits.events(),
      placed,
      resource: draft.resource,
      rules: { ...this.rules(), owners: movableOwners(owners), resources },
      localZone: this.#settings.localZone,
      dropped: (event, drop) => this.dropped(event, drop),
      completed: (event) => this.#newEvents.completed(event, { from: 'outside' }),
    });
  }

  /** Returns the event after a drop. */
  dropped(event: CalendarEvent, drop: Draft['drop']): CalendarEvent {
    return dropped(event, drop, this.#settings.localZone, untracked(this.#store.resources));
  }

  /** Moves or resizes an occurrence to its draft. */
  async change(draft: Draft, occurrence: Occurrence): Promise<ChangeResult> {
    const { kind, drop } = draft;
    if (staysPut(occurrence, drop)) return NOTHING_DONE;
    const drags = draft.others === undefined ? null : this.#selection.gestures()?.drags;
    if (drags != null) return drags.change(draft);
    return this.#occurrences.change(occurrence, this.#changeTo(drop), typeOf(kind));
  }

  #changeTo(drop: Draft['drop']): ChangeOf {
    return (event) => this.dropped(event, drop);
  }
}

function typeOf(kind: Draft['kind']): 'move' | 'resize' {
  return kind === 'resize' ? 'resize' : 'move';
}
