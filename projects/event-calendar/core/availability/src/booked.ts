import {
  dayOf,
  positionsNear,
  readingAt,
  wallIn,
  type CalendarEvent,
  type EventIndex,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { overlap } from './spans';
import { bookingAt, bookingsOf, type Booking } from './bookings';
import { ByWeek } from './by-week';
import { capacityOf, isWithin } from './resource-rules';

/** What decides who is booked when. */
interface Booked<E extends CalendarEvent> {
  readonly index: EventIndex<E>;
  readonly resources: ResourceIndex;
}

/** What was read of events, as long as they and the resources are the same. */
const known = new WeakMap<
  EventIndex,
  {
    readonly resources: ResourceIndex;
    readonly byRoot: Map<ResourceNode | null, ByWeek<Booking>>;
  }
>();

/**
 * What counts beside the bookings of a resource in a range of instants: its own, and those of all whose seats are
 * counted together with it. With null that of a calendar without any resources: where there are some, nobody is
 * in the way of what belongs to none.
 */
export function bookedNear<E extends CalendarEvent>(
  node: ResourceNode | null,
  range: TimeSpan,
  booked: Booked<E>,
): readonly Booking<E>[] {
  return weeksOf(node, booked)?.in(range) ?? [];
}

/** Reads what `bookedNear` returns of a long range at once, where it is asked for bit by bit after that. */
export function readAhead<E extends CalendarEvent>(
  node: ResourceNode | null,
  range: TimeSpan,
  booked: Booked<E>,
): void {
  weeksOf(node, booked)?.readAhead(range);
}

function weeksOf<E extends CalendarEvent>(
  node: ResourceNode | null,
  booked: Booked<E>,
): ByWeek<Booking<E>> | null {
  const { index, resources } = booked;
  if (node === null && resources.nodes.length > 0) return null;
  let read = known.get(index);
  if (read?.resources !== resources) known.set(index, (read = { resources, byRoot: new Map() }));
  const root = node && rootOfSeats(node);
  let weeks = read.byRoot.get(root);
  if (weeks === undefined) {
    weeks = new ByWeek((week) => readBookings(root, week, booked));
    read.byRoot.set(root, weeks);
  }
  return weeks as ByWeek<Booking<E>>;
}

/** Whether a booking counts beside those of a resource, as `bookedNear` returns them. */
export function countsBeside(
  { nodes }: Booking,
  node: ResourceNode | null,
  resources: ResourceIndex,
): boolean {
  if (node === null) return resources.nodes.length === 0;
  const root = rootOfSeats(node);
  return nodes.some((each) => isWithin(each, root));
}

function readBookings<E extends CalendarEvent>(
  root: ResourceNode | null,
  week: TimeSpan,
  { index, resources }: Booked<E>,
): readonly Booking<E>[] {
  const first = dayOf(wallIn(week.start, index.localZone)) - 1;
  const last = dayOf(wallIn(week.end, index.localZone)) + 1;
  return positionsNear(index, first, last).flatMap((position) => {
    const reading = readingAt(index, position);
    if (reading === null || reading.event.overlap === true) return [];
    const recurs = index.recurs[position] === 1;
    // What isn't of these resources is told before anything is expanded.
    const once = bookingAt(reading, { index, resources });
    if (!countsBeside(once, root, resources)) return [];
    const bookings = recurs ? bookingsOf(reading.event, week, { index, resources }) : [once];
    return bookings.filter((booking) => overlap(booking, week));
  });
}

/** The outermost resource whose seats are counted over a resource; itself where none are. */
function rootOfSeats(node: ResourceNode): ResourceNode {
  let root = node;
  for (let at = node.parent; at !== null; at = at.parent) if (capacityOf(at) !== null) root = at;
  return root;
}
