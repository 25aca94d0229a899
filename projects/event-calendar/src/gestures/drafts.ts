import { inject, Injectable } from '@angular/core';
import {
  eventFromExternal,
  moved,
  resized,
  swept,
  whenOfOccurrence,
  type Drop,
  type OutsideEvent,
} from 'ng-event-calendar/core/edits';
import {
  whenOf,
  type CalendarEvent,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { GestureRules } from '../store/events/gesture-rules';
import { Navigation } from '../store/dates/navigation';
import { OccurrenceEdits } from '../store/events/occurrence-edits';
import type { Draft } from '../store/events/session-state';
import { NewEvents } from './new-events';
import { SessionChanges } from './session-changes';

/** What was grabbed, and where. */
export interface Grab {
  /** The occurrence under the pointer; null on empty space. */
  readonly occurrence: Occurrence | null;
  /** The edge that was grabbed; null for the whole event. */
  readonly edge: 'start' | 'end' | null;
  readonly slot: Slot;
  readonly isCopy: boolean;
  readonly row: number;
}

/** What a draft is at a slot. */
export type DraftAt = Pick<Draft, 'kind' | 'event' | 'drop'>;

/** Makes the draft of a session, once, and says what it is at each slot. */
@Injectable()
export class Drafts {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #edits = inject(CalendarEdits);
  readonly #occurrences = inject(OccurrenceEdits);
  readonly #navigation = inject(Navigation);
  readonly #changes = inject(SessionChanges);
  readonly #newEvents = inject(NewEvents);
  readonly #allowed = inject(GestureRules);

  /** The draft of what was grabbed, where it was grabbed. */
  of({ occurrence, edge, slot, isCopy, row }: Grab): Draft {
    const refusal = null;
    if (occurrence === null) {
      const when = swept(slot, slot, this.#changes.rules());
      const event = this.#changes.untitled(when, slot.resource);
      return { kind: 'create', occurrence, event, drop: { when }, refusal, row };
    }
    const kind = edge !== null ? 'resize' : isCopy ? 'copy' : 'move';
    const event = isCopy ? this.#copyOf(occurrence) : occurrence.event;
    const drop = { when: whenOfOccurrence(occurrence) };
    return { kind, occurrence, event, drop, refusal, row, resource: slot.resource };
  }

  /** What the draft of something grabbed comes to be at another slot. */
  moved(draft: Draft, { occurrence, edge, slot: from, isCopy }: Grab, to: Slot): DraftAt {
    const rules = this.#changes.rules();
    const { kind, event } = draft;
    if (occurrence === null) {
      const when = swept(from, to, rules);
      return { kind, event: this.#changes.retimed(event, when), drop: { when } };
    }
    if (edge !== null) return { kind, event, drop: resized(occurrence, edge, from, to, rules) };
    const drop = moved(occurrence, from, to, rules);
    return isCopy ? this.#copied(draft, occurrence, drop) : { kind, event, drop };
  }

  /** Beside whom it is already it comes to be another's too, where events may be of several; else a copy does. */
  #copied({ kind, event }: Draft, occurrence: Occurrence, drop: Drop): DraftAt {
    const { resource } = drop;
    const isAnothers = resource !== undefined && resource.to !== null;
    if (isAnothers && this.#allowed.canGiveToSeveral()) {
      const added = { ...drop, resource: { ...resource, adds: true } };
      return { kind: 'move', event: occurrence.event, drop: added };
    }
    const copy = kind === 'copy' ? event : this.#copyOf(occurrence);
    return { kind: 'copy', event: copy, drop };
  }

  #copyOf(occurrence: Occurrence): CalendarEvent {
    return this.#newEvents.completed(this.#occurrences.copyOf(occurrence));
  }

  /** What something from outside comes to be in a slot; null where its times can't be read. */
  fromExternal(outside: OutsideEvent, slot: Slot): DraftAt | null {
    const event = eventFromExternal(outside, slot, {
      events: this.#edits.events(),
      rules: this.#changes.rules(),
      keepsTimeOfDay: !this.#navigation.hasTimes(),
      displayTimezone: this.#inputs.displayTimezone(),
      localZone: this.#settings.localZone,
    });
    const when = whenOf(event, this.#settings.localZone);
    return when === null ? null : { kind: 'create', event, drop: { when } };
  }

  /** The draft's event once what it is made of has changed. */
  renewed({ kind, event, occurrence: before }: Draft, occurrence: Occurrence): CalendarEvent {
    if (kind !== 'copy' || before === null) return occurrence.event;
    // The host was asked once: what it said of the copy stays.
    const plain = this.#occurrences.asNew(this.#occurrences.eventOf(before));
    const renewed = { ...this.#occurrences.copyOf(occurrence), id: event.id };
    for (const key of Object.keys({ ...plain, ...event })) {
      const value: unknown = Reflect.get(event, key);
      if (isSame(value, Reflect.get(plain, key))) continue;
      if (value === undefined) Reflect.deleteProperty(renewed, key);
      else Reflect.set(renewed, key, value);
    }
    return renewed;
  }
}

/** Whether two values of an event say the same: hosts copy lists and objects. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
