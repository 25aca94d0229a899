import { withWhen } from 'ng-event-calendar/core/edits';
import {
  DAY,
  dayOf,
  formatWall,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { clockOf } from '../expand/event-clock';
import type { Series, Start } from '../expand/series';

/** When something of a length happens that starts at a wall, whose instant is known. */
export function whenAt(allDay: boolean, wall: number, instant: number, length: number): EventSpan {
  if (!allDay) return { allDay, start: instant, end: instant + length };
  const firstDay = dayOf(wall);
  return { allDay, firstDay, lastDay: firstDay + Math.max(1, Math.round(length / DAY)) - 1 };
}

/**
 * An event that starts at a wall of its own zone, in the shape it was written; `start` says which instant
 * is meant where the clocks repeat it. A wall that the clocks skip is written as it is: what repeats from
 * it is to keep its time of day.
 */
export function startingAt<E extends CalendarEvent>(
  event: E,
  wall: number,
  length: number,
  allDay: boolean,
  localZone: string,
  start?: number,
): E {
  const clock = clockOf({ ...event, allDay }, localZone);
  const instant = start ?? clock.instantOf(wall);
  const written = withWhen(event, whenAt(allDay, wall, instant, length), localZone);
  if (allDay || clock.wallOf(instant) === wall) return written;
  return { ...written, start: formatWall(wall, 'seconds') };
}

/** One occurrence of a series written as an event of its own, its rule and its lists of dates kept. */
export function occurrenceAsEvent<E extends CalendarEvent>(
  series: Series<E>,
  { wall, start }: Start,
  localZone: string,
): E {
  const { event, startWall, length, allDay, instantOf } = series;
  const isStart = wall === startWall && start === instantOf(wall);
  return isStart ? event : startingAt(event, wall, length, allDay, localZone, start);
}
