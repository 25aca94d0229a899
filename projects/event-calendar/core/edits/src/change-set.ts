import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import { positionOfEvent } from './position-of-event';

/** One event before and after a change; null where it didn't exist. */
export interface EventChange<E extends CalendarEvent = CalendarEvent> {
  readonly before: E | null;
  readonly after: E | null;
  /** Position in the array: of `before`, or where `after` was put. */
  readonly position: number;
}

/**
 * A change to the events: what it is called, what it touched, and which records it changes. It holds no
 * events beside those, so that asking what a change would be costs the same among a hundred thousand;
 * `eventsAfter` makes the array when it is written.
 */
export interface ChangeSet<E extends CalendarEvent = CalendarEvent> {
  readonly type: LastActionType;
  /** The record that holds what was touched then, or the one deleted; null for a batch. */
  readonly event: E | null;
  readonly changes: readonly EventChange<E>[];
  /** Where several occurrences of a series change: the instant of the first of them, as it was or will be. */
  readonly since?: number;
  /** Of a series: the touched occurrence as an event, as it was and as it will be. */
  readonly touched?: { readonly before: E; readonly after: E };
}

/** Appends a new event. */
export function createEvent<E extends CalendarEvent>(events: readonly E[], event: E): ChangeSet<E> {
  const changes = [{ before: null, after: event, position: events.length }];
  return { type: 'create', event, changes };
}

/** Puts `after` in the place of `before`; null when that changes nothing or `before` is gone. */
export function replaceEvent<E extends CalendarEvent>(
  events: readonly E[],
  before: E,
  after: E,
  type: LastActionType,
): ChangeSet<E> | null {
  const position = positionOfEvent(events, before);
  if (position < 0 || before === after) return null;
  return { type, event: after, changes: [{ before, after, position }] };
}

/** Removes an event; null when it is gone already. */
export function removeEvent<E extends CalendarEvent>(
  events: readonly E[],
  event: E,
): ChangeSet<E> | null {
  const position = positionOfEvent(events, event);
  if (position < 0) return null;
  return { type: 'delete', event, changes: [{ before: event, after: null, position }] };
}

/** An id that no event has. */
export function freshId(events: readonly CalendarEvent[]): string {
  for (;;) {
    const id = `event-${Math.random().toString(36).slice(2, 10)}`;
    // No number reads like this, so comparing as text isn't needed.
    if (!events.some((event: CalendarEvent | null) => event?.id === id)) return id;
  }
}
