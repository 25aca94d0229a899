import { DAY } from '../dates/civil-time';
import type { CalendarEvent } from '../model/event';
import type { Occurrence } from './occurrence';
import { parseEvent, type ParsedEvent } from './parsed-event';
import type { Recurrence } from './recurrence';

/**
 * Every readable event of an array, ready for range queries.
 *
 * The times stand in typed arrays, so a query over 100,000 events is one pass over numbers.
 */
export interface EventIndex<E extends CalendarEvent = CalendarEvent> {
  readonly events: readonly E[];
  readonly localZone: string;
  /** By position in `events`; null where the times can't be read. */
  readonly parsed: readonly (ParsedEvent<E> | null)[];
  /** `ParsedEvent.start` and `.end` by position; NaN where the times can't be read. */
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  /** Expands recurring events; null where they are shown once. */
  readonly recurrence: Recurrence | null;
  /** 1 by position for events with a rule to expand. */
  readonly recurs: Uint8Array;
}

/** Widest distance between a day's midnight in UTC and in any zone, either way, with some room. */
const ZONE_REACH = 1.5 * DAY;

/**
 * Indexes an array of events. What stands in `previous` isn't read again, so that replacing one
 * event among many costs one reading. With `recurrence`, events that have a rule are expanded.
 */
export function indexEvents<E extends CalendarEvent>(
  events: readonly E[],
  localZone: string,
  previous?: EventIndex<E>,
  recurrence: Recurrence | null = null,
): EventIndex<E> {
  const known = previous?.localZone === localZone ? previous : emptyIndex<E>(localZone);
  const before = known.events;
  const shorter = Math.min(before.length, events.length);
  let head = 0;
  while (head < shorter && before[head] === events[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === events.at(-1 - tail)) tail++;

  // An edit leaves most of the array where it was: only what lies between is looked up by event.
  const moved = new Map<E, ParsedEvent<E> | null>();
  for (let at = head; at < before.length - tail; at++) {
    moved.set(before[at]!, known.parsed[at] ?? null);
  }
  const between = events.slice(head, events.length - tail).map((event) => {
    const reading = moved.get(event);
    return reading === undefined ? parseEvent(event, localZone) : reading;
  });
  const parsed = [
    ...known.parsed.slice(0, head),
    ...between,
    ...known.parsed.slice(before.length - tail),
  ];
  return {
    events,
    localZone,
    parsed,
    starts: numbers(parsed, 'start'),
    ends: numbers(parsed, 'end'),
    recurrence,
    recurs: Uint8Array.from(parsed, (reading) =>
      Number(recurrence !== null && reading?.event.rrule != null),
    ),
  };
}

function numbers(parsed: readonly (ParsedEvent | null)[], edge: 'start' | 'end'): Float64Array {
  const values = new Float64Array(parsed.length);
  parsed.forEach((reading, at) => (values[at] = reading === null ? NaN : reading[edge]));
  return values;
}

function emptyIndex<E extends CalendarEvent>(localZone: string): EventIndex<E> {
  const none = new Float64Array();
  const recurs = new Uint8Array();
  return { events: [], localZone, parsed: [], starts: none, ends: none, recurrence: null, recurs };
}

/**
 * Positions of the events that may touch the civil days from `first` to `last` in some zone, among
 * them all that are to be expanded.
 */
export function positionsNear(index: EventIndex, first: number, last: number): number[] {
  const { starts, ends, recurs } = index;
  const from = first * DAY - ZONE_REACH;
  const to = (last + 1) * DAY + ZONE_REACH;
  const positions: number[] = [];
  for (let at = 0; at < starts.length; at++) {
    // NaN compares false: unreadable events drop out by themselves.
    if ((starts[at]! < to && ends[at]! >= from) || recurs[at] === 1) positions.push(at);
  }
  return positions;
}

/**
 * The occurrences of the event at a position that touch the days from `first` to `last` of a
 * display zone; null where it is shown once.
 */
export function expandAt<E extends CalendarEvent>(
  { parsed, recurs, recurrence, localZone }: EventIndex<E>,
  position: number,
  first: number,
  last: number,
  zone: string,
): readonly Occurrence<E>[] | null {
  const reading = recurs[position] === 1 ? parsed[position] : null;
  return reading ? (recurrence?.expand(reading.event, first, last, zone, localZone) ?? null) : null;
}
