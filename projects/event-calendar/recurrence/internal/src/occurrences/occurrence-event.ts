import { clockOf, withWhen } from 'ng-event-calendar/core/times';
import {
  DAY,
  dayOf,
  formatWall,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import type { Series, Start } from '../expand/series';

/** Returns the time of an occurrence of a length that starts at a wall with a known instant. */
export function whenAt(allDay: boolean, wall: number, instant: number, length: number): EventSpan {
  if (!allDay) return { allDay, start: instant, end: instant + length };
  const firstDay = dayOf(wall);
  return { allDay, firstDay, lastDay: firstDay + Math.max(1, Math.round(length / DAY)) - 1 };
}

/**
 * Returns the event starting at a wall of its own zone, in its written form; `start` tells the instant if the clocks
 * repeat that wall. A wall that the clocks skip is written as it is, so that repetitions keep the time of day.
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

/** Returns one occurrence of a series as an event of its own, with its rule and lists of dates. */
export function occurrenceAsEvent<E extends CalendarEvent>(
  series: Series<E>,
  { wall, start }: Start,
  localZone: string,
): E {
  const { event, startWall, length, allDay, instantOf } = series;
  const isStart = wall === startWall && start === instantOf(wall);
  return isStart ? event : startingAt(event, wall, length, allDay, localZone, start);
}
