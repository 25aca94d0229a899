import type { CalendarEvent, CalendarId } from './event';

/** Where the first event with an id stands, ids compared as strings; -1 when there is none. */
export function positionOfId(events: readonly CalendarEvent[], id: CalendarId): number {
  const wanted = String(id);
  return events.findIndex((event: CalendarEvent | null) => String(event?.id) === wanted);
}
