import { positionOfId, type CalendarEvent } from 'ng-event-calendar/core/internal';

/** Where an event stands: the very object, else the first with its id; -1 when there is none. */
export function positionOfEvent<E extends CalendarEvent>(events: readonly E[], event: E): number {
  const same = events.indexOf(event);
  return same >= 0 ? same : positionOfId(events, event.id);
}
