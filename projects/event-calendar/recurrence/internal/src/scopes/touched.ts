import { positionOfEvent, type EventChange } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { startAt } from '../expand/instances';
import { isLeftOut, seriesOf, type Series, type Start } from '../expand/series';
import { isSeen } from './split-series';

/** The touched occurrence, by its start: an instant, for all-day events a wall time. */
export interface TouchedOccurrence<E extends CalendarEvent = CalendarEvent> {
  readonly event: E;
  readonly start: number;
}

/** An occurrence to be changed, with its series and events. */
export interface Touched<E extends CalendarEvent> {
  readonly events: readonly E[];
  readonly series: Series<E>;
  readonly position: number;
  readonly at: Start;
  readonly localZone: string;
}

/** Returns the current state of a touched occurrence; null if it is gone or excluded. */
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

/** Returns the occurrence of a series at a start; null if there is none, or it is excluded. */
export function seenAt(series: Series, start: number): Start | null {
  const at = startAt(series, start);
  return at === null || isLeftOut(series, at.wall, start) ? null : at;
}

/** Whether an event recurs but never happens, as with some rules edited by hand. */
export function isEmpty(event: CalendarEvent, localZone: string): boolean {
  const series = seriesOf(event, localZone);
  return series !== null && !isSeen(series);
}

/** Returns the change that replaces the record of a touched occurrence, or deletes it. */
export function replacing<E extends CalendarEvent>(
  { series, position }: Touched<E>,
  after: E | null,
): EventChange<E> {
  return { before: series.event, after, position };
}
