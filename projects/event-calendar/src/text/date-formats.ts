import { DAY, MINUTE } from 'ng-event-calendar/core/internal';
import { boundedCache } from './bounded-cache';
import { createClockFormats, minutesOfDay } from './clock-formats';
import { durationIn } from './duration';
import {
  ENGLISH,
  ENGLISH_DAYS,
  englishDateRange,
  englishDayCount,
  englishFullDates,
  englishMonthDays,
  englishNumber,
  englishWeekdayDate,
  type WriteDay,
} from './english';
import { lazy } from './lazy';
import { localeCalendar } from './locale-conventions';
import { plainSpaces } from './plain-spaces';
import { createTimeFormats, type TimeFormats } from './time-formats';
import { validLocale } from './valid-locale';

/**
 * Formats days (civil day numbers), their ranges and times of day in one locale. An instant isn't a time of day: it is
 * formatted by `timesIn`, which distinguishes the passes of a repeated hour.
 */
export interface DateFormats {
  /** Locale in use, which is 'en-US' if the requested one is unknown. */
  readonly locale: string;
  /** ' · ' between texts on a line, or a comma in scripts whose zero is a dot. */
  readonly separator: string;
  /** ' – ' between the ends of a range of dates that are written out, with or without times. */
  readonly rangeSeparator: string;
  /** Returns the formats of instants in a zone; the same object each time. */
  timesIn(zone: string): TimeFormats;
  /** '9 AM', '9:30 AM' or '09:00', on no day in particular; `time` is in milliseconds since midnight. */
  timeOfDay(time: number): string;
  /** Names of the halves of the day: 'AM' and 'PM'. */
  readonly halves: readonly [string, string];
  /** '48', in the digits of the locale. */
  number(value: number): string;
  /** '20', in the digits of the locale. */
  dayNumber(day: number): string;
  /** 'Fri' */
  weekdayShort(day: number): string;
  /** 'Friday' */
  weekdayLong(day: number): string;
  /** 'F' */
  weekdayNarrow(day: number): string;
  /** 'November' */
  monthLong(day: number): string;
  /** 'Nov 2026' */
  monthYearShort(day: number): string;
  /** 'Nov 2026 – Jan 2027', 'Jan – Mar 2027': the months of two days. */
  monthYearRange(first: number, last: number): string;
  /** 'Fri, Nov ', '20' and '': a date as the locale writes it, with the texts before and after its number. */
  weekdayDate(day: number): readonly [string, string, string];
  /** 'November 2026' */
  monthYear(day: number): string;
  /** '2026' */
  year(day: number): string;
  /** 'Nov 20' */
  monthDay(day: number): string;
  /** 'November 20, 2026' */
  dayTitle(day: number): string;
  /** 'Nov 20, 2026' */
  dateInput(day: number): string;
  /** 'Friday, November 20, 2026' */
  fullDate(day: number): string;
  /** 'Friday, November 20, 2026', 'Friday, November 20 – Sunday, November 22, 2026'; both ends included. */
  fullDates(first: number, last: number): string;
  /** 'Nov 16 – 22, 2026', 'Dec 28, 2026 – Jan 3, 2027'; both ends included. */
  dateRangeTitle(first: number, last: number): string;
  /** 'Nov 16 – 22': a range within a known year; both ends included. */
  monthDays(first: number, last: number): string;
  /** '3 days' */
  dayCount(count: number): string;
  /** '1 hr 30 min', '2 days'; `length` is in milliseconds, read to the minute. */
  duration(length: number): string;
  /** 'EDT' or 'GMT+2': the name of an IANA zone at an instant; the zone itself if unknown. */
  zoneAbbreviation(instant: number, zone: string): string;
}

/** Zones change their offset at multiples of this length, in milliseconds. */
const QUARTER_HOUR = 15 * MINUTE;
const CACHED_DAYS = 800;
const CACHED_ZONES = 16;
/** The quarters of two days, as the list of end times has them. */
const CACHED_LENGTHS = 192;

const formatsOf = boundedCache(16, (key: string) =>
  buildDateFormats(key.slice(1), key.startsWith('h')),
);

/**
 * Returns the formats of a BCP 47 locale on the 12-hour or 24-hour clock, the same object each time. A locale that is
 * unknown or malformed counts as 'en-US'.
 */
export function createDateFormats(locale: string, hour12: boolean): DateFormats {
  return formatsOf((hour12 ? 'h' : 'H') + validLocale(locale));
}

function buildDateFormats(locale: string, hour12: boolean): DateFormats {
  const clock = createClockFormats(locale, hour12);
  const zoneAbbreviation = createZoneAbbreviation(locale);
  const calendar = lazy(() => localeCalendar(locale));
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, calendar: calendar(), timeZone: 'UTC' });
  const isEnglish = locale === ENGLISH;
  const written: Partial<Record<keyof typeof ENGLISH_DAYS, WriteDay>> = isEnglish
    ? ENGLISH_DAYS
    : {};
  const days = (
    name: keyof typeof ENGLISH_DAYS,
    options: Intl.DateTimeFormatOptions,
  ): ((day: number) => string) => {
    const of = lazy(() => format(options));
    return boundedCache(
      CACHED_DAYS,
      (day: number) => written[name]?.(day) ?? plainSpaces(of().format(day * DAY)),
    );
  };

  const dayCounts = lazy(
    () => new Intl.NumberFormat(locale, { style: 'unit', unit: 'day', unitDisplay: 'long' }),
  );
  const numbers = lazy(() => new Intl.NumberFormat(locale));
  const dayNumbers = lazy(() => format({ day: 'numeric' }));
  const dates = lazy(() => format({ day: 'numeric', month: 'short', year: 'numeric' }));
  const ofYear = lazy(() => format({ day: 'numeric', month: 'short' }));
  const weekdayDates = lazy(() => format({ weekday: 'short', day: 'numeric', month: 'short' }));
  const inFull = lazy(() => format(FULL_DATE));
  const fullDate = days('fullDate', FULL_DATE);
  const range = (of: Intl.DateTimeFormat, first: number, last: number): string => {
    try {
      return plainSpaces(of.formatRange(first * DAY, last * DAY));
    } catch {
      return plainSpaces(of.format(first * DAY) + clock.dateSeparator + of.format(last * DAY));
    }
  };
  const fullDates = (first: number, last: number): string =>
    first === last
      ? fullDate(first)
      : ((isEnglish ? englishFullDates(first, last) : undefined) ?? range(inFull(), first, last));

  return {
    locale,
    get separator() {
      return /[٠۰]/.test(this.number(0)) ? '، ' : ' · ';
    },
    get rangeSeparator() {
      return clock.dateSeparator;
    },
    timesIn: boundedCache(CACHED_ZONES, (zone: string) =>
      createTimeFormats(zone, { clock, fullDate, fullDates, zoneAbbreviation }),
    ),
    timeOfDay: (time) => clock.compact(minutesOfDay(time)),
    get halves() {
      return clock.halves;
    },
    number: (value) => (isEnglish ? englishNumber(value) : undefined) ?? numbers().format(value),
    // Japanese and others would add 'day' to the number.
    dayNumber: boundedCache(CACHED_DAYS, (day: number) => {
      const plain = written.dayNumber?.(day);
      if (plain !== undefined) return plain;
      const parts = dayNumbers().formatToParts(day * DAY);
      return parts.find((part) => part.type === 'day')?.value ?? '';
    }),
    weekdayShort: days('weekdayShort', { weekday: 'short' }),
    weekdayLong: days('weekdayLong', { weekday: 'long' }),
    weekdayNarrow: days('weekdayNarrow', { weekday: 'narrow' }),
    monthLong: days('monthLong', { month: 'long' }),
    monthYearShort: days('monthYearShort', MONTH_YEAR),
    // Few titles need it, so English has no writing of its own.
    monthYearRange: (first, last) => range(format(MONTH_YEAR), first, last),
    weekdayDate: boundedCache(
      CACHED_DAYS,
      (day: number) =>
        (isEnglish ? englishWeekdayDate(day) : undefined) ?? aroundNumber(weekdayDates(), day),
    ),
    monthYear: days('monthYear', { month: 'long', year: 'numeric' }),
    year: days('year', { year: 'numeric' }),
    monthDay: days('monthDay', { day: 'numeric', month: 'short' }),
    dayTitle: days('dayTitle', { day: 'numeric', month: 'long', year: 'numeric' }),
    dateInput: days('dateInput', { day: 'numeric', month: 'short', year: 'numeric' }),
    fullDate,
    fullDates,
    dateRangeTitle: (first, last) =>
      (isEnglish ? englishDateRange(first, last) : undefined) ?? range(dates(), first, last),
    monthDays: (first, last) =>
      (isEnglish ? englishMonthDays(first, last) : undefined) ?? range(ofYear(), first, last),
    dayCount: (count) =>
      (isEnglish ? englishDayCount(count) : undefined) ?? dayCounts().format(count),
    // The editor lists some fifty lengths each time, and a formatter of units is slow to make.
    duration: boundedCache(CACHED_LENGTHS, (length: number) => durationIn(locale, length)),
    zoneAbbreviation,
  };
}

/** Returns the parts of a written date: the text before its number, the number, and the text after it. */
function aroundNumber(format: Intl.DateTimeFormat, day: number): readonly [string, string, string] {
  const parts = format.formatToParts(day * DAY);
  const at = parts.findIndex(({ type }) => type === 'day');
  const text = (of: typeof parts): string => plainSpaces(of.map(({ value }) => value).join(''));
  return [text(parts.slice(0, at)), text(parts.slice(at, at + 1)), text(parts.slice(at + 1))];
}

const MONTH_YEAR: Intl.DateTimeFormatOptions = { month: 'short', year: 'numeric' };
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
