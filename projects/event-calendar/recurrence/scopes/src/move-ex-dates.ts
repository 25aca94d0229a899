import { withWhen } from 'ng-event-calendar/core/times';
import {
  DAY,
  dayOf,
  formatDay,
  parseIso,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import {
  addedBetween,
  exactName,
  exDatesOf,
  isLeftOut,
  readExclusion,
  startsBetween,
  wallsBetween,
  whenAt,
  type Series,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
import type { MovedDates } from './added-dates';
import type { Realigned } from './realigned';

/** A zone's wall times and its instants are less than a day apart, and a zone may skip a day. */
const REACH = 2 * DAY;

/**
 * Returns the exclusions of a series after it became `next`, each in its written form if that still names the same
 * occurrence. An entry that excluded nothing stays, and one whose occurrence is gone is removed. No entry excludes an
 * occurrence that was visible before: neither the one moved to `to` (null for an added one), nor another that came onto
 * an excluded one.
 */
export function movedExDates(
  series: Series,
  { imageOf, meetingAt, added }: Realigned,
  dates: MovedDates,
  next: Series,
  to: number | null,
  localZone: string,
): readonly string[] {
  const isSeen = (wall: number): boolean => !isLeftOut(series, wall);
  const inNext = (wall: number): Start => ({ wall, start: next.instantOf(wall), isAdded: false });
  const seenDates = new Set(
    addedBetween(series, -Infinity, Infinity)
      .filter(({ wall, start }) => !isLeftOut(series, wall, start))
      .map((each) => dates.imageOf(each).start),
  );
  const ruledImages = (exDate: string): readonly Start[] =>
    excludedStarts(series, exDate)
      .filter(({ isAdded }) => !isAdded)
      .map(({ wall }) => imageOf(wall))
      .filter((image) => image !== null)
      .filter((image) => image !== to && !meetingAt(image).some(isSeen))
      .map(inNext);
  const exDates = exDatesOf(series.event);
  const ruledOut = new Set(exDates.flatMap(ruledImages).map(({ start }) => start));
  const isRuledSeen = ({ wall, start }: Start): boolean =>
    !ruledOut.has(start) && wallsBetween(next, wall, wall + 1).length > 0;
  const imagesOf = (exDate: string): readonly Start[] => [
    ...ruledImages(exDate).filter(({ start }) => !seenDates.has(start)),
    ...excludedDates(series, exDate)
      .map(dates.imageOf)
      .filter((image) => !seenDates.has(image.start) && !isRuledSeen(image)),
  ];
  const gaps = added.map(inNext).filter(({ start }) => !seenDates.has(start));
  const leftOut = new Set([...gaps, ...exDates.flatMap(imagesOf)].map(({ start }) => start));
  const leavesOutOnly = (exDate: string, { wall, start }: Start): boolean => {
    const starts = excludedStarts(next, exDate).map((each) => each.start);
    const isThere = startsBetween(next, wall, wall + 1).length > 0;
    return starts.every((each) => leftOut.has(each)) && (starts.includes(start) || !isThere);
  };
  const pick = (ways: readonly string[], image: Start): readonly string[] =>
    ways.filter((way) => leavesOutOnly(way, image)).slice(0, 1);
  const moved = exDates.flatMap((exDate) => {
    if (excludedStarts(series, exDate).length === 0) {
      return excludedStarts(next, exDate).some(({ wall }) => wall === to) ? [] : [exDate];
    }
    return imagesOf(exDate).flatMap((image) =>
      pick(waysToWrite(exDate, image, series, next, localZone), image),
    );
  });
  const left = gaps.flatMap((gap) => pick([dayText(gap.wall), exactName(next, gap)], gap));
  return [...new Set([...moved, ...left])];
}

/** Returns the occurrences that an entry excludes. */
function excludedStarts(series: Series, exDate: string): readonly Start[] {
  return excludedAmong(series, exDate, startsBetween);
}

/** Returns the added dates that an entry excludes, including dates that the rule gives, too. */
function excludedDates(series: Series, exDate: string): readonly Start[] {
  return excludedAmong(series, exDate, addedBetween);
}

function excludedAmong(
  series: Series,
  exDate: string,
  between: (series: Series, from: number, to: number) => readonly Start[],
): readonly Start[] {
  const { clock, allDay, instantOf } = series;
  const exclusion = readExclusion(exDate, clock, allDay);
  if (exclusion === null) return [];
  if ('day' in exclusion) {
    const { day } = exclusion;
    return between(series, day * DAY, (day + 1) * DAY);
  }
  const { instant, wall: written } = exclusion;
  const near = clock.wallOf(instant);
  return between(series, near - REACH, near + REACH).filter(
    ({ wall, start }) => start === instant || (wall === written && instantOf(wall) === start),
  );
}

/**
 * Returns ways to write an exclusion for another occurrence, the nearest to its old form first. A date or a midnight
 * excludes the whole day, too much if it has several occurrences; then the start is written to the second. A single one
 * of them at midnight can't be named, and is no longer excluded.
 */
function waysToWrite(
  exDate: string,
  { wall, start }: Start,
  { clock: before, allDay: wasAllDay }: Series,
  next: Series,
  localZone: string,
): readonly string[] {
  const { event, allDay, clock } = next;
  const form = parseIso(exDate)?.form;
  const day = dayText(wall);
  const like: CalendarEvent = { ...event, start: exDate, end: exDate };
  const at = (place: number, instant: number): string =>
    withWhen(like, whenAt(allDay, place, instant, DAY), localZone).start;
  const ways = [at(wall, start), exactName(next, { wall, start }), day];
  if (form === 'date') return [day, ...ways];
  const exclusion = readExclusion(exDate, before, wasAllDay);
  if (wasAllDay || exclusion === null || !('day' in exclusion)) return ways;
  const midnight = dayOf(wall) * DAY;
  return [
    form === 'wall' ? day + exDate.slice(day.length) : at(midnight, clock.instantOf(midnight)),
    ...ways,
  ];
}

function dayText(wall: number): string {
  return formatDay(dayOf(wall));
}
