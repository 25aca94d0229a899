import { DAY, MINUTE } from '../dates/civil-time';
import { parseDay } from '../dates/iso';
import { isZone } from '../dates/zone';
import type { WorkingHours } from '../model/availability';
import { isGiven } from '../model/fault';

const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/** A rule, read. Times are milliseconds after midnight; the end may lie on the next day. */
export interface HoursRule {
  readonly zone: string;
  readonly start: number;
  readonly end: number;
  readonly isClosed: boolean;
  /** Its one date; null for rules of the week. */
  readonly date: number | null;
  readonly days: readonly number[];
  readonly from: number;
  readonly until: number;
}

/** Why a rule can't be read: the key and what is wrong with it. */
export interface HoursFault {
  readonly key: keyof WorkingHours;
  readonly problem: string;
}

/** A rule as it is meant, or null where it can't be read: `hoursFault` says why. */
export function readHours(hours: WorkingHours, localZone: string): HoursRule | null {
  if (hoursFault(hours) !== null) return null;
  const start = timeOf(hours.start ?? '09:00')!;
  const end = timeOf(hours.end ?? '17:00')!;
  return {
    zone: hours.timezone ?? localZone,
    start,
    // Midnight behind the day, or a time of the next one.
    end: end === 0 ? DAY : end < start ? end + DAY : end,
    isClosed: hours.closed === true,
    date: hours.date == null ? null : parseDay(hours.date),
    days: hours.days ?? WORKDAYS,
    from: hours.from == null ? -Infinity : parseDay(hours.from)!,
    until: hours.until == null ? Infinity : parseDay(hours.until)!,
  };
}

/** What keeps a rule from being read; null where nothing does. */
export function hoursFault(hours: unknown): HoursFault | null {
  if (typeof hours !== 'object' || hours === null) {
    return { key: 'start', problem: 'is no rule' };
  }
  const given = hours as Readonly<Record<keyof WorkingHours, unknown>>;
  const wrong = (key: keyof WorkingHours, problem: string): HoursFault => ({ key, problem });
  for (const key of ['date', 'from', 'until'] as const) {
    if (isGiven(given[key]) && parseDay(given[key]) === null) return wrong(key, 'is no date');
  }
  for (const key of ['start', 'end'] as const) {
    if (isGiven(given[key]) && timeOf(given[key]) === null) return wrong(key, 'is no time');
  }
  if (isGiven(given.timezone) && !isZone(given.timezone)) {
    return wrong('timezone', 'is no time zone');
  }
  const { days } = given;
  const areDays =
    Array.isArray(days) && days.every((day) => [0, 1, 2, 3, 4, 5, 6].includes(day as number));
  if (isGiven(days) && !areDays) return wrong('days', 'is no list of days from 0 to 6');
  const [start, end] = [timeOf(given.start ?? '09:00'), timeOf(given.end ?? '17:00')];
  const isEmpty = given.closed !== true && start === end && end !== 0;
  return isEmpty ? wrong('end', 'is the start') : null;
}

/** Milliseconds after midnight of `HH:MM`; `24:00` is midnight. Null for what is no time. */
function timeOf(text: unknown): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(hours) > 24) return null;
  const time = Number(hours) * 60 + Number(minutes);
  return time > 24 * 60 ? null : (time % (24 * 60)) * MINUTE;
}
