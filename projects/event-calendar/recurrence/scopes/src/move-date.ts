import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { rDatesOf, type Series, type Start } from 'ng-event-calendar/recurrence/internal';
import { addedBy, startingOnDate, withRDates } from './added-dates';
import { SeriesDates } from './series-dates';

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
  const dates = new SeriesDates(series, localZone);
  if (at.isAdded) return dates.move(at, before, after) ? dates.rest() : null;
  const to = dates.placeOf(at, before, after);
  if (to === null) return null;
  const { event } = series;
  const others = withRDates(
    event,
    rDatesOf(event).filter((rDate) => addedBy(rDate, series)?.start !== at.start),
  );
  const moved = startingOnDate(others, series, to, localZone);
  return { ...moved, start: after.start, end: after.end };
}
