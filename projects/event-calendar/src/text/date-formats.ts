import { DAY, MINUTE } from 'ng-event-calendar/core';
import { boundedCache } from './bounded-cache';
import { createClockFormats } from './clock-formats';
import { durationIn } from './duration';
import { lazy } from './lazy';
import { localeCalendar } from './locale-conventions';
import { plainSpaces } from './plain-spaces';
import { validLocale } from './valid-locale';

/**
 * Writes wall times (milliseconds), days (civil day numbers) and their ranges in one locale.
 * Ends of ranges are exclusive for wall times and inclusive for days.
 */
export interface DateFormats {
  /** The locale in use, which is 'en-US' when the one asked for is unknown. */
  readonly locale: string;
  /** '9 AM', '9:30 AM' or '09:00'. */
  time(wall: number): string;
  /** '9 – 10:30 AM', '11:30 AM – 1 PM' or '09:00 – 10:30'; only the times of day. */
  timeRange(startWall: number, endWall: number): string;
  /** '9 AM – 10:30 AM' or '09:00 – 10:30': both ends written out. */
  timesApart(startWall: number, endWall: number): string;
  /** What the locale calls the halves of the day: 'AM' and 'PM'. */
  readonly halves: readonly [string, string];
  /** Label of the time axis, by minutes since midnight: '9 AM', '2:30 AM' or '09:00'. */
  hour(minutesOfDay: number): string;
  /** '20', in the digits of the locale. */
  dayNumber(day: number): string;
  /** 'Fri' */
  weekdayShort(day: number): string;
  /** 'Friday' */
  weekdayLong(day: number): string;
  /** 'F' */
  weekdayNarrow(day: number): string;
  /** 'Nov' */
  monthShort(day: number): string;
  /** 'November 2026' */
  monthYear(day: number): string;
  /** 'Nov 20' */
  monthDay(day: number): string;
  /** 'November 20, 2026' */
  dayTitle(day: number): string;
  /** 'Nov 20, 2026' */
  dateInput(day: number): string;
  /** 'Friday, November 20, 2026' */
  fullDate(day: number): string;
  /** 'Nov 16 – 22, 2026', 'Dec 28, 2026 – Jan 3, 2027' */
  dateRangeTitle(first: number, last: number): string;
  /**
   * Dates and times in full, for accessible names: 'Friday, November 20, 2026, 9:00 AM – 10:30 AM'.
   * With `allDay` dates alone; their end is the midnight after the last day.
   */
  spokenRange(startWall: number, endWall: number, allDay: boolean): string;
  /** '1 hr 30 min', '2 days'; milliseconds, read to the minute. */
  duration(length: number): string;
  /** 'EDT' or 'GMT+2': what an IANA zone is called at an instant; the zone itself if unknown. */
  zoneAbbreviation(instant: number, zone: string): string;
}

/** Zones change their offset at multiples of this. */
const QUARTER_HOUR = 15 * MINUTE;
const CACHED_DAYS = 800;

const formatsOf = boundedCache(16, (key: string) =>
  buildDateFormats(key.slice(1), key.startsWith('h')),
);

/**
 * The formats of a BCP 47 locale on the 12-hour or 24-hour clock, the same object each time.
 * A locale that is unknown or malformed counts as 'en-US'.
 */
export function createDateFormats(locale: string, hour12: boolean): DateFormats {
  return formatsOf((hour12 ? 'h' : 'H') + validLocale(locale));
}

function buildDateFormats(locale: string, hour12: boolean): DateFormats {
  const clock = createClockFormats(locale, hour12);
  const zone = createZoneAbbreviation(locale);
  const calendar = localeCalendar(locale);
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, calendar, timeZone: 'UTC' });
  const days = (options: Intl.DateTimeFormatOptions): ((day: number) => string) => {
    const of = lazy(() => format(options));
    return boundedCache(CACHED_DAYS, (day: number) => plainSpaces(of().format(day * DAY)));
  };

  const timesApart = (start: number, end: number): string =>
    clock.compact(minutesOfDay(start)) + clock.rangeSeparator + clock.compact(minutesOfDay(end));
  const numbers = lazy(() => format({ day: 'numeric' }));
  const dates = lazy(() => format({ day: 'numeric', month: 'short', year: 'numeric' }));
  const fullDates = lazy(() => format(FULL_DATE));
  const fullDate = days(FULL_DATE);
  const range = (of: Intl.DateTimeFormat, first: number, last: number): string => {
    try {
      return plainSpaces(of.formatRange(first * DAY, last * DAY));
    } catch {
      return plainSpaces(of.format(first * DAY) + clock.rangeSeparator + of.format(last * DAY));
    }
  };

  return {
    locale,
    time: (wall) => clock.compact(minutesOfDay(wall)),
    timeRange: (start, end) =>
      // 'AM' is shared only by the two ends of one day.
      Math.floor(start / DAY) === Math.floor(end / DAY)
        ? clock.compactRange(minutesOfDay(start), minutesOfDay(end))
        : timesApart(start, end),
    timesApart,
    get halves() {
      return clock.halves;
    },
    hour: (minutes) => clock.compact(minutesOfDay(minutes * MINUTE)),
    // Japanese and others would add 'day' to the number.
    dayNumber: boundedCache(CACHED_DAYS, (day: number) => {
      const parts = numbers().formatToParts(day * DAY);
      return parts.find((part) => part.type === 'day')?.value ?? '';
    }),
    weekdayShort: days({ weekday: 'short' }),
    weekdayLong: days({ weekday: 'long' }),
    weekdayNarrow: days({ weekday: 'narrow' }),
    monthShort: days({ month: 'short' }),
    monthYear: days({ month: 'long', year: 'numeric' }),
    monthDay: days({ day: 'numeric', month: 'short' }),
    dayTitle: days({ day: 'numeric', month: 'long', year: 'numeric' }),
    dateInput: days({ day: 'numeric', month: 'short', year: 'numeric' }),
    fullDate,
    dateRangeTitle: (first, last) => range(dates(), first, last),
    spokenRange: (start, end, allDay) => {
      const first = Math.floor(start / DAY);
      // An end at midnight doesn't touch the day that begins there.
      const last = Math.max(first, Math.ceil(end / DAY) - 1);
      if (allDay) {
        return first === last ? fullDate(first) : range(fullDates(), first, last);
      }
      const [from, to] = [minutesOfDay(start), minutesOfDay(end)];
      if (first === last) {
        return `${fullDate(first)}, ${clock.fullRange(from, to)}`;
      }
      const endDate = fullDate(Math.floor(end / DAY));
      return (
        `${fullDate(first)}, ${clock.full(from)}${clock.rangeSeparator}` +
        `${endDate}, ${clock.full(to)}`
      );
    },
    duration: (length) => durationIn(locale, length),
    zoneAbbreviation: zone,
  };
}

const FULL_DATE: Intl.DateTimeFormatOptions = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

function createZoneAbbreviation(locale: string): (instant: number, zone: string) => string {
  const names = boundedCache(32, (zone: string) => {
    const format = zoneNameFormat(locale, zone);
    return boundedCache(400, (quarterHour: number) => {
      const parts = format?.formatToParts(quarterHour * QUARTER_HOUR) ?? [];
      return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone;
    });
  });
  return (instant, zone) => names(zone)(Math.floor(instant / QUARTER_HOUR));
}

function zoneNameFormat(locale: string, timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  } catch {
    return null;
  }
}

function minutesOfDay(wall: number): number {
  return Math.floor((((wall % DAY) + DAY) % DAY) / MINUTE);
}
