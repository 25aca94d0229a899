import {
  DAY,
  dayOf,
  formatDay,
  timeOfDay,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import {
  exactName,
  exDatesOf,
  isLeftOut,
  nameOf,
  occurrenceAsEvent,
  rDatesOf,
  startsBetween,
  type Series,
  type Start,
} from 'ng-event-calendar/recurrence/internal';
import { addedBy, withRDates } from './added-dates';
import { alone } from './change-series';

/** A series after excluding one of its occurrences. */
interface LeftOut<E extends CalendarEvent> {
  readonly rest: E;
  /** Other occurrences excluded along with it, as events of their own. */
  readonly freed: readonly E[];
}

/**
 * Excludes an occurrence: by its date, or by its exact start if others share that date. An entry at midnight would
 * exclude the whole day; for an occurrence at midnight with others on its day, an added date is removed from its list
 * instead, and with one of the rule the others become events of their own.
 */
export function withoutOne<E extends CalendarEvent>(
  series: Series<E>,
  at: Start,
  localZone: string,
): LeftOut<E> {
  const { event, allDay } = series;
  const others = allDay ? [] : othersOfDay(series, at);
  const isUnsayable = others.length > 0 && timeOfDay(at.wall) === 0;
  if (isUnsayable && at.isAdded) {
    const isOther = (rDate: string): boolean => addedBy(rDate, series)?.start !== at.start;
    return { rest: withRDates(event, rDatesOf(event).filter(isOther)), freed: [] };
  }
  const named = at.isAdded ? formatDay(dayOf(at.wall)) : nameOf(series, at);
  const exDate = others.length > 0 && !isUnsayable ? exactName(series, at) : named;
  return {
    rest: { ...event, exDates: [...exDatesOf(event), exDate] },
    freed: isUnsayable
      ? others.map((other) => alone(occurrenceAsEvent(series, other, localZone)) as unknown as E)
      : [],
  };
}

/** Returns the other visible occurrences of a series on the day of one. */
function othersOfDay(series: Series, at: Start): readonly Start[] {
  const day = dayOf(at.wall);
  return startsBetween(series, day * DAY, (day + 1) * DAY).filter(
    ({ wall, start }) => start !== at.start && !isLeftOut(series, wall, start),
  );
}
