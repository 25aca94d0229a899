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
  isKind,
  kindsOf,
  whenOf,
  type CalendarEvent,
  type Occurrence,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { GestureRules } from '../store/events/gesture-rules';
import { Navigation } from '../store/dates/navigation';
import { EventCopies } from '../store/events/event-copies';
import { PresentOccurrences } from '../store/events/present-occurrences';
import { SelectionState } from '../store/events/selection-state';
import { ACCEPTED_DROP, type Draft } from '../store/events/session-state';
import { NewEvents } from './new-events';
import { SessionChanges } from './session-changes';

/** Beginning of a drag: the grabbed occurrence or empty space, and its place. */
export interface Grab {
  /** The occurrence under the pointer; null on empty space. */
  readonly occurrence: Occurrence | null;
  /** Edge that was grabbed; null for the whole event. */
  readonly edge: 'start' | 'end' | null;
  readonly slot: Slot;
  readonly isCopy: boolean;
  readonly row: number;
  /** Other selected events that move with it; null where it isn't one of several. */
  readonly others?: readonly Occurrence[] | null;
}

/** Part of a draft that depends on the slot. */
export type DraftAt = Pick<Draft, 'kind' | 'event' | 'drop' | 'resource'>;

/** Creates the draft of a drag session, and moves it from slot to slot. */
@Injectable()
export class Drafts {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #edits = inject(CalendarEdits);
  readonly #copies = inject(EventCopies);
  readonly #present = inject(PresentOccurrences);
  readonly #navigation = inject(Navigation);
  readonly #changes = inject(SessionChanges);
  readonly #newEvents = inject(NewEvents);
  readonly #allowed = inject(GestureRules);
  readonly #selection = inject(SelectionState);

  /** Returns the draft of a grab, at its original slot. */
  of({ occurrence, edge, slot, isCopy, row, others = null }: Grab): Draft {
    if (occurrence === null) {
      const when = swept(slot, slot, this.#changes.rules());
      const event = this.#changes.untitled(when, slot.resource);
      return { kind: 'create', occurrence, event, drop: { when }, ...ACCEPTED_DROP, row };
    }
    const kind = edge !== null ? 'resize' : isCopy ? 'copy' : 'move';
    const event = isCopy ? this.#copyOf(occurrence) : occurrence.event;
    const drop = { when: whenOfOccurrence(occurrence) };
    const draft: Draft = {
      kind,
      occurrence,
      event,
      drop,
      ...ACCEPTED_DROP,
      row,
      resource: slot.resource,
    };
    return others === null ? draft : { ...draft, others };
  }

  /** Returns a grabbed draft as it is at another slot. */
  moved(
    draft: Draft,
    { occurrence, edge, slot: from, isCopy, others = null }: Grab,
    to: Slot,
  ): DraftAt {
    const rules = this.#changes.rules();
    const { kind, event } = draft;
    if (occurrence === null) {
      const when = swept(from, to, rules);
      return { kind, event: this.#changes.retimed(event, when), drop: { when } };
    }
    if (edge !== null) return { kind, event, drop: resized(occurrence, edge, from, to, rules) };
    const drags = others === null ? null : this.#selection.gestures()?.drags;
    if (drags != null) return { kind, event, drop: drags.dropOf(occurrence, from, to) };
    const drop = moved(occurrence, from, to, rules);
    return isCopy ? this.#copied(draft, occurrence, drop) : { kind, event, drop };
  }

  /** Adds the target resource to the event where events may have several, and otherwise makes a copy. */
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
    return this.#newEvents.completed(this.#copies.copyOf(occurrence), { from: 'copy' });
  }

  /**
   * Returns an external event as a draft in a slot, with keys that the host adds; null where its times can't be read.
   * Where resources have no kinds, the resource of a slot leaves none that the host adds.
   */
  fromExternal(
    outside: OutsideEvent,
    slot: Slot,
    { resource, ...added }: Partial<CalendarEvent> = {},
  ): DraftAt | null {
    const resources = this.#store.resources();
    const keepsAdded = slot.resource === undefined || kindsOf(resources).some(isKind);
    const told = {
      ...outside,
      ...added,
      ...(resource !== undefined && keepsAdded && { resource }),
    };
    const event = eventFromExternal(told, slot, {
      events: this.#edits.events(),
      resources,
      rules: this.#changes.rules(),
      keepsTimeOfDay: !this.#navigation.hasTimes(),
      displayTimezone: this.#inputs.displayTimezone(),
      localZone: this.#settings.localZone,
    });
    const when = whenOf(event, this.#settings.localZone);
    if (when === null) return null;
    const held = slot.resource === undefined ? {} : { resource: slot.resource };
    return { kind: 'create', event, drop: { when }, ...held };
  }

  /** Returns the draft's event after the occurrence that it derives from has changed. */
  renewed({ kind, event, occurrence: before }: Draft, occurrence: Occurrence): CalendarEvent {
    if (kind !== 'copy' || before === null) return occurrence.event;
    // The host completed the copy once: its values of then are kept.
    const plain = this.#copies.asNew(this.#present.eventOf(before));
    const renewed = { ...this.#copies.copyOf(occurrence), id: event.id };
    for (const key of Object.keys({ ...plain, ...event })) {
      const value: unknown = Reflect.get(event, key);
      if (isSame(value, Reflect.get(plain, key))) continue;
      if (value === undefined) Reflect.deleteProperty(renewed, key);
      else Reflect.set(renewed, key, value);
    }
    return renewed;
  }
}

/** Whether two values of an event are equal by content: hosts copy lists and objects. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
