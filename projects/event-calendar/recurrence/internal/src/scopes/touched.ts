import { positionOfEvent, type EventChange } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { startAt } from '../expand/instances';
import { isLeftOut, seriesOf, type Series, type Start } from '../expand/series';
import { isSeen } from './split-series';

/** The occurrence that was touched, by its start: an instant, for all-day events a wall time. */
export interface TouchedOccurrence<E extends CalendarEvent = CalendarEvent> {
  readonly event: E;
  readonly start: number;
}

/** All there is to know of an occurrence that is to change. */
export interface Touched<E extends CalendarEvent> {
  readonly events: readonly E[];
  readonly series: Series<E>;
  readonly position: number;
  readonly at: Start;
  readonly localZone: string;
}

/** What is there of a touched occurrence now; null where it is gone, or left out. */
export function touch<E extends CalendarEvent>(
  events: readonly E[],
  { event, start }: TouchedOccurrence<E>,
  localZone: string,
): Touched<E> | null {
  const position = positionOfEvent(events, event);
  const series = position < 0 ? null : seriesOf(events[position]!, localZone);
  const at = series && seenAt(series, start);
  return series === null || at === null ? null : { events, series, position, at, localZone };
}

/** Where a series has an occurrence; null where it hasn't, or not any more. */
export function seenAt(series: Series, start: number): Start | null {
  const at = startAt(series, start);
  return at === null || isLeftOut(series, at.wall, start) ? null : at;
}

/** Whether an event recurs and never happens, as a rule edited by hand can have it. */
export function isEmpty(event: CalendarEvent, localZone: string): boolean {
  const series = seriesOf(event, localZone);
  return series !== null && !isSeen(series);
}

/** The record of a touched occurrence becomes another one, or goes. */
export function replacing<E extends CalendarEvent>(
  { series, position }: Touched<E>,
  after: E | null,
): EventChange<E> {
  return { before: series.event, after, position };
}
