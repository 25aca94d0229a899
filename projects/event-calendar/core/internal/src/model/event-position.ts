import type { CalendarEvent, Id } from './event';

/** Where an event stands: the very object, else the first with its id; -1 when there is none. */
export function positionOfEvent<E extends CalendarEvent>(events: readonly E[], event: E): number {
  const same = events.indexOf(event);
  return same >= 0 ? same : positionOfId(events, event.id);
}

/** Where the first event with an id stands, ids compared as strings; -1 when there is none. */
export function positionOfId(events: readonly CalendarEvent[], id: Id): number {
  const wanted = String(id);
  return events.findIndex((event: CalendarEvent | null) => String(event?.id) === wanted);
}
