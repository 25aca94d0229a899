import {
  DAY,
  dayOf,
  formatDay,
  parseIso,
  timeOfDay,
  withWhen,
  type CalendarEvent,
} from 'ng-event-calendar/core';
import { clockOf } from '../expand/event-clock';
import { exDatesOf, readExclusion } from '../expand/excluded';
import { wallAtInstant } from '../expand/instances';
import { wallsBetween, type Series } from '../expand/series';
import { whenAt } from './occurrence-event';

/**
 * The exclusions of a series once its occurrences have moved, each in the shape it was written. One
 * that left nothing out stays as it is; one whose occurrence is gone goes with it.
 * `after` tells the zone, and whether they are whole days now.
 */
export function movedExDates(
  series: Series,
  imageOf: (wall: number) => number | null,
  after: CalendarEvent,
  localZone: string,
): readonly string[] {
  const moved = exDatesOf(series.event).flatMap((exDate) => {
    const wall = excludedWall(series, exDate);
    if (wall === null) return [exDate];
    const image = imageOf(wall);
    return image === null ? [] : [writeLike(exDate, image, after, localZone)];
  });
  return [...new Set(moved)];
}

/** The occurrence that an entry leaves out, or the first of several; null where there is none. */
export function excludedWall(series: Series, exDate: string): number | null {
  const exclusion = readExclusion(exDate, series.clock, series.allDay);
  if (exclusion === null) return null;
  if ('day' in exclusion) {
    const { day } = exclusion;
    return wallsBetween(series, day * DAY, (day + 1) * DAY)[0] ?? null;
  }
  return wallAtInstant(series, exclusion.instant);
}

function writeLike(exDate: string, image: number, after: CalendarEvent, localZone: string): string {
  const form = parseIso(exDate)?.form;
  if (form === 'date') return formatDay(dayOf(image));
  const allDay = after.allDay === true;
  const like: CalendarEvent = { ...after, start: exDate, end: exDate };
  // The entry says how it is written, the event whose clock it is read by.
  const clock = clockOf(after, localZone);
  const wasMidnight = form === 'wall' && timeOfDay(parseIso(exDate)?.wall ?? 0) === 0;
  const wall = wasMidnight ? dayOf(image) * DAY : image;
  return withWhen(like, whenAt(allDay, wall, clock.instantOf(wall), DAY), localZone).start;
}
