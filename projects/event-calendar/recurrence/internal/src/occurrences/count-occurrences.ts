import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { isLeftOut, lastWall, seriesOf, startsOn } from '../expand/series';

/** Counts the occurrences of a series, without excluded ones; null if it has no end, or the event doesn't recur. */
export function countOccurrences(event: CalendarEvent, localZone: string): number | null {
  const series = seriesOf(event, localZone);
  if (series === null || lastWall(series) === Infinity) return null;
  const starts = [...startsOn(series, -Infinity)];
  return starts.filter(({ wall, start }) => !isLeftOut(series, wall, start)).length;
}
