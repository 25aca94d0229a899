import type { PaletteName } from './palette';

/** Identifier of an event or a resource. Numbers and strings are compared as strings. */
export type CalendarId = string | number;

/** Edges of an event that may be resized: both (`true`), none (`false`) or the one named. */
export type Resizable = boolean | 'start' | 'end';

/**
 * A recurrence rule as an object, equivalent to its RFC 5545 RRULE string. Only the premium calendar expands it; the
 * plain one keeps it untouched.
 */
export interface RecurrenceRule {
  readonly freq: string;
  readonly interval?: number;
  /** Weekdays such as `MO`, with an ordinal in front where RFC 5545 section 3.3.10 allows one: `-1FR`. */
  readonly byDay?: string | readonly string[];
  readonly byMonthDay?: number | readonly number[];
  readonly byMonth?: number | readonly number[];
  readonly count?: number;
  /** ISO date (the whole day counts), wall time or instant; inclusive. */
  readonly until?: string;
  readonly byYearDay?: number | readonly number[];
  readonly byWeekNo?: number | readonly number[];
  readonly byHour?: number | readonly number[];
  readonly byMinute?: number | readonly number[];
  readonly bySecond?: number | readonly number[];
  readonly bySetPos?: number | readonly number[];
  readonly wkst?: string;
}

/** One event of the host: a plain JSON object. Additional keys of the host survive every edit. */
export interface CalendarEvent {
  /** Unique among the events. */
  readonly id: CalendarId;
  readonly title: string;
  /**
   * ISO 8601: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS[.fff]]`; without a zone it is a wall time, with `Z` or an offset
   * such as `+02:00` an instant.
   */
  readonly start: string;
  /** Accepts the forms of `start`. Exclusive for timed events; the last day for all-day events. */
  readonly end: string;
  readonly description?: string;
  /** IANA zone in which wall times of `start` and `end` are read. Without it: the browser's zone. */
  readonly timezone?: string;
  /**
   * `id` of the event's resource, or a list of several. Edits keep the form, a single id or a list; `resourceIdsOf`
   * reads both.
   */
  readonly resource?: CalendarId | readonly CalendarId[];
  readonly rrule?: string | RecurrenceRule;
  /** Days, wall times or instants excluded from the recurrence. */
  readonly exDates?: readonly string[];
  /**
   * Dates on which the event recurs besides those of its rule, in the forms of `exDates`; RFC 5545, 3.8.5.2. Only
   * premium and `/recurrence` expand them.
   */
  readonly rDates?: readonly string[];
  /** Whether the event covers whole days; the time part of `start` and `end` is then ignored. */
  readonly allDay?: boolean;
  readonly readOnly?: boolean;
  readonly color?: PaletteName;
  readonly draggable?: boolean;
  readonly resizable?: Resizable;
  /** CSS class of the event's element. */
  readonly className?: string;
  /**
   * False: the event is exclusive, nothing may overlap it. True: it never conflicts and takes no seats, on either side.
   */
  readonly overlap?: boolean;
  /** Number of seats taken of a resource with a capacity, a whole number from 1 on. Default 1. */
  readonly seats?: number;
  /** Whether the event may lie outside of working hours. */
  readonly canBeOutsideHours?: boolean;
  /** `id` of the event this one was split from. */
  readonly extractedFromId?: CalendarId;
}
