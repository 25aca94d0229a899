import { DAY, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { exDatesOf, readExclusion, withExDates } from '../expand/excluded';
import { indexOf, isLeftOut, wallsBack, wallsOn, type Series } from '../expand/series';
import { untilAt } from '../expand/written-until';
import { writeRuleLike } from '../rules/write-rule';
import { startingAt } from './occurrence-event';

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
 * The series from the occurrence at `wall` on, which keeps what was left of COUNT, or the same UNTIL,
 * and the exclusions from there on.
 */
export function startingWith<E extends CalendarEvent>(
  series: Series<E>,
  wall: number,
  localZone: string,
): E {
  const { event, length, allDay } = series;
  const rest = withExDates({ ...event, rrule: restOf(series, wall) }, datesOf(series, wall).later);
  return startingAt(rest, wall, length, allDay, localZone);
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
