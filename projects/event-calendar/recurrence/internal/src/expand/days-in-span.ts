import { civilDate, dayFrom, daysInMonth, weekdayOf } from 'ng-event-calendar/core/internal';
import type { Rule } from '../rules/rule';

/** A month or a year: consecutive days. */
export interface Span {
  readonly first: number;
  readonly length: number;
}

/** A month; `month` is 1 to 12. */
export function monthSpan(year: number, month: number): Span {
  return { first: dayFrom(year, month, 1), length: daysInMonth(year, month) };
}

/** A calendar year. */
export function yearSpan(year: number): Span {
  const first = dayFrom(year, 1, 1);
  return { first, length: dayFrom(year + 1, 1, 1) - first };
}

/**
 * Returns the days that numbers name in a span, counted from 1, or from the end when negative. Numbers without such a
 * day, such as 31 in April, are left out.
 */
export function numberedDays({ first, length }: Span, numbers: readonly number[]): number[] {
  const days: number[] = [];
  for (const number of numbers) {
    const offset = number > 0 ? number - 1 : length + number;
    if (offset >= 0 && offset < length) days.push(first + offset);
  }
  return days;
}

/** Returns the days of a span that BYDAY names, ordinals counted within it; not sorted. */
export function weekdaysOf({ first, length }: Span, { byDay }: Pick<Rule, 'byDay'>): number[] {
  const days: number[] = [];
  const firstWeekday = weekdayOf(first);
  for (const { weekday, ordinal } of byDay) {
    const offset = (weekday - firstWeekday + 7) % 7;
    const amount = Math.floor((length - 1 - offset) / 7) + 1;
    if (ordinal === 0) {
      for (let at = 0; at < amount; at++) days.push(first + offset + at * 7);
    } else {
      const at = ordinal > 0 ? ordinal - 1 : amount + ordinal;
      if (at >= 0 && at < amount) days.push(first + offset + at * 7);
    }
  }
  return days;
}

/** Whether a day lies in one of the rule's months; always true without BYMONTH. */
export function isInMonths({ byMonth }: Pick<Rule, 'byMonth'>, day: number): boolean {
  return byMonth.length === 0 || byMonth.includes(civilDate(day).month);
}

/** Whether a day is one of the rule's days of the month; always true without BYMONTHDAY. */
export function isMonthDay({ byMonthDay }: Pick<Rule, 'byMonthDay'>, day: number): boolean {
  if (byMonthDay.length === 0) return true;
  const { year, month, day: date } = civilDate(day);
  return byMonthDay.includes(date) || byMonthDay.includes(date - daysInMonth(year, month) - 1);
}

/** Whether a day is one of the rule's days of the year; always true without BYYEARDAY. */
export function isYearDay({ byYearDay }: Pick<Rule, 'byYearDay'>, day: number): boolean {
  if (byYearDay.length === 0) return true;
  const { first, length } = yearSpan(civilDate(day).year);
  const number = day - first + 1;
  return byYearDay.includes(number) || byYearDay.includes(number - length - 1);
}

/** Sorts numbers and removes duplicates. */
export function ascending(numbers: number[]): number[] {
  const isAscending = numbers.every((number, at) => at === 0 || number > numbers[at - 1]!);
  return isAscending ? numbers : [...new Set(numbers)].sort((a, b) => a - b);
}
