import { DAY } from 'ng-event-calendar/core/internal';
import { lazy } from './lazy';
import { localeCalendar } from './locale-conventions';
import { plainSpaces } from './plain-spaces';

/** Writes days in one form that only a part of the calendar needs. */
export interface DayWriter {
  day(day: number): string;
  /** Both ends included. */
  days(first: number, last: number): string;
}

/** Makes the writer of a form of days in a known locale. */
export function dayWriter(locale: string, form: Intl.DateTimeFormatOptions): DayWriter {
  const format = lazy(
    () =>
      new Intl.DateTimeFormat(locale, {
        ...form,
        calendar: localeCalendar(locale),
        timeZone: 'UTC',
      }),
  );
  return {
    day: (day) => plainSpaces(format().format(day * DAY)),
    days: (first, last) => plainSpaces(format().formatRange(first * DAY, last * DAY)),
  };
}
