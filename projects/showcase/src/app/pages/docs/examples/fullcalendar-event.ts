import type { CalendarEvent } from 'ng-event-calendar';

/** Keys read from an event of FullCalendar. */
interface FullCalendarEvent {
  readonly id: string;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly allDay?: boolean;
  readonly extendedProps?: object;
}

export function fromFullCalendar(event: FullCalendarEvent): CalendarEvent {
  const { id, title, start, end, allDay, extendedProps } = event;
  if (!allDay) return { ...extendedProps, id, title, start, end };
  return { ...extendedProps, id, title, start, end: dayBefore(end), allDay };
}

function dayBefore(date: string): string {
  const day = new Date(`${date.slice(0, 10)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}
