import { dayFrom, daysInMonth, weekdayOf, type Weekday } from 'ng-event-calendar/core/internal';

/** Two letters of each weekday, Sunday first. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** A day of the year on which clocks change, as rules of zones name it. */
export interface YearlyDay {
  /** 1 to 12. */
  readonly month: number;
  /** Null if the date alone decides. */
  readonly weekday: Weekday | null;
  /** The n-th such weekday of the month, counted from the end when negative; 0 if `dates` decide. */
  readonly ordinal: number;
  /** Dates of the month; the first that falls on the weekday counts. */
  readonly dates: readonly number[];
}

/** Returns the day number in a year; null if that year has none. */
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
