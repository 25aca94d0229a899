import {
  dayOf,
  positionsNear,
  readingAt,
  recursAt,
  resourceNodesOf,
  wallIn,
  type CalendarEvent,
  type EventIndex,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { overlap } from './spans';
import { bookingAt, bookingsOf, type BookedOccurrence } from './booked-occurrence';
import { ByWeek } from './by-week';
import { capacityOf, isWithin } from './resource-rules';

/** Indexes that decide which resource is booked when. */
export interface Booked<E extends CalendarEvent> {
  readonly index: EventIndex<E>;
  readonly resources: ResourceIndex;
}

/** Bookings read of an event index, kept as long as the index and the resources stay the same. */
const known = new WeakMap<
  EventIndex,
  {
    readonly resources: ResourceIndex;
    readonly byRoot: Map<ResourceNode | null, ByWeek<BookedOccurrence>>;
  }
>();

/**
 * Returns the bookings that count against a resource in a range of instants: its own, and those of all resources whose
 * seats are counted together with it. With null, the bookings of a calendar without resources; where there are
 * resources, an event without one conflicts with nothing.
 */
export function bookedNear<E extends CalendarEvent>(
  node: ResourceNode | null,
  range: TimeSpan,
  booked: Booked<E>,
): readonly BookedOccurrence<E>[] {
  return weeksOf(node, booked)?.in(range) ?? [];
}

/** Reads a long range at once, so that later calls of `bookedNear` for its parts read nothing. */
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
): ByWeek<BookedOccurrence<E>> | null {
  const { index, resources } = booked;
  if (node === null && resources.nodes.length > 0) return null;
  let read = known.get(index);
  if (read?.resources !== resources) known.set(index, (read = { resources, byRoot: new Map() }));
  const root = node && rootOfSeats(node);
  let weeks = read.byRoot.get(root);
  if (weeks === undefined) {
    weeks = new ByWeek((range) => readBookings(new Set([root]), range, booked).get(root)!);
    read.byRoot.set(root, weeks);
  }
  return weeks as ByWeek<BookedOccurrence<E>>;
}

/** Whether a booking counts against a resource, as in the result of `bookedNear`. */
export function countsBeside(
  { nodes }: BookedOccurrence,
  node: ResourceNode | null,
  resources: ResourceIndex,
): boolean {
  if (node === null) return resources.nodes.length === 0;
  const root = rootOfSeats(node);
  return nodes.some((each) => isWithin(each, root));
}

/**
 * Reads the bookings that count against some resources in a range of instants, keyed by the outermost resource whose
 * seats are counted. Goes through the events once, however many resources are asked about.
 */
export function readBookings<E extends CalendarEvent>(
  roots: ReadonlySet<ResourceNode | null>,
  range: TimeSpan,
  booked: Booked<E>,
): ReadonlyMap<ResourceNode | null, readonly BookedOccurrence<E>[]> {
  const byRoot = new Map<ResourceNode | null, BookedOccurrence<E>[]>();
  for (const root of roots) byRoot.set(root, []);
  const listsBy = new Map<ResourceNode, readonly BookedOccurrence<E>[][]>();
  /** Lists in which a booking of a resource counts. */
  const listsOf = (node: ResourceNode): readonly BookedOccurrence<E>[][] => {
    const known = listsBy.get(node);
    if (known !== undefined) return known;
    const lists: BookedOccurrence<E>[][] = [];
    for (let at: ResourceNode | null = node; at !== null; at = at.parent) {
      const list = byRoot.get(at);
      if (list !== undefined) lists.push(list);
    }
    listsBy.set(node, lists);
    return lists;
  };
  const withoutResources = booked.resources.nodes.length > 0 ? [] : [...byRoot.values()];
  collectBookings(range, booked, (event) => {
    const nodes = resourceNodesOf(event, booked.resources);
    if (nodes.length === 0) return withoutResources;
    return nodes.length === 1 ? listsOf(nodes[0]!) : [...new Set(nodes.flatMap(listsOf))];
  });
  return byRoot;
}

/** Puts the bookings of a range of instants into the lists of their events, in the order of the events. */
export function collectBookings<E extends CalendarEvent>(
  range: TimeSpan,
  { index, resources }: Booked<E>,
  listsOf: (event: E) => readonly BookedOccurrence<E>[][],
): void {
  const first = dayOf(wallIn(range.start, index.localZone)) - 1;
  const last = dayOf(wallIn(range.end, index.localZone)) + 1;
  for (const position of positionsNear(index, first, last)) {
    const event = index.events[position]!;
    if (event.overlap === true) continue;
    const lists = listsOf(event);
    // Events of other resources are skipped before they are parsed or expanded.
    if (lists.length === 0) continue;
    const reading = readingAt(index, position);
    if (reading === null) continue;
    const bookings = recursAt(index, position)
      ? bookingsOf(event, range, { index, resources })
      : [bookingAt(reading, { index, resources })];
    for (const booking of bookings) {
      if (overlap(booking, range)) for (const list of lists) list.push(booking);
    }
  }
}

/**
 * Returns the outermost resource with a capacity among a resource and its ancestors; the resource itself if none has
 * one.
 */
export function rootOfSeats(node: ResourceNode): ResourceNode {
  let root = node;
  for (let at = node.parent; at !== null; at = at.parent) if (capacityOf(at) !== null) root = at;
  return root;
}
