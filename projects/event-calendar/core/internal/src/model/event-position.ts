import type { CalendarEvent, Id } from './event';

/** Where the first event with an id stands, ids compared as strings; -1 when there is none. */
export function positionOfId(events: readonly CalendarEvent[], id: Id): number {
  const wanted = String(id);
  return events.findIndex((event: CalendarEvent | null) => String(event?.id) === wanted);
}
