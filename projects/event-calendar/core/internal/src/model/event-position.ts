import type { CalendarEvent, CalendarId } from './event';

/** Returns the index of the first event with an id, ids compared as strings; -1 if there is none. */
export function positionOfId(events: readonly CalendarEvent[], id: CalendarId): number {
  const wanted = String(id);
  return events.findIndex((event: CalendarEvent | null) => String(event?.id) === wanted);
}
