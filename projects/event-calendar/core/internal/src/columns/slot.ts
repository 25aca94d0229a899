import type { CalendarId } from '../model/event';

/** Place for an event: a time in a column of the time grid, or a day of a row or a month. */
export interface Slot {
  /** The column's day number. */
  readonly day: number;
  /** An instant on the time axis; null for the whole day. */
  readonly instant: number | null;
  /** Id of the resource that owns the column; null for events without one, left out if the column holds all events. */
  readonly resource?: CalendarId | null;
}
