import {
  dayOf,
  instantOf,
  isZone,
  overlap,
  parseEvent,
  positionOfEvent,
  positionsNear,
  readingAt,
  wallIn,
  type CalendarEvent,
  type EventIndex,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';

/** One happening of an event, as others meet it: instants, and of whole days their dates. */
export interface Booking<E extends CalendarEvent = CalendarEvent> extends TimeSpan {
  readonly event: E;
  /** The wall times of its dates; null for what has times. */
  readonly dates: TimeSpan | null;
  readonly seats: number;
}

/** What counts when an event is booked. */
type Reader = Pick<EventIndex, 'localZone' | 'recurrence'>;

/** The happenings of an event that touch a range of instants, in order, so many at most. */
export function bookingsOf<E extends CalendarEvent>(
  event: E,
  range: TimeSpan,
  { localZone, recurrence }: Reader,
  most = Infinity,
): readonly Booking<E>[] {
  const reading = parseEvent(event, localZone);
  if (reading === null) return [];
  const zone = isZone(event.timezone) ? event.timezone : localZone;
  const first = dayOf(wallIn(range.start, zone)) - 1;
  const last = dayOf(wallIn(range.end, zone)) + 1;
  const times =
    event.rrule == null ? null : (recurrence?.expand(event, first, last, zone, localZone) ?? null);
  const seats = seatsOf(event);
  return (times ?? [reading])
    .map(({ start, end }): Booking<E> =>
      reading.allDay
        ? {
            ...{ event, seats, dates: { start, end } },
            ...{ start: instantOf(start, zone), end: instantOf(end, zone) },
          }
        : { event, seats, dates: null, start, end },
    )
    .filter((booking) => touches(booking, range))
    .slice(0, most);
}

/** What happens in a range of instants, but for some records, which may be older than those of the index. */
export function bookingsIn<E extends CalendarEvent>(
  index: EventIndex<E>,
  range: TimeSpan,
  isCounted: (event: E) => boolean,
  leftOut: readonly E[],
): readonly Booking<E>[] {
  const positions = new Set(leftOut.map((event) => positionOfEvent(index.events, event)));
  const zone = index.localZone;
  const first = dayOf(wallIn(range.start, zone)) - 1;
  const last = dayOf(wallIn(range.end, zone)) + 1;
  return positionsNear(index, first, last).flatMap((position) => {
    if (positions.has(position)) return [];
    const event = readingAt(index, position)?.event;
    if (event === undefined || !isCounted(event)) return [];
    return bookingsOf(event, range, index);
  });
}

/**
 * Whether two happenings are in each other's way: at the same time, and neither counts for nobody. Whole days
 * meet times only where they say that nothing may be beside them.
 */
export function meet(a: Booking, b: Booking): boolean {
  if (a.event.overlap === true || b.event.overlap === true) return false;
  if (a.dates !== null && b.dates !== null) return overlap(a.dates, b.dates);
  const whole = a.dates !== null ? a : b.dates !== null ? b : null;
  if (whole !== null && whole.event.overlap !== false) return false;
  return overlap(a, b);
}

/** What takes no time meets nothing, but may lie outside of hours. */
function touches({ start, end }: TimeSpan, range: TimeSpan): boolean {
  return start < range.end && (end > range.start || (start === end && start >= range.start));
}

function seatsOf({ seats }: CalendarEvent): number {
  return typeof seats === 'number' && Number.isFinite(seats) && seats >= 0 ? seats : 1;
}
