import { DAY, dayOf } from '../dates/civil-time';
import { offsetSpans } from '../dates/zone';
import type { CalendarEvent } from '../model/event';
import { parseEvent, type ParsedEvent } from './parsed-event';

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
}

/** Widest distance between a day's midnight in UTC and in any zone, either way, with some room. */
const ZONE_REACH = 1.5 * DAY;

/**
 * Indexes an array of events. What stands in `previous` isn't read again, so that replacing one
 * event among many costs one reading.
 */
export function indexEvents<E extends CalendarEvent>(
  events: readonly E[],
  localZone: string,
  previous?: EventIndex<E>,
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
  };
}

function numbers(parsed: readonly (ParsedEvent | null)[], edge: 'start' | 'end'): Float64Array {
  const values = new Float64Array(parsed.length);
  parsed.forEach((reading, at) => (values[at] = reading === null ? NaN : reading[edge]));
  return values;
}

function emptyIndex<E extends CalendarEvent>(localZone: string): EventIndex<E> {
  const none = new Float64Array();
  return { events: [], localZone, parsed: [], starts: none, ends: none };
}

/** Positions of the events that may touch the civil days from `first` to `last` in some zone. */
export function positionsNear(index: EventIndex, first: number, last: number): number[] {
  const { starts, ends } = index;
  const from = first * DAY - ZONE_REACH;
  const to = (last + 1) * DAY + ZONE_REACH;
  const positions: number[] = [];
  for (let at = 0; at < starts.length; at++) {
    // NaN compares false: unreadable events drop out by themselves.
    if (starts[at]! < to && ends[at]! >= from) positions.push(at);
  }
  return positions;
}

/**
 * Which of the days from `first` to `last` hold a shown event: element i stands for day first + i.
 * One pass over the index, whatever the length of the range.
 */
export function markDays<E extends CalendarEvent>(
  index: EventIndex<E>,
  first: number,
  last: number,
  zone: string,
  isShown: (event: E) => boolean,
): Uint8Array {
  const marks = new Uint8Array(last - first + 1);
  const spans = offsetSpans(first * DAY - 2 * DAY, (last + 1) * DAY + 2 * DAY, zone);
  let span = spans[0];
  const wallIn = (instant: number): number => {
    if (span === undefined || instant < span.start || instant >= span.end) {
      span = spans.find((each) => instant < each.end) ?? spans.at(-1);
    }
    return instant + (span?.offset ?? 0);
  };
  for (const position of positionsNear(index, first, last)) {
    const reading = index.parsed[position];
    if (!reading) continue;
    const { allDay, start, end } = reading;
    const from = dayOf(allDay ? start : wallIn(start));
    const to = end > start ? dayOf(allDay ? end - 1 : wallIn(end - 1)) : from;
    let fresh = -1;
    for (let day = Math.max(from, first); day <= Math.min(to, last); day++) {
      if (marks[day - first] === 0) {
        fresh = day;
        break;
      }
    }
    if (fresh < 0 || !isShown(reading.event)) continue;
    marks.fill(1, fresh - first, Math.min(to, last) - first + 1);
  }
  return marks;
}
