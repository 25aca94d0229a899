import { DAY, type CalendarEvent, type Id } from 'ng-event-calendar/core';
import { exDatesOf, readExclusion } from '../expand/excluded';
import { indexOf, isLeftOut, wallsBack, wallsOn, type Series } from '../expand/series';
import { untilAt } from '../expand/written-until';
import { writeRuleLike } from '../rules/write-rule';
import { startingAt } from './occurrence-event';

/** A series in two: what comes before an occurrence, and what starts with it. */
export interface Split<E extends CalendarEvent> {
  readonly head: E;
  readonly tail: E;
}

/** The last occurrence before a wall that isn't left out; null where there is none. */
export function lastKept(series: Series, wall: number): number | null {
  for (const each of wallsBack(series, wall)) {
    if (!isLeftOut(series, each)) return each;
  }
  return null;
}

/** Whether anything of a series is still to be seen. */
export function isSeen(series: Series): boolean {
  for (const wall of wallsOn(series, series.startWall)) {
    if (!isLeftOut(series, wall)) return true;
  }
  return false;
}

/**
 * Ends a series with the occurrence at `kept` and starts a new one, with its own id, at `wall`,
 * which keeps what was left of COUNT, or the same UNTIL, and the exclusions from there on.
 */
export function split<E extends CalendarEvent>(
  series: Series<E>,
  kept: number,
  wall: number,
  id: Id,
  localZone: string,
): Split<E> {
  const { event, length, allDay } = series;
  const rest = { ...event, id, extractedFromId: event.id, rrule: restOf(series, wall) };
  const tail = withExDates(rest, datesOf(series, wall).later);
  return {
    head: endingWith(series, kept, wall),
    tail: startingAt(tail, wall, length, allDay, localZone),
  };
}

/** The series without what comes at or after `wall`; `kept` is the last occurrence to be seen. */
export function endingWith<E extends CalendarEvent>(
  series: Series<E>,
  kept: number,
  wall: number,
): E {
  const { event, rule } = series;
  const ended = { ...rule, count: null, until: untilAt(series, kept) };
  const rrule = writeRuleLike(event.rrule!, ended);
  return withExDates({ ...event, rrule }, datesOf(series, wall).earlier);
}

/** The rule of what starts at a wall of the series. */
function restOf(series: Series, wall: number): NonNullable<CalendarEvent['rrule']> {
  const { rule, event } = series;
  const count = rule.count === null ? null : rule.count - indexOf(series, wall);
  return writeRuleLike(event.rrule!, { ...rule, count });
}

function datesOf(
  { event, clock, allDay, instantOf }: Series,
  wall: number,
): { readonly earlier: string[]; readonly later: string[] } {
  const isLater = (exDate: string): boolean => {
    const exclusion = readExclusion(exDate, clock, allDay);
    if (exclusion === null) return false;
    return 'day' in exclusion
      ? exclusion.day >= Math.floor(wall / DAY)
      : exclusion.instant >= instantOf(wall);
  };
  const exDates = exDatesOf(event);
  return {
    earlier: exDates.filter((exDate) => !isLater(exDate)),
    later: exDates.filter(isLater),
  };
}

/** An event with other exclusions; without any it has no such key, unless nothing changes. */
function withExDates<E extends CalendarEvent>(event: E, exDates: readonly string[]): E {
  if (exDates.length === exDatesOf(event).length) return event;
  if (exDates.length > 0) return { ...event, exDates };
  const { exDates: _dates, ...none } = event;
  return none as unknown as E;
}
