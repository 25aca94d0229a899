import { DAY, MINUTE, dayOf, weekdayOf } from '../dates/civil-time';
import { parseDay } from '../dates/iso';
import { joined, within, without, type TimeSpan } from '../dates/time-span';
import { instantOf, isZone, offsetSpans } from '../dates/zone';
import type { WorkingHours } from '../model/availability';

/** A day and a bit: what an instant may be away from its wall time, and a stretch may run on. */
const REACH = 2 * DAY;
const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/** A rule, read. Times are milliseconds after midnight; the end may lie on the next day. */
interface HoursRule {
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

/**
 * The open stretches of a range of instants, by rules of which those of a date hold there alone. `localZone` is
 * the zone of rules without one. Where no rule is of the week, dates without a rule are open. What can't be read is
 * left out.
 */
export function openHours(
  hours: readonly WorkingHours[],
  range: TimeSpan,
  localZone: string,
): readonly TimeSpan[] {
  const rules = hours.flatMap((each) => readHours(each, localZone) ?? []);
  const dated = rules.filter(({ date }) => date !== null);
  const weekly = rules.filter(({ date }) => date === null);
  const closed = new Set(dated.filter(({ isClosed }) => isClosed).map(({ date }) => date!));
  const own = new Set(dated.map(({ date }) => date!));
  const open = [
    ...weekly.flatMap((rule) => stretchesOf(rule, daysOf(rule, range), own)),
    ...dated
      .filter(({ date, isClosed }) => !isClosed && !closed.has(date!))
      .flatMap((rule) => stretchesOf(rule, [rule.date!], new Set())),
  ];
  if (weekly.length === 0) {
    const taken = dated.flatMap(({ date, zone }) =>
      instantsOfWalls(date! * DAY, (date! + 1) * DAY, zone),
    );
    open.push(...without([range], joined(taken)));
  }
  return within(joined(open), range);
}

/** A rule as it is meant, or null where it can't be read: `hoursFault` says why. */
function readHours(hours: WorkingHours, localZone: string): HoursRule | null {
  if (hoursFault(hours) !== null) return null;
  const start = timeOf(hours.start ?? '09:00')!;
  const end = timeOf(hours.end ?? '17:00')!;
  return {
    zone: hours.timezone ?? localZone,
    start,
    // Midnight behind the day, or a time of the next one.
    end: end === 0 ? DAY : end < start ? end + DAY : end,
    isClosed: hours.closed === true,
    date: hours.date === undefined ? null : parseDay(hours.date),
    days: hours.days ?? WORKDAYS,
    from: hours.from === undefined ? -Infinity : parseDay(hours.from)!,
    until: hours.until === undefined ? Infinity : parseDay(hours.until)!,
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
    if (given[key] !== undefined && parseDay(given[key]) === null) return wrong(key, 'is no date');
  }
  for (const key of ['start', 'end'] as const) {
    if (given[key] !== undefined && timeOf(given[key]) === null) return wrong(key, 'is no time');
  }
  if (given.timezone !== undefined && !isZone(given.timezone)) {
    return wrong('timezone', 'is no time zone');
  }
  const { days } = given;
  const areDays =
    Array.isArray(days) && days.every((day) => [0, 1, 2, 3, 4, 5, 6].includes(day as number));
  if (days !== undefined && !areDays) return wrong('days', 'is no list of days from 0 to 6');
  const [start, end] = [timeOf(given.start ?? '09:00'), timeOf(given.end ?? '17:00')];
  const isEmpty = given.closed !== true && start === end && end !== 0;
  return isEmpty ? wrong('end', 'is the start') : null;
}

/** The days on which a rule of the week may have time in a range. */
function daysOf({ days, from, until }: HoursRule, { start, end }: TimeSpan): readonly number[] {
  const first = Math.max(from, dayOf(start - REACH));
  const last = Math.min(until, dayOf(end + REACH));
  const found: number[] = [];
  for (let day = first; day <= last; day++) {
    if (days.includes(weekdayOf(day))) found.push(day);
  }
  return found;
}

/** The stretches that begin on days, but for those that have rules of their own. */
function stretchesOf(
  { start, end, zone }: HoursRule,
  days: readonly number[],
  own: ReadonlySet<number>,
): readonly TimeSpan[] {
  return days
    .filter((day) => !own.has(day))
    .flatMap((day) => instantsOfWalls(day * DAY + start, day * DAY + end, zone));
}

/** The instants whose wall time in a zone lies between two: twice where clocks go back, never in a gap. */
function instantsOfWalls(from: number, to: number, zone: string): readonly TimeSpan[] {
  const around = { start: instantOf(from, zone) - REACH, end: instantOf(to, zone) + REACH };
  return offsetSpans(around.start, around.end, zone).flatMap(({ start, end, offset }) => {
    const part = { start: Math.max(start, from - offset), end: Math.min(end, to - offset) };
    return part.start < part.end ? [part] : [];
  });
}

/** Milliseconds after midnight of `HH:MM`; `24:00` is midnight. Null for what is no time. */
function timeOf(text: unknown): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)$/.exec(typeof text === 'string' ? text : '') ?? [];
  if (hours === undefined || Number(minutes) > 59 || Number(hours) > 24) return null;
  const time = Number(hours) * 60 + Number(minutes);
  return time > 24 * 60 ? null : (time % (24 * 60)) * MINUTE;
}
