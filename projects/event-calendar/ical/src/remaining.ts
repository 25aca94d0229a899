import {
  dayOf,
  parseIso,
  timeOfDay,
  wallAt,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
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

/** Returns a function that says whether the occurrence of an added date is excluded, whatever form `exDates` have. */
export function exclusionsOf(event: CalendarEvent): (rDate: string) => boolean {
  const series = seriesOf(event, 'UTC');
  return (rDate) => {
    const time = parseIso(rDate);
    if (series === null || time === null) return false;
    if (time.form === 'utc') return isLeftOut(series, series.clock.wallOf(time.wall), time.wall);
    const wall =
      time.form === 'date' ? wallAt(dayOf(time.wall), timeOfDay(series.startWall)) : time.wall;
    return isLeftOut(series, wall);
  };
}
