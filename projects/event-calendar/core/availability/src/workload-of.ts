import {
  MINUTE,
  canHaveColumn,
  type CalendarId,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { bookedBy } from './booked-by-owner';
import type { BookedOccurrence } from './booked-occurrence';
import { openTimes, type AvailabilityContext } from './open-times';
import { capacityOf } from './resource-rules';
import { within } from './spans';

/** How busy a resource is in a stretch of time. */
export interface ResourceWorkload {
  /** Minutes of open time. */
  readonly open: number;
  /** Minutes of open time that are booked; with a capacity, each by the share of the seats that is taken. */
  readonly booked: number;
  /** Minutes booked outside of open time, counted like `booked`. */
  readonly outside: number;
  /** Most seats taken at the same time. */
  readonly peak: number;
}

/** Time in which so many seats are taken. */
interface TakenSpan extends TimeSpan {
  readonly seats: number;
}

/**
 * Returns how busy a resource is in a range, in epoch milliseconds, together with all resources beneath it, each event
 * once; with null, how much time events without a resource take. An id that no resource has is read as null. Events with
 * `overlap: true` don't count.
 */
export function workloadOf(
  range: TimeSpan,
  resource: CalendarId | null,
  context: AvailabilityContext,
): ResourceWorkload {
  const node = resource === null ? null : (context.resources.find(resource) ?? null);
  const owners = node === null ? [null] : ownersWithin(node, context);
  const counted = new Set<BookedOccurrence>();
  const sum = { open: 0, booked: 0, outside: 0 };
  for (const owner of owners) {
    const open = openTimes(range, owner?.resource.id ?? null, context);
    // One of several resources counts for the first of them.
    const own = bookedBy(owner, range, context).filter((booking) => !counted.has(booking));
    for (const booking of own) counted.add(booking);
    const all = measured(own, range, owner);
    const inOpen = own.flatMap((booking) =>
      within(open, booking).map((span) => ({ ...span, seats: booking.seats })),
    );
    const booked = measured(inOpen, range, owner);
    sum.open += minutesOf(open);
    sum.booked += booked;
    sum.outside += all - booked;
  }
  const taken = takenSpans([...counted], range);
  const peak = taken.reduce((most, { seats }) => Math.max(most, seats), 0);
  return { ...sum, peak };
}

/** A resource and all beneath it, but for those that can't have events. */
function ownersWithin(
  node: ResourceNode,
  { resources }: AvailabilityContext,
): readonly ResourceNode[] {
  const within = [node, ...descendantsOf(node)];
  return within.filter((each) => canHaveColumn(each, resources));
}

function descendantsOf({ children }: ResourceNode): readonly ResourceNode[] {
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}

/** Minutes that are taken, each by the share of the seats where these are limited. */
function measured(
  spans: readonly TakenSpan[],
  range: TimeSpan,
  owner: ResourceNode | null,
): number {
  const capacity = owner === null ? null : capacityOf(owner);
  return takenSpans(spans, range).reduce((sum, { start, end, seats }) => {
    // A share of no seats at all would be endless.
    const share = capacity === null || capacity === 0 ? 1 : seats / capacity;
    return sum + ((end - start) / MINUTE) * share;
  }, 0);
}

/** The parts of a range in which seats are taken, by how many. */
function takenSpans(spans: readonly TakenSpan[], range: TimeSpan): readonly TakenSpan[] {
  const edges = spans
    .flatMap(({ start, end, seats }) => [
      { at: Math.max(start, range.start), by: seats },
      { at: Math.min(end, range.end), by: -seats },
    ])
    .sort((a, b) => a.at - b.at);
  const taken: TakenSpan[] = [];
  let seats = 0;
  edges.forEach(({ at, by }, index) => {
    seats += by;
    const end = edges[index + 1]?.at ?? at;
    if (seats > 0 && at < end) taken.push({ start: at, end, seats });
  });
  return taken;
}

function minutesOf(spans: readonly TimeSpan[]): number {
  return spans.reduce((sum, { start, end }) => sum + (end - start) / MINUTE, 0);
}
