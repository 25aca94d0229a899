import {
  HOUR_MS,
  MINUTE,
  dayFrom,
  dayOf,
  daysInMonth,
  formatWall,
  wallAt,
} from 'ng-event-calendar/core/internal';
import { parameterIn, rawValue, type ContentLine } from './content-line';

/** A DATE or DATE-TIME as written (RFC 5545 sections 3.3.4 and 3.3.5). */
export interface IcalTime {
  /** Wall time; for `utc` times the instant. */
  readonly wall: number;
  readonly form: 'date' | 'wall' | 'utc';
  /** Name of the zone of a `wall` time; null for a floating one. */
  readonly tzid: string | null;
}

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z?))?$/i;

/**
 * Parses a date or time; null for anything else. `tzid` is the zone of a wall time. Dates don't need `VALUE=DATE`, and
 * often lack it.
 */
export function readTime(text: string, tzid: string | null): IcalTime | null {
  const match = TIME.exec(text.trim());
  if (match === null) return null;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (month < 1 || month > 12 || date < 1 || date > daysInMonth(year, month)) return null;
  const midnight = wallAt(dayFrom(year, month, date));
  if (match[4] === undefined) return { wall: midnight, form: 'date', tzid: null };
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6] ?? 0)];
  if (hour > 23 || minute > 59 || second > 60) return null;
  // A leap second counts as the second before (RFC 5545 section 3.3.12).
  const wall = midnight + hour * HOUR_MS + minute * MINUTE + Math.min(second, 59) * 1000;
  return match[7] === '' ? { wall, form: 'wall', tzid } : { wall, form: 'utc', tzid: null };
}

/** Parses the date or time of a line, or the first of several; wall times without a zone are those of `defaultTzid`. */
export function timeOf(line: ContentLine, defaultTzid: string | null): IcalTime | null {
  return readTime(rawValue(line).split(',', 1)[0]!, tzidOf(line) ?? defaultTzid);
}

/** Returns the zone name of a line's wall times; null if it has none. */
export function tzidOf(line: ContentLine): string | null {
  const tzid = parameterIn(line, 'TZID')?.trim();
  return tzid === undefined || tzid === '' ? null : tzid;
}

/** Returns the date of a time by its own clock. */
export function dateOf({ wall }: IcalTime): IcalTime {
  return { wall: wallAt(dayOf(wall)), form: 'date', tzid: null };
}

/** A duration of RFC 5545 section 3.3.6: days of the clock, and elapsed time in milliseconds. */
export interface IcalDuration {
  readonly days: number;
  readonly time: number;
}

const DURATION =
  /^([+-]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/i;

/** Parses a duration; null if it isn't one, or is negative. */
export function readDuration(text: string): IcalDuration | null {
  const match = DURATION.exec(text.trim());
  if (match === null) return null;
  const [weeks, days, hours, minutes, seconds] = match
    .slice(2)
    .map((part) => Number(part || 0)) as [number, number, number, number, number];
  const time = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const isNegative = match[1] === '-' && (weeks || days || time) > 0;
  return isNegative ? null : { days: weeks * 7 + days, time };
}

/** Formats a wall time as events write it. */
export function wallText(wall: number): string {
  return formatWall(wall, 'seconds');
}

/** Formats an instant as events write it. */
export function instantText(instant: number): string {
  return `${formatWall(instant, 'seconds')}Z`;
}
