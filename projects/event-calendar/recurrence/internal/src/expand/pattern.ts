import { DAY, HOUR_MS, MINUTE, dayOf, parseIso, timeOfDay } from 'ng-event-calendar/core/internal';
import type { Rule } from '../rules/rule';
import { ascending } from './days-in-span';
import { periodDaysOf, type PeriodDays } from './period-days';

/**
 * What a rule repeats, as wall times in periods of INTERVAL's length: period 0 is that of DTSTART.
 * It goes on in both directions without end; DTSTART, COUNT and UNTIL are applied by a series.
 */
export interface Pattern {
  /** The number of the period that a wall time lies in, or behind where INTERVAL skips it. */
  readonly periodOf: (wall: number) => number;
  /** The first wall time that belongs to a period. */
  readonly startOf: (period: number) => number;
  /** The wall times chosen in a period, ascending. */
  readonly wallsOf: (period: number) => readonly number[];
  /** How many wall times every period has, or null where that differs. */
  readonly fixedCount: number | null;
  /** When so many periods in a row are empty, all are. */
  readonly cycle: number;
}

/** No date of four digits is later. */
const LAST_WALL = parseIso('9999-12-31T23:59:59')!.wall;
const FIRST_WALL = parseIso('0001-01-01')!.wall;

/** The pattern of a rule whose DTSTART is at `startWall`; all-day rules have no times of day. */
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

/** The wall times of a pattern from one on, ascending, as long as there are any. */
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

/** The wall times of a pattern before one, descending, as long as there are any. */
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

/** Whether a wall time is one of a pattern's. */
export function holds(pattern: Pattern, wall: number): boolean {
  return pattern.wallsOf(pattern.periodOf(wall)).includes(wall);
}

/** The wall time so many steps after one of the pattern, or before it; null where it ends earlier. */
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

/** The times of day of a rule; what it doesn't say is DTSTART's. */
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

/** BYSETPOS: positions from 1 on, or from the end when negative. */
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
