import type { Weekday } from 'ng-event-calendar/core/internal';

/** Frequencies of rules; RFC 5545's smaller units are not shown by a calendar of days. */
export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;

/** The unit of time in which a rule repeats. */
export type Frequency = (typeof FREQUENCIES)[number];

/** A weekday of a rule: each of the period, or the n-th, counted from the end when negative. */
export interface RuleDay {
  readonly weekday: Weekday;
  /** 0 for each such weekday. */
  readonly ordinal: number;
}

/** The inclusive end of a rule: a whole day, a wall time in the event's zone, or an instant. */
export type Until =
  | { readonly kind: 'day'; readonly day: number }
  | { readonly kind: 'wall'; readonly wall: number }
  | { readonly kind: 'instant'; readonly instant: number };

/**
 * A recurrence rule with the meaning of RFC 5545 section 3.3.10, whichever form it was written in. An empty list stands
 * for an absent part.
 */
export interface Rule {
  readonly freq: Frequency;
  readonly interval: number;
  readonly count: number | null;
  readonly until: Until | null;
  /** First day of the week; RFC 5545 defaults to Monday. */
  readonly wkst: Weekday;
  readonly byMonth: readonly number[];
  readonly byWeekNo: readonly number[];
  readonly byYearDay: readonly number[];
  readonly byMonthDay: readonly number[];
  readonly byDay: readonly RuleDay[];
  readonly byHour: readonly number[];
  readonly byMinute: readonly number[];
  readonly bySecond: readonly number[];
  readonly bySetPos: readonly number[];
}

/** Name of a part as the object form spells it; the string form has it in capitals. */
export type RulePart = keyof Rule;

/** Returns a rule with a frequency and, optionally, other parts. */
export function plainRule(freq: Frequency, parts: Partial<Rule> = {}): Rule {
  return { ...EVERY_TIME, freq, ...parts };
}

const EVERY_TIME: Omit<Rule, 'freq'> = {
  interval: 1,
  count: null,
  until: null,
  wkst: 1,
  byMonth: [],
  byWeekNo: [],
  byYearDay: [],
  byMonthDay: [],
  byDay: [],
  byHour: [],
  byMinute: [],
  bySecond: [],
  bySetPos: [],
};

/** Parts that choose days of a period. */
export const DAY_PARTS = ['byMonth', 'byWeekNo', 'byYearDay', 'byMonthDay', 'byDay'] as const;

/** Parts that choose times of a day. */
export const TIME_PARTS = ['byHour', 'byMinute', 'bySecond'] as const;

/** Two letters of each weekday, Sunday first. */
export const WEEKDAY_CODES = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** Whether two rules have equal values for a part. */
export function samePart(a: Rule, b: Rule, part: RulePart): boolean {
  return JSON.stringify(a[part]) === JSON.stringify(b[part]);
}
