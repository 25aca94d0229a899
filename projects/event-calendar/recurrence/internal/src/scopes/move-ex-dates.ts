import { withWhen } from 'ng-event-calendar/core/edits';
import {
  DAY,
  dayOf,
  formatDay,
  formatWall,
  parseIso,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { exDatesOf, readExclusion } from '../expand/excluded';
import { isLeftOut, wallsBetween, type Series } from '../expand/series';
import { whenAt } from './occurrence-event';
import type { Realigned } from './realigned';

/** Wall times of a zone and of its instants are less than a day apart, and it may skip a day. */
const REACH = 2 * DAY;

/**
 * The exclusions of a series once it has become `next`, each in the shape it was written where that
 * still names the same. One that left nothing out stays as it is, one whose occurrence is gone goes
 * with it, and none leaves out what was seen before: neither the occurrence that was moved `to` its
 * place, nor another one that came onto an excluded one.
 */
export function movedExDates(
  series: Series,
  { imageOf, meetingAt, added }: Realigned,
  next: Series,
  to: number,
  localZone: string,
): readonly string[] {
  const isSeen = (wall: number): boolean => !isLeftOut(series, wall);
  const imagesOf = (exDate: string): readonly number[] =>
    excludedWalls(series, exDate)
      .map(imageOf)
      .filter((image) => image !== null)
      .filter((image) => image !== to && !meetingAt(image).some(isSeen));
  const exDates = exDatesOf(series.event);
  const leftOut = new Set([...added, ...exDates.flatMap(imagesOf)]);
  const leavesOutOnly = (exDate: string, image: number): boolean => {
    const walls = excludedWalls(next, exDate);
    const isThere = wallsBetween(next, image, image + 1).length > 0;
    return walls.every((wall) => leftOut.has(wall)) && (walls.includes(image) || !isThere);
  };
  const pick = (ways: readonly string[], image: number): readonly string[] =>
    ways.filter((way) => leavesOutOnly(way, image)).slice(0, 1);
  const moved = exDates.flatMap((exDate) => {
    if (excludedWalls(series, exDate).length === 0) {
      return excludedWalls(next, exDate).includes(to) ? [] : [exDate];
    }
    return imagesOf(exDate).flatMap((image) =>
      pick(waysToWrite(exDate, image, series, next, localZone), image),
    );
  });
  const left = added.flatMap((wall) => pick([dayText(wall), formatWall(wall, 'seconds')], wall));
  return [...new Set([...moved, ...left])];
}

/** The occurrences that an entry leaves out. */
function excludedWalls(series: Series, exDate: string): readonly number[] {
  const { clock, allDay, instantOf } = series;
  const exclusion = readExclusion(exDate, clock, allDay);
  if (exclusion === null) return [];
  if ('day' in exclusion) {
    const { day } = exclusion;
    return wallsBetween(series, day * DAY, (day + 1) * DAY);
  }
  const { instant, wall: written } = exclusion;
  const near = clock.wallOf(instant);
  return wallsBetween(series, near - REACH, near + REACH).filter(
    (wall) => wall === written || instantOf(wall) === instant,
  );
}

/**
 * How an exclusion may say another occurrence, the nearest to its own shape first. A date and a
 * midnight mean the whole day, which is too much where there are several; then it is said to the
 * second. Alone at midnight one can't be named, and isn't left out any more.
 */
function waysToWrite(
  exDate: string,
  image: number,
  { clock: before, allDay: wasAllDay }: Series,
  { event, allDay, clock }: Series,
  localZone: string,
): readonly string[] {
  const form = parseIso(exDate)?.form;
  const day = dayText(image);
  const like: CalendarEvent = { ...event, start: exDate, end: exDate };
  const at = (wall: number): string =>
    withWhen(like, whenAt(allDay, wall, clock.instantOf(wall), DAY), localZone).start;
  const ways = [at(image), formatWall(image, 'seconds'), day];
  if (form === 'date') return [day, ...ways];
  const exclusion = readExclusion(exDate, before, wasAllDay);
  if (wasAllDay || exclusion === null || !('day' in exclusion)) return ways;
  return [form === 'wall' ? day + exDate.slice(day.length) : at(dayOf(image) * DAY), ...ways];
}

function dayText(wall: number): string {
  return formatDay(dayOf(wall));
}
