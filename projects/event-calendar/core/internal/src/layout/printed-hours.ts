import { HOUR, timeOfDay } from '../dates/civil-time';
import type { VisibleHours } from '../model/preferences';
import type { Occurrence } from '../occurrences/occurrence';
import { joinedHours } from './visible-hours';

/** Hours that paper shows of a day in which nothing happens. */
const WORKDAY: VisibleHours = { start: 8, end: 18 };

/**
 * The hours that a printed time grid shows: those of a workday and of every event, in full hours.
 * Paper doesn't scroll, and empty nights would make it two pages. Folded hours that hold an event are
 * unfolded: nobody can do so on paper.
 */
export function printedHours(
  occurrences: readonly Occurrence[],
  within: readonly VisibleHours[],
): readonly VisibleHours[] {
  let { start, end } = WORKDAY;
  const found = occurrences.filter(({ isBar }) => !isBar).map(hoursOf);
  for (const each of found) {
    start = Math.min(start, Math.floor(each.start));
    end = Math.max(end, Math.ceil(each.end));
  }
  const gaps = within
    .slice(1)
    .map((next, at) => ({ start: within[at]!.end, end: next.start }))
    .filter((gap) => found.some((each) => gap.start <= each.start && each.end <= gap.end));
  const printed = joinedHours([...within, ...gaps])
    .map((each) => ({ start: Math.max(start, each.start), end: Math.min(end, each.end) }))
    .filter((each) => each.start < each.end);
  return printed.length === 0 ? within : printed;
}

/** From when to when it happens by the hours of its day; the whole day where it goes over midnight. */
function hoursOf({ startWall, endWall, firstDay, lastDay }: Occurrence): VisibleHours {
  if (firstDay !== lastDay) return { start: 0, end: 24 };
  // The last instant of a day is no time of the next one.
  return { start: timeOfDay(startWall) / HOUR, end: (timeOfDay(endWall - 1) + 1) / HOUR };
}
