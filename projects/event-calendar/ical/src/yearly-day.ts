import {
  civilDate,
  dayFrom,
  daysInMonth,
  weekdayOf,
  type Weekday,
} from 'ng-event-calendar/core/internal';

/** Two letters of each weekday, Sunday first. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** A day of the year on which clocks change, the way rules of zones name it. */
export interface YearlyDay {
  /** 1 to 12. */
  readonly month: number;
  /** Null where the date alone decides. */
  readonly weekday: Weekday | null;
  /** The n-th such weekday of the month, from the end when negative; 0 where `dates` decide. */
  readonly ordinal: number;
  /** Dates of the month; the first that is the weekday counts. */
  readonly dates: readonly number[];
}

/** The day that it is in a year; null where that year has none. */
export function dayInYear(
  { month, weekday, ordinal, dates }: YearlyDay,
  year: number,
): number | null {
  const first = dayFrom(year, month, 1);
  const length = daysInMonth(year, month);
  if (weekday === null || ordinal === 0) {
    const fits = (date: number): boolean =>
      date <= length && (weekday === null || weekdayOf(first + date - 1) === weekday);
    const date = dates.find(fits);
    return date === undefined ? null : first + date - 1;
  }
  const ahead = (weekday - weekdayOf(first) + 7) % 7;
  const count = Math.ceil((length - ahead) / 7);
  const index = ordinal > 0 ? ordinal - 1 : count + ordinal;
  return index >= 0 && index < count ? first + ahead + index * 7 : null;
}

/**
 * Reads the day of a yearly rule as definitions of zones have it: with `BYMONTH`, and `BYDAY` or
 * `BYMONTHDAY`; what it doesn't say is that of `start`. Null for other rules.
 */
export function readYearlyDay(rule: ReadonlyMap<string, string>, start: number): YearlyDay | null {
  const known = new Set(['FREQ', 'UNTIL', 'BYMONTH', 'BYDAY', 'BYMONTHDAY', 'WKST', 'INTERVAL']);
  const isKnown = [...rule.keys()].every((part) => known.has(part));
  if (!isKnown || rule.get('FREQ') !== 'YEARLY' || (rule.get('INTERVAL') ?? '1') !== '1')
    return null;
  const from = civilDate(start);
  const month = Number(rule.get('BYMONTH') ?? from.month);
  const dates = (rule.get('BYMONTHDAY') ?? '').split(',').filter(Boolean).map(Number);
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth || dates.length > 31 || !dates.every((date) => date >= 1 && date <= 31)) return null;
  const byDay = rule.get('BYDAY');
  if (byDay === undefined) {
    return { month, weekday: null, ordinal: 0, dates: dates.length > 0 ? dates : [from.day] };
  }
  const [, ordinal, code] = /^([+-]?[1-5])?([A-Z]{2})$/.exec(byDay) ?? [];
  const weekday = (WEEKDAYS as readonly (string | undefined)[]).indexOf(code);
  const isDecided = dates.length > 0 ? ordinal === undefined : ordinal !== undefined;
  if (weekday < 0 || !isDecided) return null;
  return { month, weekday: weekday as Weekday, ordinal: Number(ordinal ?? 0), dates };
}
