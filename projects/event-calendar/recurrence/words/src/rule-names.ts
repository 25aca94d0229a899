import { DAY, dayFrom, type Weekday } from 'ng-event-calendar/core/internal';

/** Names in a locale for the parts of rules. */
export interface RuleNames {
  /** 'Friday' */
  readonly weekday: (weekday: Weekday) => string;
  /** 'November'; 1 is January. */
  readonly month: (month: number) => string;
  /** 'November 20' */
  readonly monthDay: (day: number) => string;
  /** 'November 20, 2026' */
  readonly date: (day: number) => string;
  /** '9:00 AM', from milliseconds since midnight. */
  readonly time: (timeOfDay: number) => string;
  readonly number: (value: number) => string;
  /** 'a, b, and c' */
  readonly and: (items: readonly string[]) => string;
  /** 'a, b, or c' */
  readonly or: (items: readonly string[]) => string;
}

/** Returns the names of a BCP 47 locale; dates are Gregorian, whatever calendar the locale prefers. */
export function ruleNamesOf(locale: string): RuleNames {
  const dates = (options: Intl.DateTimeFormatOptions): ((wall: number) => string) => {
    const format = new Intl.DateTimeFormat(locale, {
      ...options,
      calendar: 'gregory',
      timeZone: 'UTC',
    });
    // Recent engines separate the time from 'AM' by a narrow space that few fonts have.
    return (wall) => format.format(wall).replace(/\u202f/g, ' ');
  };
  const weekday = dates({ weekday: 'long' });
  const month = dates({ month: 'long' });
  const monthDay = dates({ month: 'long', day: 'numeric' });
  const date = dates({ dateStyle: 'long' });
  const time = dates({ hour: 'numeric', minute: '2-digit' });
  const numbers = new Intl.NumberFormat(locale);
  const and = new Intl.ListFormat(locale, { type: 'conjunction' });
  const or = new Intl.ListFormat(locale, { type: 'disjunction' });
  return {
    // 4 January 1970 was a Sunday.
    weekday: (each) => weekday((3 + each) * DAY),
    month: (each) => month(dayFrom(2026, each, 15) * DAY),
    monthDay: (day) => monthDay(day * DAY),
    date: (day) => date(day * DAY),
    time: (timeOfDay) => time(DAY + timeOfDay),
    number: (value) => numbers.format(value),
    and: (items) => and.format(items),
    or: (items) => or.format(items),
  };
}
