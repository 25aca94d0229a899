import { DAY, HOUR_MS, MINUTE, dayOf, parseIso, timeOfDay } from 'ng-event-calendar/core/internal';
import type { Rule } from '../rules/rule';
import { ascending } from './days-in-span';
import { periodDaysOf, type PeriodDays } from './period-days';

/**
 * Wall times that a rule repeats, in periods of INTERVAL's length: period 0 is that of DTSTART. A pattern is endless in
 * both directions; a series applies DTSTART, COUNT and UNTIL.
 */
export interface Pattern {
  /** Returns the number of the period that contains a wall time, or of the last one before it if INTERVAL skips it. */
  readonly periodOf: (wall: number) => number;
  /** Returns the first wall time of a period. */
  readonly startOf: (period: number) => number;
  /** Returns the wall times chosen in a period, ascending. */
  readonly wallsOf: (period: number) => readonly number[];
  /** Number of wall times in every period, or null if it differs. */
  readonly fixedCount: number | null;
  /** If this many periods in a row are empty, all of them are. */
  readonly cycle: number;
}

/** Limits of wall times: dates of four digits. */
const LAST_WALL = parseIso('9999-12-31T23:59:59')!.wall;
const FIRST_WALL = parseIso('0001-01-01')!.wall;

/** Returns the pattern of a rule whose DTSTART is at `startWall`; all-day rules have no times of day. */
export function patternOf(rule: Rule, startWall: number, allDay: boolean): Pattern {
  const startDay = dayOf(startWall);
  const days = periodDaysOf(rule, startDay);
  const times = allDay ? [0] : timesOf(rule, timeOfDay(startWall));
  const { bySetPos } = rule;
  const anchor = days.unitOf(startDay);
  const unitOf = (period: number): number => anchor + period * rule.interval;
  return {
    periodOf: (wall) => Math.floor((days.unitOf(dayOf(wall)) - anchor) / rule.interval),
    startOf: (period) => days.firstDay(unitOf(period)) * DAY,
    wallsOf: (period) => {
      const walls = wallsOf(days.daysOf(unitOf(period)), times);
      return bySetPos.length === 0 ? walls : pick(walls, bySetPos);
    },
    fixedCount: fixedCount(days, times.length, bySetPos),
    cycle: days.cycle,
  };
}

/** Yields the wall times of a pattern from one on, ascending. */
export function* wallsFrom(pattern: Pattern, from: number): Generator<number, void> {
  let empty = 0;
  for (let period = pattern.periodOf(from); empty <= pattern.cycle; period++) {
    if (pattern.startOf(period) > LAST_WALL) return;
    const walls = pattern.wallsOf(period);
    empty = walls.length === 0 ? empty + 1 : 0;
    for (const wall of walls) {
      if (wall >= from && wall <= LAST_WALL) yield wall;
    }
  }
}

/** Yields the wall times of a pattern before one, descending. */
export function* wallsBefore(pattern: Pattern, before: number): Generator<number, void> {
  let empty = 0;
  for (
    let period = pattern.periodOf(Math.min(before, LAST_WALL + 1));
    empty <= pattern.cycle;
    period--
  ) {
    if (pattern.startOf(period) < FIRST_WALL) return;
    const walls = pattern.wallsOf(period);
    empty = walls.length === 0 ? empty + 1 : 0;
    for (const wall of walls.toReversed()) {
      if (wall < before) yield wall;
    }
  }
}

/** Whether a pattern contains a wall time. */
export function holds(pattern: Pattern, wall: number): boolean {
  return pattern.wallsOf(pattern.periodOf(wall)).includes(wall);
}

/** Returns the wall time that many steps after one of the pattern, or before it; null if the pattern ends earlier. */
export function stepFrom(pattern: Pattern, wall: number, steps: number): number | null {
  const { fixedCount } = pattern;
  if (fixedCount !== null && fixedCount > 0) {
    const period = pattern.periodOf(wall);
    const place = pattern.wallsOf(period).indexOf(wall) + steps;
    const farther = Math.floor(place / fixedCount);
    const found = pattern.wallsOf(period + farther)[place - farther * fixedCount];
    return found !== undefined && found >= FIRST_WALL && found <= LAST_WALL ? found : null;
  }
  if (steps === 0) return wall;
  let left = Math.abs(steps);
  const walls = steps > 0 ? wallsFrom(pattern, wall + 1) : wallsBefore(pattern, wall);
  for (const each of walls) {
    if (--left === 0) return each;
  }
  return null;
}

/** Returns the times of day of a rule; missing parts are DTSTART's. */
function timesOf({ byHour, byMinute, bySecond }: Rule, startTime: number): readonly number[] {
  if (byHour.length + byMinute.length + bySecond.length === 0) return [startTime];
  const hour = Math.floor(startTime / HOUR_MS);
  const minute = Math.floor((startTime % HOUR_MS) / MINUTE);
  const second = Math.floor((startTime % MINUTE) / 1000);
  const or = (values: readonly number[], start: number): readonly number[] =>
    values.length > 0 ? values : [start];
  const times: number[] = [];
  for (const h of or(byHour, hour)) {
    for (const m of or(byMinute, minute)) {
      for (const s of or(bySecond, second)) {
        // Leap seconds count as the second before (RFC 5545 section 3.3.12).
        times.push(h * HOUR_MS + m * MINUTE + Math.min(s, 59) * 1000 + (startTime % 1000));
      }
    }
  }
  return ascending(times);
}

function wallsOf(days: readonly number[], times: readonly number[]): number[] {
  const walls: number[] = [];
  for (const day of days) {
    for (const time of times) walls.push(day * DAY + time);
  }
  return walls;
}

/** Applies BYSETPOS: positions from 1 on, or from the end when negative. */
function pick(walls: readonly number[], positions: readonly number[]): number[] {
  const picked: number[] = [];
  for (const position of positions) {
    const wall = walls[position > 0 ? position - 1 : walls.length + position];
    if (wall !== undefined) picked.push(wall);
  }
  return ascending(picked);
}

function fixedCount(
  { fixedCount: days }: PeriodDays,
  times: number,
  bySetPos: readonly number[],
): number | null {
  if (days === null) return null;
  const all = days * times;
  if (bySetPos.length === 0) return all;
  const everyWall = Array.from({ length: all }, (_, at) => at);
  return pick(everyWall, bySetPos).length;
}
