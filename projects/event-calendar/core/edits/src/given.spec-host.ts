import type { CalendarEvent, CalendarResource } from 'ng-event-calendar/core/internal';

let events = 0;

/** An event for specs: an hour on 20 November 2026 unless said otherwise. */
export function givenEvent(fields: Partial<CalendarEvent> = {}): CalendarEvent {
  events++;
  return Object.freeze({
    id: `event-${events}`,
    title: `Event ${events}`,
    start: '2026-11-20T10:00:00',
    end: '2026-11-20T11:00:00',
    ...fields,
  });
}

/** A resource for specs, titled by its id. */
export function givenResource(
  id: string,
  fields: Partial<CalendarResource> = {},
): CalendarResource {
  return Object.freeze({ id, title: `Resource ${id}`, ...fields });
}
