import type { CalendarId, RecurrenceRule } from './event';
import type { PaletteName } from './palette';
import type { Weekday } from './preferences';

/**
 * Working hours: a weekly rule, or the hours of one date. Times are wall times.
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
  /** Time at which work starts, `HH:MM`. Default `'09:00'`. */
  readonly start?: string;
  /**
   * Time at which work ends, `HH:MM`; `'00:00'` and `'24:00'` are midnight, an end before the start lies on the next
   * day. Default `'17:00'`.
   */
  readonly end?: string;
  /** The first date on which the rule holds, `YYYY-MM-DD`. */
  readonly from?: string;
  /** The last date on which the rule holds, `YYYY-MM-DD`. */
  readonly until?: string;
  /** The one date of the rule, `YYYY-MM-DD`; on it the rules with that date replace the weekly ones. */
  readonly date?: string;
  /** Whether the resource is closed on `date`. Default false. */
  readonly closed?: boolean;
  /** IANA zone of the times, as on events; else the browser's. */
  readonly timezone?: string;
}

/** A taken or closed stretch of time. Not an event: never counted, dragged, copied, listed or exported. */
export interface BlockedTime {
  /** Id of the block, for the host; the calendar doesn't need one. */
  readonly id?: CalendarId;
  /** Title drawn in the block; without one it is only hatched. */
  readonly title?: string;
  /** Start of the block, as on events: an instant, a wall time, or a date with `allDay`. */
  readonly start: string;
  /** End of the block, as on events: exclusive, or the last date with `allDay`. */
  readonly end: string;
  /** IANA zone of the times, as on events; else the browser's. */
  readonly timezone?: string;
  /** Whether the block covers whole days; the time part of `start` and `end` is then ignored. */
  readonly allDay?: boolean;
  /** Recurrence rule of the block, expanded by the premium calendar alone. */
  readonly rrule?: string | RecurrenceRule;
  /** Days, wall times or instants excluded from the recurrence, as on events. */
  readonly exDates?: readonly string[];
  /** Id of the resource, or ids of the resources, whose time is blocked; left out, the block applies to everyone. */
  readonly resource?: CalendarId | readonly CalendarId[];
  /** Whether events are kept out; with false the block is only shown. Default true. */
  readonly refuses?: boolean;
  /** Palette name of the colour of its hatching. Default: a neutral one. */
  readonly color?: PaletteName;
  /** CSS class of the block's element. */
  readonly className?: string;
}

/** How the calendar treats events outside working hours or in blocked time. */
export type UnavailableTimes = 'allow' | 'ask' | 'refuse';

/** How the calendar treats events that overlap others of the same resource. */
export type EventOverlap = 'allow' | 'mark' | 'ask' | 'refuse';
