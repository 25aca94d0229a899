import { dayOf, formatWall, parseIso, wallAt } from 'ng-event-calendar/core/internal';
import { parameterOf, type Property } from './property-parser';

/** A DATE or DATE-TIME as it was written (RFC 5545 sections 3.3.4 and 3.3.5). */
export interface IcalTime {
  /** Wall time; of `utc` times the instant. */
  readonly wall: number;
  readonly form: 'date' | 'wall' | 'utc';
  /** Name of the zone of a `wall` time; null for one that floats. */
  readonly tzid: string | null;
}

/** Reads the dates and times of a property; null stands for one that is none. */
export function timesOf(property: Property): (IcalTime | null)[] {
  const tzid = parameterOf(property, 'tzid');
  return property.values.map((value) => readTime(value, tzid));
}

/** Reads the one date or time of a property. */
export function timeOf(property: Property | null): IcalTime | null {
  return property === null ? null : (timesOf(property)[0] ?? null);
}

function readTime(value: unknown, tzid: string | null): IcalTime | null {
  if (typeof value !== 'string') return null;
  // What the parser makes of a date that should say VALUE=DATE, and often doesn't.
  const time = parseIso(value.replace(/T::$/, ''));
  if (time === null || time.form === 'offset') return null;
  const { wall, form } = time;
  return { wall, form, tzid: form === 'wall' ? tzid : null };
}

/** The date on which a time is, by its own clock. */
export function dateOf({ wall }: IcalTime): IcalTime {
  return { wall: wallAt(dayOf(wall)), form: 'date', tzid: null };
}

/** A duration of RFC 5545 section 3.3.6: days of the clock, and time that passes, in milliseconds. */
export interface IcalDuration {
  readonly days: number;
  readonly time: number;
}

const DURATION =
  /^([+-]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,9})S)?)?$/i;

/** Reads a duration; null where it is none, or a negative one. */
export function durationOf(property: Property | null): IcalDuration | null {
  const value = property?.values[0];
  const match = typeof value === 'string' ? DURATION.exec(value.trim()) : null;
  if (match === null) return null;
  const [weeks, days, hours, minutes, seconds] = match
    .slice(2)
    .map((part) => Number(part || 0)) as [number, number, number, number, number];
  const time = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const isNegative = match[1] === '-' && (weeks || days || time) > 0;
  return isNegative ? null : { days: weeks * 7 + days, time };
}

/** A wall time as events write it. */
export function wallText(wall: number): string {
  return formatWall(wall, 'seconds');
}

/** An instant as events write it. */
export function instantText(instant: number): string {
  return `${formatWall(instant, 'seconds')}Z`;
}
