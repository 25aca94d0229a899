import { withWhen } from 'ng-event-calendar/core/edits';
import {
  DAY,
  dayOf,
  formatWall,
  type CalendarEvent,
  type When,
} from 'ng-event-calendar/core/internal';
import { clockOf } from '../expand/event-clock';
import type { Series } from '../expand/series';

/** When something of a length happens that starts at a wall, whose instant is known. */
export function whenAt(allDay: boolean, wall: number, instant: number, length: number): When {
  if (!allDay) return { allDay, start: instant, end: instant + length };
  const firstDay = dayOf(wall);
  return { allDay, firstDay, lastDay: firstDay + Math.max(1, Math.round(length / DAY)) - 1 };
}

/**
 * An event that starts at a wall of its own zone, in the shape it was written. A wall that the
 * clocks skip is written as it is: what repeats from it is to keep its time of day.
 */
export function startingAt<E extends CalendarEvent>(
  event: E,
  wall: number,
  length: number,
  allDay: boolean,
  localZone: string,
): E {
  const clock = clockOf({ ...event, allDay }, localZone);
  const instant = clock.instantOf(wall);
  const written = withWhen(event, whenAt(allDay, wall, instant, length), localZone);
  if (allDay || clock.wallOf(instant) === wall) return written;
  return { ...written, start: formatWall(wall, 'seconds') };
}

/** One occurrence of a series written as an event of its own, its rule and exclusions kept. */
export function occurrenceAsEvent<E extends CalendarEvent>(
  series: Series<E>,
  wall: number,
  localZone: string,
): E {
  const { event, startWall, length, allDay } = series;
  return wall === startWall ? event : startingAt(event, wall, length, allDay, localZone);
}
