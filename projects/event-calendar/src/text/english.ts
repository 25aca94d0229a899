import { civilDate, weekdayOf } from 'ng-event-calendar/core/internal';
import type { ClockFormats } from './clock-formats';

/**
 * Days and times as `en-US` writes them, the locale of applications that set none. `Intl` would give equal results, at
 * a tenth of the cost of the first frame: browsers load its data on first use. A spec compares the two.
 */

/** Locale of this file, which also replaces unknown ones. */
export const ENGLISH = 'en-US';

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const DASH = ' – ';

/** A civil date in words. */
interface Named {
  readonly weekday: string;
  readonly month: string;
  readonly date: number;
  readonly year: number;
}

/** Formats a day; returns `undefined` for one before the year 1, whose era `Intl` has to name. */
export type WriteDay = (day: number) => string | undefined;

const writer =
  (write: (named: Named) => string): WriteDay =>
  (day) => {
    const named = namesOf(day);
    return named && write(named);
  };

function namesOf(day: number): Named | undefined {
  const { year, month, day: date } = civilDate(day);
  // NaN isn't greater than 0 either.
  if (!(year > 0)) return undefined;
  return { weekday: WEEKDAYS[weekdayOf(day)]!, month: MONTHS[month - 1]!, date, year };
}

const short = (name: string): string => name.slice(0, 3);

function monthDay({ month, date }: Named): string {
  return `${short(month)} ${date}`;
}

export const ENGLISH_DAYS = {
  dayNumber: writer(({ date }) => `${date}`),
  weekdayShort: writer(({ weekday }) => short(weekday)),
  weekdayLong: writer(({ weekday }) => weekday),
  weekdayNarrow: writer(({ weekday }) => weekday.charAt(0)),
  monthLong: writer(({ month }) => month),
  monthYearShort: writer(({ month, year }) => `${short(month)} ${year}`),
  monthYear: writer(({ month, year }) => `${month} ${year}`),
  year: writer(({ year }) => `${year}`),
  monthDay: writer(monthDay),
  dayTitle: writer(({ month, date, year }) => `${month} ${date}, ${year}`),
  dateInput: writer(({ month, date, year }) => `${short(month)} ${date}, ${year}`),
  fullDate: writer(({ weekday, month, date, year }) => `${weekday}, ${month} ${date}, ${year}`),
} as const;

/** Formats 'Fri, Nov ', '20' and ''; returns `undefined` where `Intl` has to. */
export function englishWeekdayDate(day: number): [string, string, string] | undefined {
  const named = namesOf(day);
  return named && [`${short(named.weekday)}, ${short(named.month)} `, `${named.date}`, ''];
}

/** Formats 'Nov 16 – 22', 'Nov 30 – Dec 6'; returns `undefined` where `Intl` has to. */
export function englishMonthDays(first: number, last: number): string | undefined {
  const [from, to] = [namesOf(first), namesOf(last)];
  if (!from || !to || last <= first || from.year !== to.year) return undefined;
  const end = from.month === to.month ? to.date : monthDay(to);
  return `${monthDay(from)}${DASH}${end}`;
}

/** Formats 'Nov 16 – 22, 2026', 'Dec 28, 2026 – Jan 3, 2027'; returns `undefined` where `Intl` has to. */
export function englishDateRange(first: number, last: number): string | undefined {
  return rangeOf(first, last, monthDay, true);
}

/** Formats 'Friday, November 20 – Sunday, November 22, 2026'; returns `undefined` where `Intl` has to. */
export function englishFullDates(first: number, last: number): string | undefined {
  return rangeOf(first, last, ({ weekday, month, date }) => `${weekday}, ${month} ${date}`, false);
}

function rangeOf(
  first: number,
  last: number,
  write: (named: Named) => string,
  sharesMonth: boolean,
): string | undefined {
  const [from, to] = [namesOf(first), namesOf(last)];
  if (!from || !to || last <= first) return undefined;
  const start = write(from) + (from.year === to.year ? '' : `, ${from.year}`);
  const isOneMonth = sharesMonth && from.month === to.month && from.year === to.year;
  return `${start}${DASH}${isOneMonth ? to.date : write(to)}, ${to.year}`;
}

/** Formats '48'; returns `undefined` unless the number is a whole one of up to three digits. */
export function englishNumber(value: number): string | undefined {
  const isPlain = Number.isInteger(value) && value >= 0 && value < 1000 && !Object.is(value, -0);
  return isPlain ? `${value}` : undefined;
}

/** Formats '3 days'; returns `undefined` in the cases of `englishNumber`. */
export function englishDayCount(count: number): string | undefined {
  const number = englishNumber(count);
  return number && `${number} ${englishPlural(count) === 'one' ? 'day' : 'days'}`;
}

/** Returns the plural form of a count. */
export function englishPlural(count: number): 'one' | 'other' {
  return Math.abs(count) === 1 ? 'one' : 'other';
}

const HALVES = ['AM', 'PM'] as const;
const HALF_DAY = 720;

const digits = (value: number): string => `${value}`.padStart(2, '0');
const hourOf = (minutes: number): number => Math.floor(minutes / 60);
const halfOf = (minutes: number): string => (minutes < HALF_DAY ? HALVES[0] : HALVES[1]);
/** Formats '9:30', and '9' where full hours may stand alone. */
const onTwelveHours = (minutes: number, isCompact: boolean): string => {
  const hour = `${hourOf(minutes) % 12 || 12}`;
  return isCompact && minutes % 60 === 0 ? hour : `${hour}:${digits(minutes % 60)}`;
};

function writtenRange(start: string, end: string): string {
  return start === end ? start : start + DASH + end;
}

/** Formats of the 12-hour clock: '9 AM' and '9 – 10:30 AM'. */
const TWELVE_HOURS: ClockFormats = {
  compact: (minutes) => `${onTwelveHours(minutes, true)} ${halfOf(minutes)}`,
  full: (minutes) => `${onTwelveHours(minutes, false)} ${halfOf(minutes)}`,
  compactRange(start, end) {
    const from = this.compact(start);
    const isShared = start !== end && halfOf(start) === halfOf(end);
    return writtenRange(isShared ? onTwelveHours(start, true) : from, this.compact(end));
  },
  fullRange(start, end) {
    return writtenRange(this.full(start), this.full(end));
  },
  halves: HALVES,
  rangeSeparator: DASH,
  dateSeparator: DASH,
};

const time24 = (minutes: number): string => `${digits(hourOf(minutes))}:${digits(minutes % 60)}`;
const range24 = (start: number, end: number): string => writtenRange(time24(start), time24(end));

/** Formats of the 24-hour clock: '09:00' and '09:00 – 10:30'. */
const TWENTY_FOUR_HOURS: ClockFormats = {
  ...{ compact: time24, full: time24, compactRange: range24, fullRange: range24 },
  ...{ halves: HALVES, rangeSeparator: DASH, dateSeparator: DASH },
};

/** Returns the formats of times of day on either clock. */
export const englishClock = (hour12: boolean): ClockFormats =>
  hour12 ? TWELVE_HOURS : TWENTY_FOUR_HOURS;
