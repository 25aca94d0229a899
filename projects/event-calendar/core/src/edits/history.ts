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

/** A history moved by one step, and the edit that does it; null when nothing is left to do. */
export interface Replay<E extends CalendarEvent = CalendarEvent> {
  readonly history: History<E>;
  readonly edit: Edit<E>;
}

/**
 * Undoes the last step. Only the keys that it changed go back, on the events as they are now, so
 * that what the host changed in between stays.
 */
export function undo<E extends CalendarEvent>(
  history: History<E>,
  events: readonly E[],
): Replay<E> | null {
  const step = history.done.at(-1);
  if (step === undefined) return null;
  const back = step.map(({ before, after, position }) => ({
    before: after,
    after: before,
    position,
  }));
  return {
    history: { done: history.done.slice(0, -1), undone: [...history.undone, step] },
    edit: replay(back.reverse(), events),
  };
}

/** Does the step again that was undone last. */
export function redo<E extends CalendarEvent>(
  history: History<E>,
  events: readonly E[],
): Replay<E> | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  return {
    history: { done: [...history.done, step], undone: history.undone.slice(0, -1) },
    edit: replay(step, events),
  };
}

function replay<E extends CalendarEvent>(
  changes: readonly EventChange<E>[],
  events: readonly E[],
): Edit<E> {
  let next = [...events];
  let touched: E | null = null;
  for (const { before, after, position } of changes) {
    const id = (before ?? after)?.id;
    const at = id === undefined ? -1 : positionOfId(next, id);
    if (before === null && after !== null) {
      // Someone may have put it back meanwhile.
      if (at < 0) next = next.toSpliced(Math.min(position, next.length), 0, after);
      touched = after;
    } else if (after === null && at >= 0) {
      touched = next[at]!;
      next = next.toSpliced(at, 1);
    } else if (before !== null && after !== null && at >= 0) {
      touched = patched(next[at]!, before, after);
      next = next.with(at, touched);
    }
  }
  return { events: next, type: 'change', event: changes.length === 1 ? touched : null, changes };
}
