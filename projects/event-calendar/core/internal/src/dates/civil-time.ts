import type { Weekday } from '../model/preferences';

/**
 * Civil time as integers, without native dates.
 *
 * - A *wall time* is the civil date and time read as if it were UTC, in milliseconds since 1970-01-01T00:00.
 * - A *day* is the number of civil days since 1970-01-01.
 *
 * The calendar is the proleptic Gregorian one of ISO 8601. For `NaN` it returns `NaN`.
 */

/** Milliseconds of a minute. */
export const MINUTE = 60_000;
/** Milliseconds of an hour. */
export const HOUR_MS = 3_600_000;
/** Milliseconds of a civil day, which always has 24 hours. */
export const DAY = 86_400_000;

/** A civil date in parts; `month` is 1 to 12. */
export interface CivilDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/**
 * The day of a civil date. `month` (1 to 12) and `date` (1 to 31) may run over or under and are
 * then counted on: month 13 is January of the next year, date 0 the last of the month before.
 */
export function dayFrom(year: number, month: number, date: number): number {
  const monthsSinceMarch = year * 12 + month - 3;
  const marchYear = Math.floor(monthsSinceMarch / 12);
  return firstOfMarch(marchYear) + daysBefore(monthsSinceMarch - marchYear * 12) + date - 1;
}

/** The civil date of a day. */
export function civilDate(day: number): CivilDate {
  let marchYear = Math.floor((day - firstOfMarch(0)) / 365.2425);
  if (firstOfMarch(marchYear) > day) {
    marchYear -= 1;
  } else if (firstOfMarch(marchYear + 1) <= day) {
    marchYear += 1;
  }
  const dayOfYear = day - firstOfMarch(marchYear);
  const monthSinceMarch = Math.floor((dayOfYear * 5 + 2) / 153);
  const isAfterDecember = monthSinceMarch >= 10;
  return {
    year: isAfterDecember ? marchYear + 1 : marchYear,
    month: isAfterDecember ? monthSinceMarch - 9 : monthSinceMarch + 3,
    day: dayOfYear - daysBefore(monthSinceMarch) + 1,
  };
}

/** Returns the wall time on a day, `timeOfDayMs` milliseconds after its midnight. */
export function wallAt(day: number, timeOfDayMs = 0): number {
  return day * DAY + timeOfDayMs;
}

/** Returns the day number of a wall time: civil days since 1970-01-01. */
export function dayOf(wall: number): number {
  return Math.floor(wall / DAY);
}

/** Milliseconds of a wall time since the civil midnight of its day: 0 to 86,399,999. */
export function timeOfDay(wall: number): number {
  return wall - Math.floor(wall / DAY) * DAY;
}

/** The weekday of a day. */
export function weekdayOf(day: number): Weekday {
  // 1970-01-01 was a Thursday.
  return ((((day + 4) % 7) + 7) % 7) as Weekday;
}

/** The first day of the month that a day falls in. */
export function startOfMonth(day: number): number {
  return day - civilDate(day).day + 1;
}

/**
 * Returns the date `months` months later (earlier when negative), or the last day of that month if it has no such date:
 * 31 January plus one month is 28 or 29 February.
 */
export function addMonths(day: number, months: number): number {
  const from = civilDate(day);
  const month = from.month + months;
  return dayFrom(from.year, month, Math.min(from.day, daysInMonth(from.year, month)));
}

/** Number of days in a month: 28 to 31. A `month` outside 1 to 12 counts into other years. */
export function daysInMonth(year: number, month: number): number {
  return dayFrom(year, month + 1, 1) - dayFrom(year, month, 1);
}

/**
 * A day as `YYYY-MM-DD`, years outside 0 to 9999 with a sign and six digits as ECMAScript writes them; an empty string
 * if the day isn't a finite number.
 */
export function formatDay(day: number): string {
  if (!Number.isFinite(day)) {
    return '';
  }
  const date = civilDate(Math.floor(day));
  return `${formatYear(date.year)}-${twoDigits(date.month)}-${twoDigits(date.day)}`;
}

/**
 * A wall time as `YYYY-MM-DDTHH:MM` or, with `'seconds'`, `YYYY-MM-DDTHH:MM:SS`; smaller parts are cut off. An empty
 * string if the wall time isn't a finite number.
 */
export function formatWall(wall: number, precision: 'minutes' | 'seconds'): string {
  if (!Number.isFinite(wall)) {
    return '';
  }
  const time = timeOfDay(wall);
  const minutes = Math.floor(time / MINUTE);
  const text = `${formatDay(dayOf(wall))}T${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  return precision === 'minutes' ? text : `${text}:${twoDigits(Math.floor(time / 1000) % 60)}`;
}

/** The day of 1 March. Years counted from March end with the leap day, so no month shifts. */
function firstOfMarch(year: number): number {
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return year * 365 + leapDays - 719_468;
}

/** Days between 1 March and the first of the month that many months later (0 to 11). */
function daysBefore(monthsSinceMarch: number): number {
  return Math.floor((monthsSinceMarch * 153 + 2) / 5);
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : `${value}`;
}

function formatYear(year: number): string {
  if (year >= 0 && year <= 9999) {
    return `${year}`.padStart(4, '0');
  }
  return `${year < 0 ? '-' : '+'}${`${Math.abs(year)}`.padStart(6, '0')}`;
}
