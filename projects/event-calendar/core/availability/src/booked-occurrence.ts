import {
  dayOf,
  formatDay,
  instantOf,
  isSeats,
  isZone,
  mayRecur,
  parseEvent,
  parseIso,
  resourceNodesOf,
  tableOf,
  wallIn,
  type CalendarEvent,
  type EventIndex,
  type ParsedEvent,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { overlap } from './spans';

/** An occurrence as it conflicts with others: its instants, and for whole days their dates. */
export interface BookedOccurrence<E extends CalendarEvent = CalendarEvent> extends TimeSpan {
  readonly event: E;
  /** Resources whose time the occurrence takes: the known ones of its event, each once. */
  readonly nodes: readonly ResourceNode[];
  /** Wall times of a whole-day occurrence's dates; null for a timed one. */
  readonly dates: TimeSpan | null;
  /** Time zone of the dates. */
  readonly zone: string;
  readonly seats: number;
}

/** Indexes that `bookingsOf` reads events with. */
export interface BookingReader {
  readonly index: EventIndex;
  readonly resources: ResourceIndex;
}

/** Days by which a date can begin or end earlier or later in another zone, at most. */
const ZONE_REACH = 2;

/**
 * Returns the occurrences of an event that touch a range of instants, in order. An event that doesn't recur has one,
 * returned whether or not it touches the range.
 */
export function bookingsOf<E extends CalendarEvent>(
  event: E,
  range: TimeSpan,
  reader: BookingReader,
): readonly BookedOccurrence<E>[] {
  const { localZone, recurrence } = tableOf(reader.index);
  const reading = parseEvent(event, localZone);
  if (reading === null) return [];
  if (!mayRecur(event) || recurrence === null) return [bookingAt(reading, reader)];
  const first = dayOf(wallIn(range.start, localZone)) - ZONE_REACH;
  const last = dayOf(wallIn(range.end, localZone)) + ZONE_REACH;
  const occurrences = recurrence.expand(event, first, last, localZone, localZone);
  if (occurrences === null) return [bookingAt(reading, reader)];
  const once = bookingAt(reading, reader);
  return occurrences
    .map(({ start, end }) => ({ ...once, ...timesAt({ ...reading, start, end }, once.zone) }))
    .filter((booking) => overlap(booking, range) || booking.start === range.start);
}

/** Returns the booked occurrence of a parsed event: a timed one at its instants, a whole-day one at its wall times. */
export function bookingAt<E extends CalendarEvent>(
  reading: ParsedEvent<E>,
  { index, resources }: BookingReader,
): BookedOccurrence<E> {
  const { event } = reading;
  const zone = isZone(event.timezone) ? event.timezone : index.localZone;
  const { start, end, dates } = timesAt(reading, zone);
  const nodes = resourceNodesOf(event, resources);
  return { event, zone, seats: seatsOf(event), nodes, start, end, dates };
}

/** Returns the date, as `YYYY-MM-DD`, by which an occurrence can be excluded from its series. */
export function dateOf({ event, start, dates, zone }: BookedOccurrence): string {
  if (dates !== null) return formatDay(dayOf(dates.start));
  const written = isZone(event.timezone) ? null : parseIso(event.start);
  // Instants without a zone recur by their written offset.
  const isFixed = written?.form === 'utc' || written?.form === 'offset';
  return formatDay(dayOf(isFixed ? start + written.offset : wallIn(start, zone)));
}

/**
 * Returns the part of an occurrence that conflicts with another, or null where there is no conflict or either of them
 * allows overlaps. A whole-day occurrence conflicts with a timed one only if it is exclusive, and with another
 * whole-day one by date, whatever their instants. An occurrence without a duration conflicts with nothing.
 */
export function metBy(booking: BookedOccurrence, other: BookedOccurrence): TimeSpan | null {
  if (booking.event.overlap === true || other.event.overlap === true) return null;
  if (booking.dates !== null && other.dates !== null) {
    if (!overlap(booking.dates, other.dates)) return null;
    return {
      start: instantOf(Math.max(booking.dates.start, other.dates.start), booking.zone),
      end: instantOf(Math.min(booking.dates.end, other.dates.end), booking.zone),
    };
  }
  const whole = booking.dates !== null ? booking : other.dates !== null ? other : null;
  if (whole !== null && whole.event.overlap !== false) return null;
  const span = {
    start: Math.max(booking.start, other.start),
    end: Math.min(booking.end, other.end),
  };
  return span.start < span.end ? span : null;
}

function timesAt(
  { allDay, start, end }: ParsedEvent,
  zone: string,
): Pick<BookedOccurrence, 'start' | 'end' | 'dates'> {
  return allDay
    ? { start: instantOf(start, zone), end: instantOf(end, zone), dates: { start, end } }
    : { start, end, dates: null };
}

/** Returns the number of seats that an event takes: 1 unless it states a valid number. */
export function seatsOf({ seats }: Pick<CalendarEvent, 'seats'>): number {
  return isSeats(seats) ? seats : 1;
}
