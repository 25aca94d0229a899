import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { AppliedChanges } from './applied-changes';
import type { ChangeSet, EventChange } from './change-set';

/** Steps kept for undo; older ones are forgotten. */
const LIMIT = 500;

/** The calendar's own changes, to undo and redo one gesture at a time. */
export interface History<E extends CalendarEvent = CalendarEvent> {
  readonly done: readonly (readonly EventChange<E>[])[];
  readonly undone: readonly (readonly EventChange<E>[])[];
}

/** A history without any step. */
export const NO_HISTORY: History<never> = { done: [], undone: [] };

/** Returns the history after another change; undone steps can then no longer be redone. */
export function remember<E extends CalendarEvent>(
  history: History<E>,
  { changes }: ChangeSet<E>,
): History<E> {
  return { done: [...history.done, changes].slice(-LIMIT), undone: [] };
}

/** A history moved by one step, and the changes of that step. */
export interface Replay<E extends CalendarEvent = CalendarEvent> {
  readonly history: History<E>;
  /**
   * Part of the step that can still be applied; null if none can, as its events were removed or restored meanwhile. The
   * history drops such a step.
   */
  readonly changeSet: ChangeSet<E> | null;
  /** All changes of the step, including those that can no longer be applied. */
  readonly changes: readonly EventChange<E>[];
}

/**
 * Undoes the last step; null if there is none. Only the keys that it changed are reverted, on the current events, so
 * that changes of the host in between stay.
 */
export function undo<E extends CalendarEvent>(
  history: History<E>,
  events: readonly E[],
): Replay<E> | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  const changes = step
    // Further keys, such as marks of whoever made the change, stay.
    .map(({ before, after, ...rest }) => ({ ...rest, before: after, after: before }))
    .reverse();
  const changeSet = doable(changes, events);
  const done = history.done.slice(0, -1);
  const undone = changeSet === null ? history.undone : [...history.undone, step];
  return { history: { done, undone }, changeSet, changes };
}

/** Redoes the step that was undone last; null if there is none. */
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

/** Returns the part of a step that can still be applied; null if none can. */
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
    // The host may have removed or restored the event meanwhile.
    if ((present !== null) !== (before !== null)) continue;
    changes.push(change);
    applied.apply(change);
    touched = after === null ? present : applied.eventWithId(id);
  }
  if (changes.length === 0) return null;
  return { type: 'change', event: changes.length === 1 ? touched : null, changes };
}
