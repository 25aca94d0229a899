import {
  HOUR_MS,
  MINUTE,
  civilDate,
  dayOf,
  timeOfDay,
  type Weekday,
} from 'ng-event-calendar/core/internal';
import { partsOfRule } from './write-rule';
import { WEEKDAYS, type YearlyDay } from './yearly-day';

/** A time of the year at which clocks change. */
export interface YearlyTime {
  readonly day: YearlyDay;
  /** Milliseconds since midnight. */
  readonly time: number;
}

/** Parts that the rules of nearly all zone definitions consist of. */
const SIMPLE = new Set(
  'FREQ UNTIL BYMONTH BYDAY BYMONTHDAY WKST INTERVAL BYHOUR BYMINUTE BYSECOND'.split(' '),
);
const ORDINAL_DAY = /^([+-]?[1-5])?([A-Z]{2})$/;

/** Whether `readYearlyTime` reads a rule, whatever its start. */
export function isSimpleRule(text: string): boolean {
  return readYearlyTime(partsOfRule(text), 0) !== null;
}

/**
 * Reads a yearly rule of the usual form: one month, with `BYDAY` or `BYMONTHDAY`, at one time of day; missing parts are
 * those of the wall time `start`. Null for other rules.
 */
export function readYearlyTime(
  rule: ReadonlyMap<string, string>,
  start: number,
): YearlyTime | null {
  const isSimple = [...rule.keys()].every((part) => SIMPLE.has(part));
  if (!isSimple || rule.get('FREQ') !== 'YEARLY' || (rule.get('INTERVAL') ?? '1') !== '1')
    return null;
  const day = readYearlyDay(rule, dayOf(start));
  const time = readTimeOfDay(rule, timeOfDay(start));
  return day === null || time === null ? null : { day, time };
}

function readYearlyDay(rule: ReadonlyMap<string, string>, start: number): YearlyDay | null {
  const from = civilDate(start);
  const month = Number(rule.get('BYMONTH') ?? from.month);
  const dates = (rule.get('BYMONTHDAY') ?? '').split(',').filter(Boolean).map(Number);
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  const isDate = (date: number): boolean => Number.isInteger(date) && date >= 1 && date <= 31;
  if (!isMonth || !dates.every(isDate)) return null;
  // Without a month, dates apply to each month, and ordinals count the weekdays of the year.
  if (!rule.has('BYMONTH') && (dates.length > 0 || rule.has('BYDAY'))) return null;
  const byDay = rule.get('BYDAY');
  if (byDay === undefined) {
    // Several dates are several changes a year.
    if (dates.length > 1) return null;
    return { month, weekday: null, ordinal: 0, dates: dates.length > 0 ? dates : [from.day] };
  }
  const [, ordinal, code] = ORDINAL_DAY.exec(byDay) ?? [];
  const weekday = (WEEKDAYS as readonly (string | undefined)[]).indexOf(code);
  if (weekday < 0) return null;
  if (ordinal !== undefined) {
    if (dates.length > 0) return null;
    return { month, weekday: weekday as Weekday, ordinal: Number(ordinal), dates };
  }
  // Seven dates in a row include the weekday exactly once.
  const sorted = dates.toSorted((a, b) => a - b);
  const span = (sorted.at(-1) ?? NaN) - (sorted[0] ?? NaN) + 1;
  const isWeek = sorted.length <= 7 && span === sorted.length;
  return isWeek ? { month, weekday: weekday as Weekday, ordinal: 0, dates: sorted } : null;
}

function readTimeOfDay(rule: ReadonlyMap<string, string>, start: number): number | null {
  const own = [Math.floor(start / HOUR_MS), Math.floor(start / MINUTE) % 60, (start / 1000) % 60];
  const [hour, minute, second] = ['BYHOUR', 'BYMINUTE', 'BYSECOND'].map((part, at) => {
    const value = rule.get(part);
    if (value === undefined) return own[at]!;
    return /^\d{1,2}$/.test(value) ? Number(value) : NaN;
  }) as [number, number, number];
  const isTime = hour <= 23 && minute <= 59 && second <= 59;
  return isTime ? hour * HOUR_MS + minute * MINUTE + second * 1000 : null;
}
