import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { AppliedChanges } from './applied-changes';
import type { ChangeSet, EventChange } from './change-set';

/** Steps kept for undo; older ones are forgotten. */
const LIMIT = 500;

/** The calendar's own changes, to be undone and redone one gesture at a time. */
export interface History<E extends CalendarEvent = CalendarEvent> {
  readonly done: readonly (readonly EventChange<E>[])[];
  readonly undone: readonly (readonly EventChange<E>[])[];
}

/** A history without any step. */
export const NO_HISTORY: History<never> = { done: [], undone: [] };

/** The history after another change; what was undone can't be redone any more. */
export function remember<E extends CalendarEvent>(
  history: History<E>,
  { changes }: ChangeSet<E>,
): History<E> {
  return { done: [...history.done, changes].slice(-LIMIT), undone: [] };
}

/** A history moved by one step, and what that changes. */
export interface Replay<E extends CalendarEvent = CalendarEvent> {
  readonly history: History<E>;
  /**
   * What of the step can still be done; null where that is nothing, because its events are gone, or
   * back, meanwhile. The history has forgotten such a step.
   */
  readonly changeSet: ChangeSet<E> | null;
  /** The changes of the whole step, as they would be made. */
  readonly changes: readonly EventChange<E>[];
}

/**
 * Undoes the last step; null where there is none. Only the keys that it changed go back, on the events
 * as they are now, so that what the host changed in between stays.
 */
export function undo<E extends CalendarEvent>(
  history: History<E>,
  events: readonly E[],
): Replay<E> | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  const changes = step
    .map(({ before, after, position }) => ({ before: after, after: before, position }))
    .reverse();
  const changeSet = doable(changes, events);
  const done = history.done.slice(0, -1);
  const undone = changeSet === null ? history.undone : [...history.undone, step];
  return { history: { done, undone }, changeSet, changes };
}

/** Does the step again that was undone last; null where there is none. */
export function redo<E extends CalendarEvent>(
  history: History<E>,
  events: readonly E[],
): Replay<E> | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  const changeSet = doable(step, events);
  const done = changeSet === null ? history.done : [...history.done, step];
  const undone = history.undone.slice(0, -1);
  return { history: { done, undone }, changeSet, changes: step };
}

/** What of a step can still be done; null for nothing. */
function doable<E extends CalendarEvent>(
  step: readonly EventChange<E>[],
  events: readonly E[],
): ChangeSet<E> | null {
  const applied = new AppliedChanges(events, step);
  let touched: E | null = null;
  const changes: EventChange<E>[] = [];
  for (const change of step) {
    const { before, after } = change;
    const { id } = (before ?? after)!;
    const present = applied.eventWithId(id);
    // Someone may have removed it meanwhile, or put it back.
    if ((present !== null) !== (before !== null)) continue;
    changes.push(change);
    applied.apply(change);
    touched = after === null ? present : applied.eventWithId(id);
  }
  if (changes.length === 0) return null;
  return { type: 'change', event: changes.length === 1 ? touched : null, changes };
}
