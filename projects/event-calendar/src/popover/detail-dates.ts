import type { DateFormats } from '../text/date-formats';
import { dayWriter } from '../text/day-writer';

/** Writes the dates of an event that is only read. */
export interface DetailDates {
  /** Separator between a date and the times on it. */
  readonly separator: string;
  /** 'Fri, Nov 20' or 'Friday, November 20'. */
  date(day: number): string;
  /** 'Nov 20 – 22, 2026' or 'Friday, November 20 – Sunday, November 22'; both ends included. */
  dates(first: number, last: number): string;
}

/** Makes the short dates of a card that disappears by itself. */
export function briefDates(formats: DateFormats): DetailDates {
  return {
    separator: formats.separator,
    date: (day) => formats.weekdayDate(day).join(''),
    dates: (first, last) => formats.dateRangeTitle(first, last),
  };
}

/** Makes dates in whole words, with the year where it isn't that of `today`. */
export function longDates(formats: DateFormats, today: number): DetailDates {
  const withoutYear = dayWriter(formats.locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const isThisYear = (day: number): boolean => formats.year(day) === formats.year(today);
  return {
    separator: formats.separator,
    date: (day) => (isThisYear(day) ? withoutYear.day(day) : formats.fullDate(day)),
    dates: (first, last) =>
      isThisYear(first) && isThisYear(last)
        ? withoutYear.days(first, last)
        : formats.fullDates(first, last),
  };
}
