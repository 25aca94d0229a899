import {
  dayOf,
  instantOf,
  isSeats,
  isZone,
  mayRecur,
  parseEvent,
  resourceNodesOf,
  wallIn,
  type CalendarEvent,
  type EventIndex,
  type ParsedEvent,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { overlap } from './spans';

/** One happening of an event, as others meet it: instants, and of whole days their dates. */
export interface BookedOccurrence<E extends CalendarEvent = CalendarEvent> extends TimeSpan {
  readonly event: E;
  /** Whose time it takes: the known ones of its resources, each once. */
  readonly nodes: readonly ResourceNode[];
  /** The wall times of its dates; null for what has times. */
  readonly dates: TimeSpan | null;
  /** The zone of its dates. */
  readonly zone: string;
  readonly seats: number;
}

/** What reads events as bookings. */
export interface BookingReader {
  readonly index: Pick<EventIndex, 'localZone' | 'recurrence'>;
  readonly resources: ResourceIndex;
}

/** Dates of a zone begin and end at most so many days beside those of another. */
const ZONE_REACH = 2;

/** The happenings of an event that touch a range of instants, in order; of what doesn't recur it is one, whenever. */
export function bookingsOf<E extends CalendarEvent>(
  event: E,
  range: TimeSpan,
  reader: BookingReader,
): readonly BookedOccurrence<E>[] {
  const { localZone, recurrence } = reader.index;
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

/** What happens at known times, of whole days at their wall times. */
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

/**
 * The part of a happening in which another is in its way; null where that never is, or one of them counts for
 * nobody. Whole days meet times only where they say that nothing may be beside them, and other whole days by their
 * dates, whenever these are. What takes no time meets nothing.
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

/** The seats that something takes; 1 where it says no number of them. */
export function seatsOf({ seats }: Pick<CalendarEvent, 'seats'>): number {
  return isSeats(seats) ? seats : 1;
}
