import type { CalendarId, RecurrenceRule } from './event';
import type { PaletteName } from './palette';
import type { Weekday } from './preferences';

/**
 * When work is done: a rule of the week, or what holds on one date. Times are wall times.
 *
 * @example
 * const hours: WorkingHours[] = [
 *   { days: [1, 2, 3, 4, 5], start: '08:00', end: '12:00' },
 *   { days: [1, 2, 4], start: '13:00', end: '18:00' },
 *   { date: '2026-12-24', start: '08:00', end: '12:00' },
 *   { date: '2026-12-25', closed: true },
 * ];
 */
export interface WorkingHours {
  /** Days of the week, Sunday is 0. Default: Monday to Friday. */
  readonly days?: readonly Weekday[];
  /** `HH:MM`. Default `'09:00'`. */
  readonly start?: string;
  /** `HH:MM`; `'00:00'` and `'24:00'` are midnight, an end before the start is on the next day. Default `'17:00'`. */
  readonly end?: string;
  /** The first date on which the rule holds, `YYYY-MM-DD`. */
  readonly from?: string;
  /** The last date on which the rule holds, `YYYY-MM-DD`. */
  readonly until?: string;
  /** The one date on which it holds, `YYYY-MM-DD`: there only the rules of that date do. */
  readonly date?: string;
  /** With `date`: nothing is open on it. */
  readonly closed?: boolean;
  /** The zone of the times, as on events; else the browser's. */
  readonly timezone?: string;
}

/** A stretch that is taken or closed. Not an event: never counted, dragged, copied, listed or exported. */
export interface BlockedTime {
  readonly id?: CalendarId;
  readonly title?: string;
  /** As on events: an instant, a wall time, or with `allDay` a date. */
  readonly start: string;
  /** As on events; with `allDay` the last date. */
  readonly end: string;
  /** The zone of the times, as on events; else the browser's. */
  readonly timezone?: string;
  readonly allDay?: boolean;
  /** Repeats it, in the premium calendar. */
  readonly rrule?: string | RecurrenceRule;
  readonly exDates?: readonly string[];
  /** Whose time it is; nobody's in particular, and so everybody's, without one. */
  readonly resource?: CalendarId | readonly CalendarId[];
  /** Whether it keeps others out; with false it is only shown. Default true. */
  readonly refuses?: boolean;
  readonly color?: PaletteName;
  readonly className?: string;
}

/** What happens to what is put where nobody works or something is blocked. */
export type UnavailableTimes = 'allow' | 'ask' | 'refuse';

/** What happens to what is put beside something else of the same resource. */
export type EventOverlap = 'allow' | 'mark' | 'ask' | 'refuse';
