import {
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type Occurrence,
} from 'ng-event-calendar/core/internal';

let events = 0;

/** Makes an event for specs: an hour on Friday, 20 November 2026 unless said otherwise. */
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

/** Places events in a zone, in which wall times without a zone are read as well; each happens once. */
export function placedIn(zone: string, given: readonly CalendarEvent[]): readonly Occurrence[] {
  return given.map((event) => occurrenceOf(parseEvent(event, zone)!, zone));
}
