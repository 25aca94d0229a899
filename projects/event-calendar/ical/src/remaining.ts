import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { isLeftOut, seriesOf, startsOn } from './series-recurrence';

/**
 * Whether something of an event is still to be seen, though it excludes dates; true also where there
 * was nothing from the first.
 */
export function hasOccurrence(event: CalendarEvent): boolean {
  // Without a rule and other dates it has its start alone.
  const series =
    seriesOf(event, 'UTC') ??
    (event.rrule == null ? seriesOf({ ...event, rrule: 'FREQ=DAILY;COUNT=1' }, 'UTC') : null);
  if (series === null) return true;
  let isAny = false;
  for (const { wall, start } of startsOn(series, -Infinity)) {
    isAny = true;
    if (!isLeftOut(series, wall, start)) return true;
  }
  return !isAny;
}
