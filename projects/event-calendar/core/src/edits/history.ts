import type { CalendarEvent } from '../model/event';
import { positionOfId, type Edit, type EventChange } from './edit';
import { patched } from './patch';

/** Steps kept for undo; older ones are forgotten. */
const LIMIT = 500;

/** The calendar's own changes, to be undone and redone one gesture at a time. */
export interface History<E extends CalendarEvent = CalendarEvent> {
  readonly done: readonly (readonly EventChange<E>[])[];
  readonly undone: readonly (readonly EventChange<E>[])[];
}

/** A history without any step. */
export const NO_HISTORY: History<never> = { done: [], undone: [] };

/** The history after another edit; what was undone can't be redone any more. */
export function remember<E extends CalendarEvent>(history: History<E>, edit: Edit<E>): History<E> {
  return { done: [...history.done, edit.changes].slice(-LIMIT), undone: [] };
}

/** A history moved by one step, and what that changes. */
export interface Replay<E extends CalendarEvent = CalendarEvent> {
  readonly history: History<E>;
  /**
   * What of the step can still be done; null where that is nothing, because its events are gone, or
   * back, meanwhile. The history has forgotten such a step.
   */
  readonly edit: Edit<E> | null;
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
  const edit = replay(changes, events);
  const done = history.done.slice(0, -1);
  const undone = edit === null ? history.undone : [...history.undone, step];
  return { history: { done, undone }, edit, changes };
}

/** Does the step again that was undone last; null where there is none. */
export function redo<E extends CalendarEvent>(
  history: History<E>,
  events: readonly E[],
): Replay<E> | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  const edit = replay(step, events);
  const done = edit === null ? history.done : [...history.done, step];
  return { history: { done, undone: history.undone.slice(0, -1) }, edit, changes: step };
}

function replay<E extends CalendarEvent>(
  steps: readonly EventChange<E>[],
  events: readonly E[],
): Edit<E> | null {
  let next = [...events];
  let touched: E | null = null;
  const changes: EventChange<E>[] = [];
  for (const change of steps) {
    const { before, after, position } = change;
    const id = (before ?? after)?.id;
    const at = id === undefined ? -1 : positionOfId(next, id);
    const isThere = at >= 0;
    // Someone may have removed it meanwhile, or put it back.
    if (isThere !== (before !== null)) continue;
    changes.push(change);
    if (before === null) {
      touched = after!;
      next = next.toSpliced(Math.min(position, next.length), 0, touched);
    } else if (after === null) {
      touched = next[at]!;
      next = next.toSpliced(at, 1);
    } else {
      touched = patched(next[at]!, before, after);
      next = next.with(at, touched);
    }
  }
  if (changes.length === 0) return null;
  return { events: next, type: 'change', event: changes.length === 1 ? touched : null, changes };
}
