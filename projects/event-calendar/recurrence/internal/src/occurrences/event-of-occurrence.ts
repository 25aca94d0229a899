import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { seenAt } from '../expand/instances';
import { seriesOf } from '../expand/series';
import { occurrenceAsEvent } from './occurrence-event';
import type { TouchedOccurrence } from './touched-occurrence';

/**
 * Returns an occurrence as an event of its own, to be changed and passed to `editOccurrence`; null if the event doesn't
 * recur, or its series has no such occurrence or excludes it.
 */
export function eventOfOccurrence<E extends CalendarEvent>(
  { event, start }: TouchedOccurrence<E>,
  localZone: string,
): E | null {
  const series = seriesOf(event, localZone);
  const at = series && seenAt(series, start);
  return series === null || at === null ? null : occurrenceAsEvent(series, at, localZone);
}
