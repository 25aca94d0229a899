import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { seenAt } from '../expand/instances';
import { seriesOf, type Series, type Start } from '../expand/series';
import { occurrenceAsEvent } from './occurrence-event';
import { sameValue } from './same-values';
import type { TouchedOccurrence } from './touched-occurrence';

/**
 * Whether a change concerns an occurrence alone, so that nobody has to say for which others it is meant:
 * an added date that is moved, or a date of an event without a rule.
 */
export function concernsOne<E extends CalendarEvent>(
  { event, start }: TouchedOccurrence<E>,
  after: E,
  localZone: string,
): boolean {
  const series = seriesOf(event, localZone);
  const at = series && seenAt(series, start);
  if (series === null || at === null) return false;
  return movesDate(series, at, occurrenceAsEvent(series, at, localZone), after);
}

/** Whether a change moves a date, added or of an event without a rule, which concerns no other occurrence. */
export function movesDate(
  { hasRule }: Series,
  { isAdded }: Start,
  before: CalendarEvent,
  after: CalendarEvent,
): boolean {
  const isSame = (['rrule', 'rDates'] as const).every((key) => sameValue(before[key], after[key]));
  return (isAdded || !hasRule) && isSame && isRetimed(before, after);
}

/** Whether a change writes other times, another zone or another `allDay`. */
export function isRetimed(before: CalendarEvent, after: CalendarEvent): boolean {
  return (['start', 'end', 'allDay', 'timezone'] as const).some(
    (key) => before[key] !== after[key],
  );
}
