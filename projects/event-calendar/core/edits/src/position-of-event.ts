import { positionOfId, type CalendarEvent } from 'ng-event-calendar/core/internal';

/** Returns the index of an event: of the same object, else of the first with its id; -1 if there is none. */
export function positionOfEvent<E extends CalendarEvent>(events: readonly E[], event: E): number {
  const same = events.indexOf(event);
  return same >= 0 ? same : positionOfId(events, event.id);
}
