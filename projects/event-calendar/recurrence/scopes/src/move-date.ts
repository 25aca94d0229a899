import { startWallOf } from 'ng-event-calendar/core/edits';
import {
  dayOf,
  DAY,
  parseEvent,
  timeOfDay,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import {
  isLeftOut,
  rDatesOf,
  startAt,
  startsBetween,
  type Series,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
import { addedBy, startingOnDate, withRDates, writtenLike } from './added-dates';

/**
 * Returns the series with one of its dates moved to `after`. Null if that has to become an event of its own, as more
 * than its start changes, or the series can't have it there.
 */
export function withDateMoved<E extends CalendarEvent>(
  series: Series<E>,
  at: Start,
  before: E,
  after: E,
  localZone: string,
): E | null {
  const { event, clock, length } = series;
  const times = parseEvent(after, localZone);
  if (times === null || times.end - times.start !== length || !isSameBesides(before, after)) {
    return null;
  }
  const { start } = times;
  const to: Start = { wall: startWallOf(after, clock, localZone), start, isAdded: true };
  if (startAt(series, start) !== null || isLeftOut(series, to.wall, start)) return null;
  if (!hasRoom(series, at, to)) return null;
  const isThere = (rDate: string): boolean => addedBy(rDate, series)?.start === at.start;
  if (!at.isAdded) {
    const others = withRDates(
      event,
      rDatesOf(event).filter((rDate) => !isThere(rDate)),
    );
    const moved = startingOnDate(others, series, to, localZone);
    return { ...moved, start: after.start, end: after.end };
  }
  let isWritten = false;
  const rDates = rDatesOf(event).flatMap((rDate) => {
    if (!isThere(rDate)) return [rDate];
    // A second entry for the same date is dropped, or it would stay in place.
    if (isWritten) return [];
    isWritten = true;
    return [writtenLike(rDate, to, series, localZone)];
  });
  return withRDates(event, rDates);
}

/** Whether two events differ in nothing but their times, not even in their zone. */
function isSameBesides(before: CalendarEvent, after: CalendarEvent): boolean {
  const besides = ({ start: _start, end: _end, ...others }: CalendarEvent): string =>
    JSON.stringify(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)));
  return besides(before) === besides(after);
}

/**
 * Whether a date can move to a day: if the series starts at midnight the day must be free, as one of two occurrences
 * couldn't be excluded alone.
 */
function hasRoom(series: Series, at: Start, to: Start): boolean {
  const startWall = at.isAdded ? series.startWall : to.wall;
  if (series.allDay || timeOfDay(startWall) !== 0) return true;
  const day = dayOf(to.wall);
  const starts = startsBetween(series, day * DAY, (day + 1) * DAY);
  return starts.every(({ start }) => start === at.start);
}
