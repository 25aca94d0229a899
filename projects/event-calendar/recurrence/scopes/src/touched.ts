import { positionOfEvent, type EventChange } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import {
  seenAt,
  seriesOf,
  type Series,
  type Start,
  type TouchedOccurrence,
} from 'ng-event-calendar/recurrence/internal';
import { isSeen } from './split-series';

/** All there is to know of an occurrence that is to change. */
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

/** Whether an event recurs and never happens, as a rule edited by hand can have it. */
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
