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
  /** Period of the rule: `'DAILY'`, `'WEEKLY'`, `'MONTHLY'` or `'YEARLY'`. */
  readonly freq: string;
  /** Interval in periods, 2 for every other one. Default 1. */
  readonly interval?: number;
  /** Weekdays such as `MO`, with an ordinal in front where RFC 5545 section 3.3.10 allows one: `-1FR`. */
  readonly byDay?: string | readonly string[];
  /** Days of the month, 1 to 31, or -1 to -31 from its end. */
  readonly byMonthDay?: number | readonly number[];
  /** Months, 1 to 12. */
  readonly byMonth?: number | readonly number[];
  /** Number of occurrences, including excluded ones. */
  readonly count?: number;
  /** End of the rule, inclusive: an ISO date (the whole day counts), a wall time or an instant. */
  readonly until?: string;
  /** Days of the year, 1 to 366, or -1 to -366 from its end. */
  readonly byYearDay?: number | readonly number[];
  /** Weeks of the year, 1 to 53, or -1 to -53 from its end. */
  readonly byWeekNo?: number | readonly number[];
  /** Hours, 0 to 23. */
  readonly byHour?: number | readonly number[];
  /** Minutes, 0 to 59. */
  readonly byMinute?: number | readonly number[];
  /** Seconds, 0 to 59. */
  readonly bySecond?: number | readonly number[];
  /** Positions among the occurrences of a period, from 1 on, or from -1 on from its end. */
  readonly bySetPos?: number | readonly number[];
  /** First day of the week, such as `SU`. Default `MO`. */
  readonly wkst?: string;
}

/** One event of the host: a plain JSON object. Additional keys of the host survive every edit. */
export interface CalendarEvent {
  /** Unique among the events. */
  readonly id: CalendarId;
  /** Title of the event; an empty one is shown as a placeholder text. */
  readonly title: string;
  /**
   * Start in ISO 8601: `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM[:SS[.fff]]`; without a zone it is a wall time, with `Z` or an
   * offset such as `+02:00` an instant.
   */
  readonly start: string;
  /** End in the forms of `start`: exclusive for timed events, the last day for all-day events. */
  readonly end: string;
  /** Description, shown in the editor, the details and the card on hover. */
  readonly description?: string;
  /** IANA zone in which wall times of `start` and `end` are read. Without it: the browser's zone. */
  readonly timezone?: string;
  /**
   * `id` of the event's resource, or a list of several. Edits keep the form, a single id or a list; `resourceIdsOf`
   * reads both.
   */
  readonly resource?: CalendarId | readonly CalendarId[];
  /** Recurrence rule, as an RFC 5545 string or an object. Only premium and `/recurrence` expand it. */
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
  /** Whether the event can't be changed. Default: as its resource or the calendar says. */
  readonly readOnly?: boolean;
  /** Palette name of the colour. Default: that of its resource or the calendar. */
  readonly color?: PaletteName;
  /** Whether the event may be moved. Default: as its resource or the calendar says. */
  readonly draggable?: boolean;
  /** Edges by which the event may be resized. Default: as its resource or the calendar says. */
  readonly resizable?: Resizable;
  /** CSS class of the event's element. */
  readonly className?: string;
  /**
   * Whether others may overlap the event. False makes it exclusive: nothing may overlap it. With true it never
   * conflicts and takes no seats. Default: as `eventOverlap` says.
   */
  readonly overlap?: boolean;
  /** Number of seats taken of a resource with a capacity, a whole number from 1 on. Default 1. */
  readonly seats?: number;
  /** Whether the event may lie outside of working hours. */
  readonly canBeOutsideHours?: boolean;
  /** `id` of the event this one was split from. */
  readonly extractedFromId?: CalendarId;
}
