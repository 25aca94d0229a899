import { DAY, type CalendarEvent } from 'ng-event-calendar/core/internal';
import {
  addedBetween,
  exDatesOf,
  indexOf,
  isLeftOut,
  patternOf,
  rDatesOf,
  readExclusion,
  startsOn,
  wallsBack,
  wallsFrom,
  wallsOn,
  withExDates,
  type Rule,
  type Series,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
import { addedBy, startingOn, startingOnDate, withRDates, writtenLike } from './added-dates';
import { untilAt } from './written-until';
import { writeRuleLike } from './write-rule';

/**
 * Number of periods compared to decide whether two patterns are equal: any difference that stems from the start appears
 * in them.
 */
const ENOUGH = 60;

/** Whether a series has a visible occurrence. */
export function isSeen(series: Series): boolean {
  for (const { wall, start } of startsOn(series, -Infinity)) {
    if (!isLeftOut(series, wall, start)) return true;
  }
  return false;
}

/** Whether an occurrence is the earliest of its series, including excluded ones. */
export function isFirst(series: Series, at: Start): boolean {
  return indexOf(series, cutAt(series, at)) === 0 && addedBefore(series, at).length === 0;
}

/**
 * Returns the series from an occurrence on, with the rest of COUNT, or the same UNTIL, and the added and excluded dates
 * from there on. It starts at that occurrence, or, if that was added and the rule would change when starting there, at
 * the next one of the rule.
 */
export function startingWith<E extends CalendarEvent>(
  series: Series<E>,
  at: Start,
  localZone: string,
): E {
  const { event, rule, hasRule } = series;
  const cut = cutAt(series, at);
  const dated = withDates(event, series, at, true);
  const next = hasRule ? wallsOn(series, cut).next() : null;
  if (next === null || next.done === true) {
    return startingOnDate(withStartAdded(dated, series, at, localZone), series, at, localZone);
  }
  const count = rule.count === null ? null : rule.count - indexOf(series, cut);
  const rest = { ...rule, count };
  const wall = next.value;
  const ruled = { wall, start: series.instantOf(wall), isAdded: false };
  const first = at.isAdded && !repeatsFrom(series, at.wall, wall, rest) ? ruled : at;
  const record = { ...dated, rrule: writeRuleLike(event.rrule!, rest) };
  return startingOn(record, series, first, localZone);
}

/** Adds the start to the dates of a series without a rule, even if it isn't the first of them. */
function withStartAdded<E extends CalendarEvent>(
  dated: E,
  series: Series,
  at: Start,
  localZone: string,
): E {
  const { startWall, instantOf, hasRule } = series;
  const start = instantOf(startWall);
  if (hasRule || start <= at.start) return dated;
  const own = writtenLike(
    dated.start,
    { wall: startWall, start, isAdded: true },
    series,
    localZone,
  );
  return withRDates(dated, [...rDatesOf(dated), own]);
}

/**
 * Returns the series before an occurrence; null if nothing before it is visible. If the rule has no occurrence before,
 * the series consists of its added dates alone.
 */
export function endingBefore<E extends CalendarEvent>(
  series: Series<E>,
  at: Start,
  localZone: string,
): E | null {
  const { event, rule, hasRule } = series;
  const dated = withDates(event, series, at, false);
  const kept = lastKept(series, cutAt(series, at));
  if (kept === null) {
    const first = addedBefore(series, at).find(
      ({ wall, start }) => !isLeftOut(series, wall, start),
    );
    return first === undefined ? null : startingOnDate(dated, series, first, localZone);
  }
  if (!hasRule) {
    const start = { wall: kept, start: series.instantOf(kept), isAdded: false };
    return startingOnDate(dated, series, start, localZone);
  }
  const ended = { ...rule, count: null, until: untilAt(series, kept) };
  return { ...dated, rrule: writeRuleLike(event.rrule!, ended) };
}

/** Returns the last occurrence of the rule before a wall that isn't excluded; null if there is none. */
function lastKept(series: Series, wall: number): number | null {
  for (const each of wallsBack(series, wall)) {
    if (!isLeftOut(series, each)) return each;
  }
  return null;
}

function addedBefore(series: Series, at: Start): Start[] {
  return addedBetween(series, -Infinity, Infinity).filter(({ start }) => start < at.start);
}

/** Returns the wall that separates the rule's occurrences before an occurrence from the later ones. */
function cutAt({ instantOf }: Series, { wall, start }: Start): number {
  // The second pass of a repeated hour comes after the first one, with the same walls.
  return instantOf(wall) < start ? wall + 1 : wall;
}

/** Whether a rule that starts at a wall outside its pattern has the same occurrences as before, from `next` on. */
function repeatsFrom({ pattern, allDay }: Series, wall: number, next: number, rule: Rule): boolean {
  const from = patternOf(rule, wall, allDay);
  const period = pattern.periodOf(wall);
  if (from.startOf(0) !== pattern.startOf(period)) return false;
  if (wallsFrom(from, wall).next().value !== next) return false;
  for (let at = 0; at < ENOUGH; at++) {
    if (String(from.wallsOf(at)) !== String(pattern.wallsOf(period + at))) return false;
  }
  return true;
}

/** Returns the event with only the added and excluded dates before an occurrence, or only those from it on. */
function withDates<E extends CalendarEvent>(
  event: E,
  series: Series,
  at: Start,
  isLater: boolean,
): E {
  const { clock, allDay } = series;
  const isAddedLater = (rDate: string): boolean => {
    const added = addedBy(rDate, series);
    return added !== null && added.start >= at.start;
  };
  const isLeftOutLater = (exDate: string): boolean => {
    const exclusion = readExclusion(exDate, clock, allDay);
    if (exclusion === null) return false;
    return 'day' in exclusion
      ? exclusion.day >= Math.floor(at.wall / DAY)
      : exclusion.instant >= at.start;
  };
  const exDates = exDatesOf(event).filter((exDate) => isLeftOutLater(exDate) === isLater);
  const rDates = rDatesOf(event).filter((rDate) => isAddedLater(rDate) === isLater);
  return withRDates(withExDates(event, exDates), rDates);
}
