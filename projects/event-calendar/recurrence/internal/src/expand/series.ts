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
import { clockOf, type EventClock } from './event-clock';
import { excludedOf, type Excluded } from './excluded';
import { patternOf, stepFrom, wallsBefore, wallsFrom, type Pattern } from './pattern';

/** Where an occurrence of a series starts. */
export interface Start {
  /** The wall time in the event's own zone. */
  readonly wall: number;
  /** The instant; for all-day series the wall. */
  readonly start: number;
  /** Whether `rDates` alone give it. */
  readonly isAdded: boolean;
}

/**
 * A recurring event, read once. Occurrences of its rule are known by their *wall*: the wall time in the
 * event's own zone at which the rule puts them, also on a day whose clocks skip it.
 */
export interface Series<E extends CalendarEvent = CalendarEvent> {
  readonly event: E;
  /** Without a rule that can be followed one that gives the start alone. */
  readonly rule: Rule;
  readonly hasRule: boolean;
  readonly allDay: boolean;
  readonly clock: EventClock;
  readonly pattern: Pattern;
  /** DTSTART, whether or not it matches the rule. */
  readonly startWall: number;
  /** Elapsed milliseconds of every occurrence; whole days for all-day ones. */
  readonly length: number;
  readonly added: Added;
  readonly excluded: Excluded;
  /** The instant of an occurrence; for all-day ones its wall time. */
  readonly instantOf: (wall: number) => number;
  /** How many occurrences, excluded ones too, lie in the periods before one; COUNT caps it. */
  readonly countBefore: (period: number) => number;
}

const cache = new WeakMap<object, { zone: string; series: Series | null }>();

/** The rule of an event that has its start and added dates alone. */
const ONCE = plainRule('DAILY', { count: 1 });
/** Wall times of a zone and of UTC are less than a day apart, and a zone may skip a day. */
const REACH = 2 * DAY;

/**
 * The series that an event stands for, the same object for the same event. Null where the event has
 * neither a rule that can be followed nor an added date that can be read, or where its times can't be
 * read: it is then shown once at most.
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
  // A wall time that the clocks skip on the first day holds on all others.
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
    // The first one may be in the second pass of a repeated hour, which its wall time can't say.
    instantOf: (wall) => (wall === startWall ? start : clock.instantOf(wall)),
    countBefore: counter(pattern, startWall, rule.count ?? Infinity),
  };
}

/** Counts on from where it was asked last, so that paging through a series doesn't start anew. */
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

/** The occurrences whose walls lie from one to before another, in order, excluded ones among them. */
export function startsBetween(series: Series, from: number, to: number): Start[] {
  const ruled = wallsBetween(series, from, to).map((wall) => startOf(series, wall));
  if (series.added === NOTHING) return ruled;
  const added = addedBetween(series, from, to);
  const taken = new Set(ruled.map(({ start }) => start));
  return [...ruled, ...added.filter(({ start }) => !taken.has(start))].sort(
    (a, b) => a.start - b.start,
  );
}

/** The occurrences of a series whose walls lie from one on, in order, excluded ones among them. */
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

/** An occurrence of the rule. */
function startOf({ instantOf }: Series, wall: number): Start {
  return { wall, start: instantOf(wall), isAdded: false };
}

/**
 * The added dates whose walls lie from one to before another, in order and each once, also those that
 * the rule gives too.
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
 * The walls of the rule from one to before another, ascending, excluded ones among them. Jumps to where
 * it is asked; what lies before is at most counted.
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
    // Days are compared by date: what follows the date of an UNTIL says nothing about them.
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

/** Whether an occurrence is left out of its series by `exDates`: by its day, its instant, or its wall time. */
export function isLeftOut(
  { excluded: { days, instants, walls }, instantOf }: Series,
  wall: number,
  start: number = instantOf(wall),
): boolean {
  // Of a repeated hour's second pass no wall time speaks.
  return (
    days.has(dayOf(wall)) || instants.has(start) || (walls.has(wall) && instantOf(wall) === start)
  );
}

/** The walls of the rule of a series from one on, ascending, excluded ones among them. */
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

/** The walls of the rule of a series before one, descending, excluded ones among them. */
export function* wallsBack(series: Series, before: number): Generator<number, void> {
  const last = lastWall(series);
  const start = last === null ? -Infinity : Math.min(before, last + 1);
  for (const wall of wallsBefore(series.pattern, start)) {
    if (wall < series.startWall) return;
    yield wall;
  }
}

/** How many occurrences of the rule come before a wall, as COUNT counts them: excluded ones too. */
export function indexOf(series: Series, wall: number): number {
  const { pattern, startWall } = series;
  const period = pattern.periodOf(wall);
  if (period < 0) return 0;
  const within = pattern.wallsOf(period).filter((each) => each >= startWall && each < wall);
  return series.countBefore(period) + within.length;
}

/** The last wall of the rule, `Infinity` where it has no end, null where it has no wall at all. */
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
  // More than there are dates: the last of them all.
  return last ?? wallsBefore(pattern, Infinity).next().value ?? null;
}

/** A wall time behind every occurrence that UNTIL allows. */
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
