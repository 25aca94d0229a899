import type { CalendarEvent } from '../model/event';
import { rankOfDay, rankOfText } from './date-rank';
import type { Occurrence } from './occurrence';
import { parseEvent, type ParsedEvent } from './parsed-event';
import { mayRecur, type Recurrence } from './recurrence';

/**
 * Events of an array, ready for range queries; made by `indexEvents`.
 *
 * @example `const index = indexEvents(events, 'Europe/Berlin');`
 */
export interface EventIndex<E extends CalendarEvent = CalendarEvent> {
  /** Events as they were given; null in place of one with an accessor that throws. */
  readonly events: readonly E[];
  /** IANA zone in which wall times of events without a zone are read. */
  readonly localZone: string;
}

/**
 * Contents of an index. Dates are kept in typed arrays, so a query over 100,000 events is one pass over numbers, and
 * only matching events are parsed.
 */
export interface EventTable<E extends CalendarEvent = CalendarEvent> extends EventIndex<E> {
  /** Ranks of the written dates by position, as `rankOfText` returns them; the end is never before the start. */
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  /** Expands recurring events; if null, each is shown once. */
  readonly recurrence: Recurrence | null;
  /** 1 by position for events with a rule or added dates to expand. */
  readonly recurs: Uint8Array;
  /** 1 by position for exclusive events. */
  readonly isExclusive: Uint8Array;
  /** Whether any event is exclusive. */
  readonly hasExclusiveEvents: boolean;
  /** Events parsed so far, by position: call `readingAt` to read one. */
  readonly readings: (ParsedEvent<E> | null | undefined)[];
}

/** Returns the contents of an index, which `indexEvents` alone makes. */
export function tableOf<E extends CalendarEvent>(index: EventIndex<E>): EventTable<E> {
  return index as EventTable<E>;
}

/** Returns the recurrence with which events were indexed; null if each is shown once. */
export function recurrenceOf(index: EventIndex): Recurrence | null {
  return tableOf(index).recurrence;
}

/** Whether the event at a position has dates to expand. */
export function recursAt(index: EventIndex, position: number): boolean {
  return tableOf(index).recurs[position] === 1;
}

/** Whether an index holds an event beside which nothing may be. */
export function hasExclusiveEvents(index: EventIndex): boolean {
  return tableOf(index).hasExclusiveEvents;
}

/** Days by which a written date differs from the date in a display zone at most, either way. */
const ZONE_REACH = 2;

/**
 * Indexes an array of events. Events that are in `previous` aren't parsed again, so that replacing one event parses
 * only that one. With `recurrence`, events that have a rule or added dates are expanded.
 */
export function indexEvents<E extends CalendarEvent>(
  events: readonly E[],
  localZone: string,
  previous?: EventIndex<E>,
  recurrence: Recurrence | null = null,
): EventIndex<E> {
  const known = previous?.localZone === localZone ? tableOf(previous) : emptyTable<E>(localZone);
  const before = known.events;
  const shorter = Math.min(before.length, events.length);
  let head = 0;
  while (head < shorter && before[head] === events[head]) head++;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === events.at(-1 - tail)) tail++;

  // An edit leaves most of the array in place: only events at other positions are looked up by identity.
  const endOfBetween = events.length - tail;
  const tailBefore = before.length - tail;
  const moved = new Map<E, number>();
  for (let at = head; at < tailBefore; at++) {
    if (before[at] !== events[at]) moved.set(before[at]!, at);
  }

  const starts = spliced(new Float64Array(events.length), known.starts, head, tailBefore);
  const ends = spliced(new Float64Array(events.length), known.ends, head, tailBefore);
  const isExclusive = spliced(new Uint8Array(events.length), known.isExclusive, head, tailBefore);
  const between: (ParsedEvent<E> | null | undefined)[] = [];
  let readable: E[] | null = null;
  for (let at = head; at < endOfBetween; at++) {
    let event = events[at]!;
    const from = before[at] === event ? at : moved.get(event);
    if (from === undefined && !isReadable(event)) {
      event = null as unknown as E;
      readable ??= [...events];
      readable[at] = event;
    }
    between.push(from === undefined ? undefined : known.readings[from]);
    starts[at] = from === undefined ? rankOfText(event?.start) : known.starts[from]!;
    ends[at] =
      from === undefined ? Math.max(starts[at]!, rankOfText(event?.end)) : known.ends[from]!;
    isExclusive[at] = Number(event?.overlap === false);
  }
  const shown = readable ?? events;
  const recurs = new Uint8Array(events.length);
  if (recurrence !== null) {
    for (let at = 0; at < events.length; at++) recurs[at] = Number(mayRecur(shown[at]));
  }
  const readings = known.readings.slice(0, head).concat(between, known.readings.slice(tailBefore));
  const table: EventTable<E> = {
    events: shown,
    localZone,
    starts,
    ends,
    recurrence,
    recurs,
    isExclusive,
    hasExclusiveEvents: isExclusive.includes(1),
    readings,
  };
  return table;
}

/**
 * Whether no accessor of an event throws: one that does would take the whole calendar down with it. The keys are named
 * one by one, since every new event is read here and engines read keys from a list many times slower.
 */
function isReadable(event: CalendarEvent | null | undefined): boolean {
  if (event == null) return true;
  try {
    const values = [
      event.id,
      event.title,
      event.start,
      event.end,
      event.allDay,
      event.timezone,
      event.resource,
      event.color,
      event.description,
      event.className,
      event.readOnly,
      event.draggable,
      event.resizable,
      event.overlap,
      event.rrule,
      event.rDates,
      event.exDates,
    ];
    return values.length > 0;
  } catch {
    return false;
  }
}

/** Copies an array to another length: the parts before `head` and from `tail` on are kept, with room between. */
function spliced<T extends Float64Array | Uint8Array>(
  copy: T,
  values: T,
  head: number,
  tail: number,
): T {
  copy.set(values.subarray(0, head));
  copy.set(values.subarray(tail), copy.length - (values.length - tail));
  return copy;
}

function emptyTable<E extends CalendarEvent>(localZone: string): EventTable<E> {
  const none = new Float64Array();
  return {
    events: [],
    localZone,
    starts: none,
    ends: none,
    recurrence: null,
    recurs: new Uint8Array(),
    isExclusive: new Uint8Array(),
    hasExclusiveEvents: false,
    readings: [],
  };
}

/** Returns the parsed event at a position; null if its times can't be read. */
export function readingAt<E extends CalendarEvent>(
  index: EventIndex<E>,
  position: number,
): ParsedEvent<E> | null {
  const { events, localZone, readings } = tableOf(index);
  const known = readings[position];
  return known === undefined
    ? (readings[position] = parseEvent(events[position]!, localZone))
    : known;
}

/**
 * Returns the positions of the events that may touch the civil days from `first` to `last` in some zone, including all
 * recurring ones, and some that can't be read.
 */
export function positionsNear(index: EventIndex, first: number, last: number): number[] {
  const { starts, ends, recurs } = tableOf(index);
  const from = rankOfDay(first - ZONE_REACH);
  const to = rankOfDay(last + ZONE_REACH);
  const positions: number[] = [];
  for (let at = 0; at < starts.length; at++) {
    // NaN compares false, so a date that isn't text drops out.
    if ((starts[at]! <= to && ends[at]! >= from) || recurs[at] === 1) positions.push(at);
  }
  return positions;
}

/**
 * Returns the occurrences of the event at a position that touch the days from `first` to `last` of a display zone; null
 * if the event is shown once.
 */
export function expandAt<E extends CalendarEvent>(
  index: EventIndex<E>,
  position: number,
  first: number,
  last: number,
  zone: string,
): readonly Occurrence<E>[] | null {
  const { recurs, recurrence, localZone } = tableOf(index);
  const reading = recurs[position] === 1 ? readingAt(index, position) : null;
  return reading ? (recurrence?.expand(reading.event, first, last, zone, localZone) ?? null) : null;
}
