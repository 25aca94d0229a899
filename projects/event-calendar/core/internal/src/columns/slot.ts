import type { CalendarId } from '../model/event';

/** Where something is put: at a time of a column of the time grid, or on a day of a row or a month. */
export interface Slot {
  /** The column's day number. */
  readonly day: number;
  /** An instant on the axis of time; null where the whole day is meant. */
  readonly instant: number | null;
  /** Id of the resource whose column it is, null for events without one; left out where it is everybody's. */
  readonly resource?: CalendarId | null;
}
