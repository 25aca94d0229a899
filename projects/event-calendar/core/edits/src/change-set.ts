import type { CalendarEvent, LastActionType } from 'ng-event-calendar/core/internal';
import { positionOfEvent } from './position-of-event';
import type { ProposedChange } from './proposed-change';

/** One event before and after a change; null if it didn't exist then. */
export interface EventChange<E extends CalendarEvent = CalendarEvent> {
  /** Event before the change; null for a new one. */
  readonly before: E | null;
  /** Event after the change; null if it is deleted. */
  readonly after: E | null;
  /** Position in the array: of `before`, or the one at which `after` was inserted. */
  readonly position: number;
}

/** Part of a batch: the change of one event, or of one occurrence of a series. */
export interface ChangePart<E extends CalendarEvent = CalendarEvent> extends ProposedChange<E> {
  /** Start of its first changed occurrence, as in a change set of this event alone. */
  readonly since?: number;
}

/**
 * A change to the events: its type, the event it touched, and the changed records. It contains no other events, so that
 * its cost doesn't depend on their number; `eventsAfter` returns the array with the change.
 */
export interface ChangeSet<E extends CalendarEvent = CalendarEvent> {
  /** Kind of change, as in `lastAction.type`. */
  readonly type: LastActionType;
  /** The record that now holds the touched event, or the deleted one; null for a batch. */
  readonly event: E | null;
  /** Changed records, each with its position. */
  readonly changes: readonly EventChange<E>[];
  /**
   * Start of the first changed occurrence in epoch milliseconds, before or after the change, if several occurrences of
   * a series change.
   */
  readonly since?: number;
  /** For a series: the touched occurrence as an event, before and after the change. */
  readonly touched?: { readonly before: E; readonly after: E };
  /** For a batch: the changes of its events, the grabbed one's first, then in order of start. */
  readonly parts?: readonly ChangePart<E>[];
}

/** Returns the change that appends a new event. */
export function createEvent<E extends CalendarEvent>(events: readonly E[], event: E): ChangeSet<E> {
  const changes = [{ before: null, after: event, position: events.length }];
  return { type: 'create', event, changes };
}

/** Returns the change that replaces `before` with `after`; null if they are the same or `before` is gone. */
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

/** Returns the change that removes an event; null if it is gone already. */
export function removeEvent<E extends CalendarEvent>(
  events: readonly E[],
  event: E,
): ChangeSet<E> | null {
  const position = positionOfEvent(events, event);
  if (position < 0) return null;
  return { type: 'delete', event, changes: [{ before: event, after: null, position }] };
}
