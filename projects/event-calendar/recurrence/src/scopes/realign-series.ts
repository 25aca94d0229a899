import { DAY, HOUR, MINUTE, timeOfDay } from 'ng-event-calendar/core';
import { holds, patternOf, stepFrom, wallsFrom, type Pattern } from '../expand/pattern';
import { indexOf, isPastUntil, lastWall, wallsBack, wallsOn, type Series } from '../expand/series';
import { untilAt } from '../expand/written-until';
import { DAY_PARTS, TIME_PARTS, samePart, type Rule } from '../rules/rule';
import { realignedRules } from './realign-rule';

/** A series of which one occurrence was moved, and all others with it. */
export interface Realigned {
  readonly rule: Rule;
  readonly startWall: number;
  /** Where an occurrence of the old series is now; null where it has none any more. */
  readonly imageOf: (wall: number) => number | null;
}

/** The clock of the series as it will be: `allDay`, and instants of its walls. */
export type NewClock = Pick<Series, 'allDay' | 'instantOf'>;

/** Farther than this from its place no occurrence is looked for. */
const NEAR = 16 * DAY;
/** So many occurrences are looked through for one that moves and one that stays. */
const ENOUGH = 400;

/**
 * Moves a series so that its occurrence at `from` is at `to`. The occurrence keeps its index, and
 * so do the others; of several weekdays, dates or times only the moved one changes.
 */
export function realigned(series: Series, from: number, to: number, clock: NewClock): Realigned {
  for (const rule of realignedRules(series.rule, from, to, clock.allDay)) {
    const result =
      (isOneOfSeveral(series.rule, rule) ? oneMoved(series, rule, from, to, clock) : null) ??
      allMoved(series, rule, from, to, clock);
    if (result !== null) return result;
  }
  throw new RangeError('A rule without BY parts holds every day.');
}

function isOneOfSeveral(before: Rule, after: Rule): boolean {
  return [...DAY_PARTS, ...TIME_PARTS].some(
    (part) => before[part].length > 1 && !samePart(before, after, part),
  );
}

/** Every occurrence moves, by index; null where the rule doesn't hold the new place. */
function allMoved(
  series: Series,
  rule: Rule,
  from: number,
  to: number,
  clock: NewClock,
): Realigned | null {
  const pattern = patternOf(rule, to, clock.allDay);
  if (!holds(pattern, to)) return null;
  const startWall = stepFrom(pattern, to, -indexOf(series, from)) ?? to;
  const imageOf = (wall: number): number | null =>
    stepFrom(pattern, startWall, indexOf(series, wall));
  const last = rule.until === null ? null : lastWall(series);
  const newLast = last === null ? null : imageOf(last);
  const ended = newLast === null ? rule : endingAt(rule, pattern, newLast, clock);
  return { rule: ended, startWall, imageOf };
}

/** Only what the moved part of the rule named moves; null where the new place isn't reached so. */
function oneMoved(
  series: Series,
  rule: Rule,
  from: number,
  to: number,
  clock: NewClock,
): Realigned | null {
  const delay = clockDelay(series.rule, from, to);
  const pattern = patternOf(rule, series.startWall + delay, clock.allDay);
  if (!holds(pattern, to)) return null;
  const stays = (wall: number): boolean => holds(pattern, wall + delay);
  const isOld = (wall: number): boolean => holds(series.pattern, wall - delay);
  const imageOf = (wall: number): number | null =>
    stays(wall)
      ? wall + delay
      : nearest(pattern, wall + to - from, (candidate) => !isOld(candidate));
  // The dropped one is among them even where it is no image: it may have come onto another.
  const withImages = (walls: Iterable<number>): number[] => [
    to,
    ...firstOfBoth(walls, stays)
      .map(imageOf)
      .filter((image) => image !== null),
  ];
  const startWall = Math.min(...withImages(wallsOn(series, -Infinity)));
  const last = lastWall(series);
  if (last === null || last === Infinity) return { rule, startWall, imageOf };
  const newLast = Math.max(...withImages(wallsBack(series, last + 1)));
  const ended =
    rule.count === null
      ? endingAt(rule, pattern, newLast, clock)
      : { ...rule, count: countBetween(pattern, startWall, newLast) };
  return { rule: ended, startWall, imageOf };
}

/** How much later all of a series is: what the rule doesn't say of the time of day is its start's. */
function clockDelay({ byHour, byMinute, bySecond }: Rule, from: number, to: number): number {
  const unsaid = (wall: number): number => {
    const time = timeOfDay(wall);
    const [ofHour, ofMinute] = [time % HOUR, time % MINUTE];
    const hours = byHour.length > 0 ? 0 : time - ofHour;
    const minutes = byMinute.length > 0 ? 0 : ofHour - ofMinute;
    return hours + minutes + (bySecond.length > 0 ? 0 : ofMinute);
  };
  return unsaid(to) - unsaid(from);
}

/** The rule with an UNTIL that makes `last` the last one; its own where that does. */
function endingAt(rule: Rule, pattern: Pattern, last: number, clock: NewClock): Rule {
  const ended = { ...clock, rule };
  const next = stepFrom(pattern, last, 1);
  if (!isPastUntil(ended, last) && (next === null || isPastUntil(ended, next))) return rule;
  return rule.until?.kind === 'day'
    ? { ...rule, until: { kind: 'day', day: Math.floor(last / DAY) } }
    : { ...rule, until: untilAt(clock, last) };
}

function countBetween(pattern: Pattern, first: number, last: number): number {
  let count = 0;
  for (const wall of wallsFrom(pattern, first)) {
    if (wall > last) break;
    count++;
  }
  return count;
}

/** The first of those for which something holds, and the first of those for which it doesn't. */
function firstOfBoth(walls: Iterable<number>, isOne: (wall: number) => boolean): number[] {
  const found = new Map<boolean, number>();
  let seen = 0;
  for (const wall of walls) {
    const one = isOne(wall);
    if (!found.has(one)) found.set(one, wall);
    if (found.size === 2 || ++seen === ENOUGH) break;
  }
  return [...found.values()];
}

function nearest(
  pattern: Pattern,
  place: number,
  isFree: (wall: number) => boolean,
): number | null {
  let best: number | null = null;
  for (const wall of wallsFrom(pattern, place - NEAR)) {
    if (wall > place + NEAR) break;
    const isNearer = best === null || Math.abs(wall - place) < Math.abs(best - place);
    if (isNearer && isFree(wall)) best = wall;
  }
  return best;
}
