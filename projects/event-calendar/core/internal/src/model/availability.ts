import type { CalendarId, RecurrenceRule } from './event';
import type { PaletteName } from './palette';
import type { Weekday } from './preferences';

/**
 * Working hours: a weekly rule, or the hours of one date. Times are wall times.
 *
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
  /** `HH:MM`; `'00:00'` and `'24:00'` are midnight, an end before the start lies on the next day. Default `'17:00'`. */
  readonly end?: string;
  /** The first date on which the rule holds, `YYYY-MM-DD`. */
  readonly from?: string;
  /** The last date on which the rule holds, `YYYY-MM-DD`. */
  readonly until?: string;
  /** The one date of the rule, `YYYY-MM-DD`; on it the rules with that date replace the weekly ones. */
  readonly date?: string;
  /** With `date`: the date is closed. */
  readonly closed?: boolean;
  /** IANA zone of the times, as on events; else the browser's. */
  readonly timezone?: string;
}

/** A taken or closed stretch of time. Not an event: never counted, dragged, copied, listed or exported. */
export interface BlockedTime {
  readonly id?: CalendarId;
  readonly title?: string;
  /** As on events: an instant, a wall time, or a date with `allDay`. */
  readonly start: string;
  /** As on events: exclusive, or the last date with `allDay`. */
  readonly end: string;
  /** IANA zone of the times, as on events; else the browser's. */
  readonly timezone?: string;
  readonly allDay?: boolean;
  /** Repeats the block, in the premium calendar. */
  readonly rrule?: string | RecurrenceRule;
  readonly exDates?: readonly string[];
  /** Id of the resource, or ids of the resources, whose time is blocked; left out, the block applies to everyone. */
  readonly resource?: CalendarId | readonly CalendarId[];
  /** Whether events are kept out; with false the block is only shown. Default true. */
  readonly refuses?: boolean;
  readonly color?: PaletteName;
  readonly className?: string;
}

/** How the calendar treats events outside working hours or in blocked time. */
export type UnavailableTimes = 'allow' | 'ask' | 'refuse';

/** How the calendar treats events that overlap others of the same resource. */
export type EventOverlap = 'allow' | 'mark' | 'ask' | 'refuse';
