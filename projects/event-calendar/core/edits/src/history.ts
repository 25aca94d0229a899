import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { AppliedChanges } from './applied-changes';
import type { ChangePart, ChangeSet, EventChange } from './change-set';

/** Steps kept for undo; older ones are forgotten. */
const LIMIT = 500;

/** The changed records of one gesture, and for a batch the changes of its events. */
export type HistoryStep<E extends CalendarEvent = CalendarEvent> = Pick<
  ChangeSet<E>,
  'changes' | 'parts'
>;

/** The calendar's own changes, to undo and redo one gesture at a time. */
export interface History<E extends CalendarEvent = CalendarEvent> {
  readonly done: readonly HistoryStep<E>[];
  readonly undone: readonly HistoryStep<E>[];
}

/** A history without any step. */
export const NO_HISTORY: History<never> = { done: [], undone: [] };

/** Returns the history after another change; undone steps can then no longer be redone. */
export function remember<E extends CalendarEvent>(
  history: History<E>,
  { changes, parts }: ChangeSet<E>,
): History<E> {
  const step = { changes, ...(parts !== undefined && { parts }) };
  return { done: [...history.done, step].slice(-LIMIT), undone: [] };
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
  const changes = step.changes.map(reversed).reverse();
  const parts = step.parts?.map(reversed);
  const changeSet = doable({ changes, ...(parts !== undefined && { parts }) }, events);
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
  return { history: { done, undone }, changeSet, changes: step.changes };
}

/** Returns a change the other way round. Further keys, such as marks of whoever made it, stay. */
function reversed<C extends { readonly before: unknown; readonly after: unknown }>(change: C): C {
  return { ...change, before: change.after, after: change.before };
}

/** Returns what can still be applied of a step; null if nothing can. */
function doable<E extends CalendarEvent>(
  { changes: step, parts }: HistoryStep<E>,
  events: readonly E[],
): ChangeSet<E> | null {
  const applied = new AppliedChanges(events, step);
  const written = new Map<E, E | null>();
  let touched: E | null = null;
  const changes: EventChange<E>[] = [];
  for (const change of step) {
    // The host may have removed or restored the event meanwhile.
    if (!applied.isDoable(change)) continue;
    changes.push(change);
    touched = applied.apply(change);
    written.set((change.after ?? change.before)!, touched);
  }
  if (changes.length === 0) return null;
  if (parts !== undefined) {
    return { type: 'change', event: null, changes, parts: replayedParts(parts, written) };
  }
  return { type: 'change', event: changes.length === 1 ? touched : null, changes };
}

/** Returns the parts of a batch that are replayed, with the records as they will be then. */
function replayedParts<E extends CalendarEvent>(
  parts: readonly ChangePart<E>[],
  written: ReadonlyMap<E, E | null>,
): readonly ChangePart<E>[] {
  return parts.flatMap(({ before, after }): readonly ChangePart<E>[] => {
    const present = written.get((after ?? before)!) ?? null;
    if (present === null) return [];
    return [{ type: 'change', before, after: after === null ? null : present }];
  });
}
