import { DAY } from 'ng-event-calendar/core/internal';
import { lazy } from './lazy';
import { localeCalendar } from './locale-conventions';
import { plainSpaces } from './plain-spaces';

/** Returns the writer of a form of days that only a part of the calendar needs, in a known locale. */
export function dayWriter(
  locale: string,
  form: Intl.DateTimeFormatOptions,
): (day: number) => string {
  const calendar = localeCalendar(locale);
  const format = lazy(
    () => new Intl.DateTimeFormat(locale, { ...form, calendar, timeZone: 'UTC' }),
  );
  return (day) => plainSpaces(format().format(day * DAY));
}
