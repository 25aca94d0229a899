import {
  dayOf,
  parseIso,
  timeOfDay,
  wallAt,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { isLeftOut, seriesOf, wallsOn } from './series-recurrence';

/**
 * Whether something of an event is still to be seen, though it excludes dates; true also where there
 * was nothing from the first.
 */
export function hasOccurrence(event: CalendarEvent): boolean {
  const { rDates = [], ...rest } = event;
  // Without a rule the start is the only occurrence beside added dates.
  const series = seriesOf({ ...rest, rrule: event.rrule ?? 'FREQ=DAILY;COUNT=1' }, 'UTC');
  if (series === null) return true;
  const { startWall, clock } = series;
  let isAny = false;
  const walls = event.rrule == null ? [startWall] : wallsOn(series, startWall);
  for (const wall of walls) {
    isAny = true;
    if (!isLeftOut(series, wall)) return true;
  }
  for (const each of rDates) {
    const time = parseIso(each);
    if (time === null) continue;
    isAny = true;
    const { form, wall } = time;
    const isInstant = form === 'utc' || form === 'offset';
    const start =
      series.allDay || form === 'date'
        ? wallAt(dayOf(wall), series.allDay ? 0 : timeOfDay(startWall))
        : isInstant
          ? clock.wallOf(wall - time.offset)
          : wall;
    if (!isLeftOut(series, start)) return true;
  }
  return !isAny;
}
