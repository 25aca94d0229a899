import type { Id } from '../model/event';

/** Where something is put: at a time of a column of the time grid, or on a day of a row or a month. */
export interface Slot {
  /** The column's day number. */
  readonly day: number;
  /** An instant on the axis of time; null where the whole day is meant. */
  readonly instant: number | null;
  /** Id of the resource whose column it is, null for events without one; left out where it is everybody's. */
  readonly resource?: Id | null;
}

/** Whether two slots lie in columns of the same resource. */
export function isSameResource(a: Id | null | undefined, b: Id | null | undefined): boolean {
  const isNone = (id: Id | null | undefined): id is null | undefined =>
    id === null || id === undefined;
  return isNone(a) || isNone(b) ? a === b : String(a) === String(b);
}
