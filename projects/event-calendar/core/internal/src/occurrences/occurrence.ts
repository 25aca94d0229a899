import { DAY, dayOf, wallAt } from '../dates/civil-time';
import { wallIn } from '../dates/zone';
import type { CalendarEvent } from '../model/event';
import type { ParsedEvent } from './parsed-event';

/** One occurrence of an event, placed in the display zone. */
export interface Occurrence<E extends CalendarEvent = CalendarEvent> {
  /** Unique among the occurrences shown together, even if events share an id. */
  readonly key: string;
  /** Record of the host. */
  readonly event: E;
  /** Whether it covers whole days. */
  readonly allDay: boolean;
  /** Whether it is drawn as a bar over whole days: all-day, or timed with 24 hours or more. */
  readonly isBar: boolean;
  /** Start of a timed occurrence as an instant; of an all-day one, the same as `startWall`. */
  readonly start: number;
  /** End, exclusive, in the form of `start`. */
  readonly end: number;
  /** Start as a wall time in the display zone. */
  readonly startWall: number;
  /** End as a wall time in the display zone, exclusive. */
  readonly endWall: number;
  /** First day touched, as a day number in the display zone. */
  readonly firstDay: number;
  /** Last day touched, inclusive; an end at 00:00 touches no day. */
  readonly lastDay: number;
}

const cache = new WeakMap<ParsedEvent, { zone: string; occurrence: Occurrence }>();

/** The single occurrence of an event that doesn't recur. */
export function occurrenceOf<E extends CalendarEvent>(
  reading: ParsedEvent<E>,
  zone: string,
): Occurrence<E> {
  const known = cache.get(reading);
  if (known?.zone === zone) return known.occurrence as Occurrence<E>;
  const occurrence = placeOccurrence(reading, zone, String(reading.event.id ?? ''));
  cache.set(reading, { zone, occurrence });
  return occurrence;
}

/** Places a time in a display zone as an occurrence with a key. */
export function placeOccurrence<E extends CalendarEvent>(
  { event, allDay, start, end }: ParsedEvent<E>,
  zone: string,
  key: string,
): Occurrence<E> {
  const startWall = allDay ? start : wallIn(start, zone);
  const endWall = allDay ? end : wallIn(end, zone);
  const firstDay = dayOf(startWall);
  return {
    key,
    event,
    allDay,
    isBar: allDay || endWall - startWall >= DAY,
    start,
    end,
    startWall,
    endWall,
    firstDay,
    // At a clock change backwards the wall time of an end may precede that of its start.
    lastDay: endWall > startWall ? dayOf(endWall - 1) : firstDay,
  };
}

/** Returns the order of a list of one day: an occurrence from the day before counts from midnight. */
export function byListOrderOn(day: number): (a: Occurrence, b: Occurrence) => number {
  const midnight = wallAt(day);
  return (a, b) =>
    Number(b.isBar) - Number(a.isBar) ||
    Math.max(a.startWall, midnight) - Math.max(b.startWall, midnight) ||
    byListOrder(a, b);
}

/** Orders occurrences as a list shows them: bars first, then by start, longer first. */
export function byListOrder(a: Occurrence, b: Occurrence): number {
  return (
    Number(b.isBar) - Number(a.isBar) ||
    a.startWall - b.startWall ||
    a.start - b.start ||
    b.end - a.end
  );
}
