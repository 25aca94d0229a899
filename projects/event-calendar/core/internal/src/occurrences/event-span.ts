import { DAY, dayOf } from '../dates/civil-time';
import type { CalendarEvent } from '../model/event';
import { parseEvent } from './parsed-event';

/**
 * The time of an event: from one instant to another, exclusive, in epoch milliseconds; or whole days, from one day
 * number through another.
 */
export type EventSpan =
  | { readonly allDay: false; readonly start: number; readonly end: number }
  | { readonly allDay: true; readonly firstDay: number; readonly lastDay: number };

/** Returns the time of an event as it is written; null if it can't be read. */
export function whenOf(event: CalendarEvent, localZone: string): EventSpan | null {
  const reading = parseEvent(event, localZone);
  if (reading === null) return null;
  const { allDay, start, end } = reading;
  return allDay
    ? { allDay, firstDay: dayOf(start), lastDay: dayOf(end - DAY) }
    : { allDay, start, end };
}
