import { clockOf, type EventClock } from 'ng-event-calendar/core/times';
import {
  DAY,
  dayOf,
  localZone as browserZone,
  mayRecur,
  parseEvent,
  parseIso,
  timeOfDay,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { readRule } from '../rules/read-rule';
import { plainRule, type Rule } from '../rules/rule';
import { addedOf, NOTHING, within, type Added } from './added';
import { excludedOf, type Excluded } from './excluded';
import { patternOf, stepFrom, wallsBefore, wallsFrom, type Pattern } from './pattern';

/** Start of an occurrence of a series. */
export interface Start {
  /** Wall time in the event's own zone. */
  readonly wall: number;
  /** Instant; for all-day series, the wall time. */
  readonly start: number;
  /** Whether only `rDates` give it. */
  readonly isAdded: boolean;
}

/**
 * A parsed recurring event. Occurrences of its rule are identified by their *wall*: the wall time in the event's own
 * zone at which the rule puts them, even on a day whose clocks skip it.
 */
export interface Series<E extends CalendarEvent = CalendarEvent> {
  readonly event: E;
  /** Parsed rule; without a valid one, a rule for the start alone. */
  readonly rule: Rule;
  readonly hasRule: boolean;
  readonly allDay: boolean;
  readonly clock: EventClock;
  readonly pattern: Pattern;
  /** Wall time of DTSTART, whether or not it matches the rule. */
  readonly startWall: number;
  /** Elapsed milliseconds of every occurrence; whole days for all-day ones. */
  readonly length: number;
  readonly added: Added;
  readonly excluded: Excluded;
  /** Returns the instant of an occurrence; for all-day ones, its wall time. */
  readonly instantOf: (wall: number) => number;
  /** Returns the number of occurrences, including excluded ones, in the periods before one, capped by COUNT. */
  readonly countBefore: (period: number) => number;
}

const cache = new WeakMap<object, { zone: string; series: Series | null }>();

/** Rule of an event that has only its start and added dates. */
const ONCE = plainRule('DAILY', { count: 1 });
/** A zone's wall times and UTC are less than a day apart, and a zone may skip a day. */
const REACH = 2 * DAY;

/**
 * Returns the series of an event, the same object for the same event. Null if the event has neither a valid rule nor a
 * readable added date, or its times can't be read: it is then shown once at most.
 */
export function seriesOf<E extends CalendarEvent>(
  event: E,
  localZone: string = browserZone(),
): Series<E> | null {
  if (!mayRecur(event)) return null;
  const known = cache.get(event);
  if (known?.zone === localZone) return known.series as Series<E> | null;
  const series = readSeries(event, localZone);
  cache.set(event, { zone: localZone, series });
  return series;
}

function readSeries<E extends CalendarEvent>(event: E, localZone: string): Series<E> | null {
  const given = event.rrule == null ? null : readRule(event.rrule).rule;
  const times = parseEvent(event, localZone);
  const written = parseIso(event.start);
  if (times === null || written === null) return null;
  const { allDay, start, end } = times;
  const clock = clockOf(event, localZone);
  const isWall = !allDay && (written.form === 'wall' || written.form === 'date');
  // A wall time that the clocks skip on the first day applies to all others.
  const startWall = isWall ? written.wall : clock.wallOf(start);
  const added = addedOf(event, timeOfDay(startWall));
  if (given === null && added.walls.length + added.instants.length === 0) return null;
  const rule = given ?? ONCE;
  const pattern = patternOf(rule, startWall, allDay);
  return {
    event,
    rule,
    hasRule: given !== null,
    allDay,
    clock,
    pattern,
    startWall,
    length: end - start,
    added,
    excluded: excludedOf(event, clock),
    // The first occurrence may lie in the second pass of a repeated hour, which its wall time can't express.
    instantOf: (wall) => (wall === startWall ? start : clock.instantOf(wall)),
    countBefore: counter(pattern, startWall, rule.count ?? Infinity),
  };
}

/** Continues counting from the last period asked for, so that paging through a series doesn't start over. */
function counter(pattern: Pattern, startWall: number, most: number): (period: number) => number {
  const { fixedCount } = pattern;
  let first = -1;
  let reached = 1;
  let count = 0;
  return (period) => {
    if (period <= 0) return 0;
    if (first < 0) {
      first = pattern.wallsOf(0).filter((wall) => wall >= startWall).length;
      count = first;
    }
    if (fixedCount !== null) return Math.min(first + (period - 1) * fixedCount, most);
    if (period < reached) {
      reached = 1;
      count = first;
    }
    for (; reached < period && count < most; reached++) count += pattern.wallsOf(reached).length;
    return Math.min(count, most);
  };
}

/** Returns the occurrences with walls from one to before another, in order, including excluded ones. */
export function startsBetween(series: Series, from: number, to: number): Start[] {
  const ruled = wallsBetween(series, from, to).map((wall) => startOf(series, wall));
  if (series.added === NOTHING) return ruled;
  const added = addedBetween(series, from, to);
  const taken = new Set(ruled.map(({ start }) => start));
  return [...ruled, ...added.filter(({ start }) => !taken.has(start))].sort(
    (a, b) => a.start - b.start,
  );
}

/** Yields the occurrences of a series with walls from one on, in order, including excluded ones. */
export function* startsOn(series: Series, from: number): Generator<Start, void> {
  const added = addedBetween(series, from, Infinity);
  let next = 0;
  for (const wall of wallsOn(series, from)) {
    const ruled = startOf(series, wall);
    for (; next < added.length && added[next]!.start <= ruled.start; next++) {
      if (added[next]!.start < ruled.start) yield added[next]!;
    }
    yield ruled;
  }
  yield* added.slice(next);
}

/** Returns an occurrence of the rule. */
function startOf({ instantOf }: Series, wall: number): Start {
  return { wall, start: instantOf(wall), isAdded: false };
}

/**
 * Returns the added dates with walls from one to before another, in order and each once, including dates that the rule
 * gives, too.
 */
export function addedBetween(series: Series, from: number, to: number): Start[] {
  const { added, clock } = series;
  const found = within(added.walls, from, to).map((wall) => ({
    ...startOf(series, wall),
    isAdded: true,
  }));
  for (const start of within(added.instants, from - REACH, to + REACH)) {
    const wall = clock.wallOf(start);
    if (wall >= from && wall < to) found.push({ wall, start, isAdded: true });
  }
  found.sort((a, b) => a.start - b.start || a.wall - b.wall);
  return found.filter(({ start }, at) => start !== found[at - 1]?.start);
}

/**
 * Returns the walls of the rule from one to before another, ascending, including excluded ones. Starts at the requested
 * range; earlier occurrences are at most counted.
 */
export function wallsBetween(series: Series, from: number, to: number): number[] {
  const { pattern, rule, startWall } = series;
  const most = rule.count ?? Infinity;
  const walls: number[] = [];
  const firstPeriod = Math.max(0, pattern.periodOf(Math.max(from, startWall)));
  if (!(to > startWall) || isPastUntil(series, pattern.startOf(firstPeriod))) return walls;
  let count = rule.count === null ? 0 : series.countBefore(firstPeriod);
  for (let period = firstPeriod; count < most && pattern.startOf(period) < to; period++) {
    for (const wall of pattern.wallsOf(period)) {
      if (wall < startWall) continue;
      if (wall >= to || count >= most || isPastUntil(series, wall)) return walls;
      count++;
      if (wall >= from) walls.push(wall);
    }
  }
  return walls;
}

/** Whether UNTIL, which is inclusive, lies before a wall. */
export function isPastUntil(
  { rule, allDay, instantOf }: Pick<Series, 'rule' | 'allDay' | 'instantOf'>,
  wall: number,
): boolean {
  const { until } = rule;
  if (until === null) return false;
  if (allDay) {
    // Whole days are compared with UNTIL by date; its time of day doesn't matter.
    const last =
      until.kind === 'day' ? until.day : dayOf('wall' in until ? until.wall : until.instant);
    return dayOf(wall) > last;
  }
  switch (until.kind) {
    case 'day':
      return wall >= (until.day + 1) * DAY;
    case 'wall':
      return wall > until.wall;
    case 'instant':
      return instantOf(wall) > until.instant;
  }
}

/** Whether `exDates` exclude an occurrence from its series: by its day, its instant, or its wall time. */
export function isLeftOut(
  { excluded: { days, instants, walls }, instantOf }: Series,
  wall: number,
  start: number = instantOf(wall),
): boolean {
  // A wall time doesn't name the second pass of a repeated hour.
  return (
    days.has(dayOf(wall)) || instants.has(start) || (walls.has(wall) && instantOf(wall) === start)
  );
}

/** Yields the walls of the rule of a series from one on, ascending, including excluded ones. */
export function* wallsOn(series: Series, from: number): Generator<number, void> {
  const { pattern, rule, startWall } = series;
  const first = Math.max(from, startWall);
  let left = Infinity;
  if (rule.count !== null) left = rule.count - indexOf(series, first);
  for (const wall of wallsFrom(pattern, first)) {
    if (left <= 0 || isPastUntil(series, wall)) return;
    left--;
    yield wall;
  }
}

/** Yields the walls of the rule of a series before one, descending, including excluded ones. */
export function* wallsBack(series: Series, before: number): Generator<number, void> {
  const last = lastWall(series);
  const start = last === null ? -Infinity : Math.min(before, last + 1);
  for (const wall of wallsBefore(series.pattern, start)) {
    if (wall < series.startWall) return;
    yield wall;
  }
}

/** Returns the number of occurrences of the rule before a wall, counted as COUNT does, including excluded ones. */
export function indexOf(series: Series, wall: number): number {
  const { pattern, startWall } = series;
  const period = pattern.periodOf(wall);
  if (period < 0) return 0;
  const within = pattern.wallsOf(period).filter((each) => each >= startWall && each < wall);
  return series.countBefore(period) + within.length;
}

/** Returns the last wall of the rule; `Infinity` if it has no end, null if it has no wall at all. */
export function lastWall(series: Series): number | null {
  const { rule, pattern, startWall } = series;
  if (rule.until !== null) {
    const end = endOf(series);
    for (const wall of wallsBefore(pattern, end)) {
      if (wall < startWall) return null;
      if (!isPastUntil(series, wall)) return wall;
    }
    return null;
  }
  const first = wallsFrom(pattern, startWall).next();
  if (first.done === true) return null;
  if (rule.count === null) return Infinity;
  const last = stepFrom(pattern, first.value, rule.count - 1);
  // COUNT exceeds the dates there are, so the last of them ends the series.
  return last ?? wallsBefore(pattern, Infinity).next().value ?? null;
}

/** Returns a wall time after every occurrence that UNTIL allows. */
function endOf({ rule: { until }, clock }: Series): number {
  switch (until?.kind) {
    case 'day':
      return (until.day + 2) * DAY;
    case 'wall':
      return until.wall + 2 * DAY;
    case 'instant':
      return clock.wallOf(until.instant) + 2 * DAY;
    default:
      return Infinity;
  }
}
