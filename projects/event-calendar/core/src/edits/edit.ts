import type { LastActionType } from '../model/action';
import type { CalendarEvent, Id } from '../model/event';

/** One event before and after a change; null where it didn't exist. */
export interface EventChange<E extends CalendarEvent = CalendarEvent> {
  readonly before: E | null;
  readonly after: E | null;
  /** Position in the array: of `before`, or where `after` was put. */
  readonly position: number;
}

/** A change to the events, done: the new array, what to report, and what it takes to undo it. */
export interface Edit<E extends CalendarEvent = CalendarEvent> {
  readonly events: E[];
  readonly type: LastActionType;
  /** The record that now holds what was touched, or the one deleted; null for a batch. */
  readonly event: E | null;
  readonly changes: readonly EventChange<E>[];
}

/** Appends a new event. */
export function createEvent<E extends CalendarEvent>(events: readonly E[], event: E): Edit<E> {
  return {
    events: [...events, event],
    type: 'create',
    event,
    changes: [{ before: null, after: event, position: events.length }],
  };
}

/** Puts `after` in the place of `before`; null when that changes nothing or `before` is gone. */
export function replaceEvent<E extends CalendarEvent>(
  events: readonly E[],
  before: E,
  after: E,
  type: LastActionType,
): Edit<E> | null {
  const position = positionOfEvent(events, before);
  if (position < 0 || before === after) return null;
  return {
    events: events.with(position, after),
    type,
    event: after,
    changes: [{ before, after, position }],
  };
}

/** Removes an event; null when it is gone already. */
export function removeEvent<E extends CalendarEvent>(
  events: readonly E[],
  event: E,
): Edit<E> | null {
  const position = positionOfEvent(events, event);
  if (position < 0) return null;
  return {
    events: events.toSpliced(position, 1),
    type: 'delete',
    event,
    changes: [{ before: event, after: null, position }],
  };
}

/** Where an event stands: the very object, else the first with its id; -1 when there is none. */
export function positionOfEvent<E extends CalendarEvent>(events: readonly E[], event: E): number {
  const same = events.indexOf(event);
  return same >= 0 ? same : positionOfId(events, event.id);
}

/** Where the first event with an id stands, ids compared as strings; -1 when there is none. */
export function positionOfId(events: readonly CalendarEvent[], id: Id): number {
  const wanted = String(id);
  return events.findIndex((event: CalendarEvent | null) => String(event?.id) === wanted);
}

/** An id that no event has. */
export function freshId(events: readonly CalendarEvent[]): string {
  for (;;) {
    const id = `event-${Math.random().toString(36).slice(2, 10)}`;
    if (positionOfId(events, id) < 0) return id;
  }
}
