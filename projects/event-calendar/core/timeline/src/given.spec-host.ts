import {
  parseDay,
  parseEvent,
  placeOccurrence,
  type CalendarEvent,
  type Occurrence,
} from 'ng-event-calendar/core/internal';

/** Returns the number of a date's day. */
export function dayAt(date: string): number {
  return parseDay(date)!;
}

/** Returns consecutive days from a date on. */
export function daysFrom(date: string, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => dayAt(date) + at);
}

/** Returns the occurrence of an event; dates without a time are whole days, and the id is the key. */
export function occurrenceFrom(
  start: string,
  end: string,
  { zone = 'UTC', ...fields }: Partial<CalendarEvent> & { readonly zone?: string } = {},
): Occurrence {
  const event = { id: `${start}/${end}`, title: '', start, end, ...fields };
  const allDay = !start.includes('T');
  const reading = parseEvent({ ...event, ...(allDay && { allDay }) }, zone)!;
  return placeOccurrence(reading, zone, String(event.id));
}
