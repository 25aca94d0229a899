import { HOUR_MS, timeOfDay } from '../dates/civil-time';
import type { VisibleHours } from '../model/preferences';
import type { Occurrence } from '../occurrences/occurrence';

/** Hours printed of a day without events. */
const WORKDAY: VisibleHours = { start: 8, end: 18 };

/**
 * Returns the hours of a printed time grid: those of a workday and of every event, in full hours. Paper doesn't scroll,
 * and empty nights would fill a second page.
 */
export function printedHours(
  occurrences: readonly Occurrence[],
  within: VisibleHours,
): VisibleHours {
  let { start, end } = WORKDAY;
  for (const { isBar, startWall, endWall, firstDay, lastDay } of occurrences) {
    if (isBar) continue;
    const crossesMidnight = firstDay !== lastDay;
    start = Math.min(start, crossesMidnight ? 0 : Math.floor(timeOfDay(startWall) / HOUR_MS));
    // The last instant of a day belongs to that day, not to the next.
    const last = crossesMidnight ? 24 : Math.ceil((timeOfDay(endWall - 1) + 1) / HOUR_MS);
    end = Math.max(end, last);
  }
  const [from, to] = [Math.max(start, within.start), Math.min(end, within.end)];
  return from < to ? { start: from, end: to } : within;
}
