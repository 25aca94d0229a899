import {
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type Occurrence,
} from 'ng-event-calendar/core/internal';

/** Noon in UTC on Friday, 20 November 2026: the "now" of most specs. */
export const FRIDAY_NOON = '2026-11-20T12:00:00Z';

let events = 0;

/** Makes an event from 10 to 11 in UTC on Friday, 20 November 2026, unless said otherwise. */
export function givenEvent(fields: Partial<CalendarEvent> = {}): CalendarEvent {
  events++;
  return deepFreeze({
    id: `event-${events}`,
    title: `Event ${events}`,
    start: '2026-11-20T10:00:00Z',
    end: '2026-11-20T11:00:00Z',
    ...fields,
  });
}

/** Places an event in a zone, in which wall times without a zone are read as well. */
export function occurrenceIn(event: CalendarEvent, zone = 'UTC'): Occurrence {
  return occurrenceOf(parseEvent(event, zone)!, zone);
}

/** Freezes a value deeply. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
