import { dayFrom, wallAt } from '../dates/civil-time';
import type { CalendarEvent } from '../model/event';
import { expandAt, positionsNear, readingAt, type EventIndex } from '../occurrences/event-index';
import { markDays } from '../occurrences/mark-days';

/** Days an agenda shows at once. */
export const AGENDA_DAYS = 12;

/** The last day that an event can be written on: 9999-12-31. */
const LAST_DAY = dayFrom(9999, 12, 31);

/** Days that an agenda without empty days looks ahead: two years. */
export const AGENDA_HORIZON_DAYS = 731;

/** The days of an agenda that hides empty ones. */
export interface AgendaDays {
  readonly days: readonly number[];
  /** Whether another event follows after the last of the days. */
  readonly hasMore: boolean;
}

/**
 * The next `count` days from `first` on that hold a shown event, at most `horizon` days ahead.
 * Days that aren't offered, such as hidden weekends, don't count.
 */
export function daysWithEvents<E extends CalendarEvent>(
  index: EventIndex<E>,
  first: number,
  count: number,
  horizon: number,
  zone: string,
  isShown: (event: E) => boolean,
  isOffered: (day: number) => boolean = () => true,
): AgendaDays {
  const marks = markDays(index, first, first + horizon - 1, zone, isShown);
  const days: number[] = [];
  for (let at = 0; at < marks.length; at++) {
    if (marks[at] === 0 || !isOffered(first + at)) continue;
    if (days.length === count) return { days, hasMore: true };
    days.push(first + at);
  }
  const behind = wallAt(first + horizon);
  const isBehind = (start: number, position: number): boolean =>
    start >= behind ||
    !!expandAt(index, position, first + horizon, first + 2 * horizon, zone)?.length;
  const hasMore = positionsNear(index, first + horizon, LAST_DAY).some((at) => {
    const reading = readingAt(index, at);
    return reading !== null && isShown(reading.event) && isBehind(reading.start, at);
  });
  return { days, hasMore };
}

/** The `count` days from `first` on, empty ones included. */
export function consecutiveDays(first: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => first + at);
}
