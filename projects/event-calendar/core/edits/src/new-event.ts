import {
  formatDay,
  formatWall,
  instantOf,
  resolveZone,
  wallIn,
  type CalendarEvent,
  type EventSpan,
} from 'ng-event-calendar/core/internal';

/**
 * Returns the written times of a new event: wall times, with a zone if the calendar shows a named one.
 * `displayTimezone` is the calendar's, as the host gave it.
 */
export function timesOfNewEvent(
  when: EventSpan,
  displayTimezone: string,
): Pick<CalendarEvent, 'start' | 'end' | 'timezone' | 'allDay'> {
  const isNamed = displayTimezone !== 'default' && displayTimezone !== 'locale';
  const { zone, known } = resolveZone(displayTimezone);
  if (when.allDay) {
    return {
      start: `${formatDay(when.firstDay)}T00:00:00`,
      end: `${formatDay(when.lastDay)}T23:59:59`,
      allDay: true,
    };
  }
  return {
    start: writeWall(when.start, zone),
    end: writeWall(when.end, zone),
    ...(isNamed && known ? { timezone: zone } : {}),
  };
}

function writeWall(instant: number, zone: string): string {
  const wall = wallIn(instant, zone);
  return instantOf(wall, zone) === instant
    ? formatWall(wall, 'seconds')
    : // The second pass of a repeated hour can only be written as an instant.
      `${formatWall(instant, 'seconds')}Z`;
}
