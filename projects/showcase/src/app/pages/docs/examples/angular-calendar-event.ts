import type { CalendarEvent } from 'ng-event-calendar';

/** Keys read from an event of angular-calendar. */
interface AngularCalendarEvent {
  readonly id?: string | number;
  readonly title: string;
  readonly start: Date;
  readonly end?: Date;
  readonly allDay?: boolean;
  readonly meta?: object;
}

export function fromAngularCalendar(event: AngularCalendarEvent, index: number): CalendarEvent {
  const { id = index, title, start, end = start, allDay, meta } = event;
  if (!allDay) {
    return { ...meta, id, title, start: start.toISOString(), end: end.toISOString() };
  }
  return { ...meta, id, title, start: dateOf(start), end: dateOf(end), allDay };
}

/** Returns the date in the browser's zone. */
function dateOf(time: Date): string {
  return [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
