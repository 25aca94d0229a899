import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { isLeftOut, seriesOf, startsOn } from './series-recurrence';

/** Whether an event has a visible occurrence after its excluded dates; also true if it had none from the start. */
export function hasOccurrence(event: CalendarEvent): boolean {
  // Without a rule and added dates it has its start alone.
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
