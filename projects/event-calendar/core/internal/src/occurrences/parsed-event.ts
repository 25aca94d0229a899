import { DAY } from '../dates/civil-time';
import { parseDay, parseIso, type IsoTime } from '../dates/iso';
import { instantOf, isZone } from '../dates/zone';
import type { CalendarEvent } from '../model/event';

/** The time of an event, parsed once from its strings. */
export interface ParsedEvent<E extends CalendarEvent = CalendarEvent> {
  /** Record of the host. */
  readonly event: E;
  /** Whether it covers whole days. */
  readonly allDay: boolean;
  /**
   * Start of a timed event as an instant; of an all-day one the wall time of its first midnight, equal in every zone.
   */
  readonly start: number;
  /** End, exclusive, in the form of `start`: of an all-day event the midnight after its last day. */
  readonly end: number;
}

/**
 * Parses an event's times, or returns null if they can't be read; such an event isn't shown. An end before the start
 * counts as the start. `localZone` is the zone of wall times without one.
 */
export function parseEvent<E extends CalendarEvent>(
  event: E,
  localZone: string,
): ParsedEvent<E> | null {
  if (event === null || typeof event !== 'object') return null;
  if (event.allDay === true) {
    const first = parseDay(event.start);
    const last = parseDay(event.end);
    if (first === null || last === null) return null;
    return {
      event,
      allDay: true,
      start: first * DAY,
      end: (Math.max(first, last) + 1) * DAY,
    };
  }
  const from = parseIso(event.start);
  const to = parseIso(event.end);
  if (from === null || to === null) return null;
  const zone = eventZone(event, localZone);
  const start = toInstantIn(from, zone);
  return { event, allDay: false, start, end: Math.max(start, toInstantIn(to, zone)) };
}

/** Returns the zone in which an event's wall times are read: its own if that is known, else the local zone. */
export function eventZone(event: CalendarEvent, localZone: string): string {
  return event.timezone !== undefined && isZone(event.timezone) ? event.timezone : localZone;
}

function toInstantIn(time: IsoTime, zone: string): number {
  if (time.form === 'utc') return time.wall;
  if (time.form === 'offset') return time.wall - time.offset;
  return instantOf(time.wall, zone);
}
