import {
  joined,
  nearest,
  resourceNodesOf,
  within,
  type CalendarEvent,
  type EventOverlap,
  type Id,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { meet, type Booking } from './bookings';
import type { World } from './open-times';

/** Whether an event is of a resource; events of none are each other's only where there are no resources at all. */
export function isOf(
  event: CalendarEvent,
  node: ResourceNode | null,
  resources: ResourceIndex,
): boolean {
  return node === null
    ? resources.nodes.length === 0
    : resourceNodesOf(event, resources).includes(node);
}

/** What a resource does with what overlaps on it, where it is full, and who may be asked. */
export interface BookingRules {
  /** Null where overlaps are left to the capacity. */
  readonly overlap: 'ask' | 'refuse' | null;
  readonly full: 'ask' | 'refuse';
}

export function bookingRules(node: ResourceNode | null, world: World): BookingRules {
  const mode = overlapModeOf(node, world);
  const isWaivable = mode === 'ask';
  const asked = mode === 'ask' || mode === 'refuse' ? mode : null;
  return { overlap: isLeftToCapacity(node) ? null : asked, full: isWaivable ? 'ask' : 'refuse' };
}

/** What a resource, else the nearest above it, else the calendar does with what overlaps. */
export function overlapModeOf(node: ResourceNode | null, { eventOverlap }: World): EventOverlap {
  const known = ['allow', 'mark', 'ask', 'refuse'] as const;
  const own = nearest(node ?? undefined, (resource) =>
    known.find((each) => each === resource.eventOverlap),
  );
  return own ?? eventOverlap ?? 'allow';
}

/** Whether overlaps on a resource are its capacity's business: it has one, and says nothing of overlaps itself. */
export function isLeftToCapacity(node: ResourceNode | null): boolean {
  return node !== null && capacityOf(node) !== null && node.resource.eventOverlap === undefined;
}

/** The seats of a resource; null without a limit. */
export function capacityOf({ resource }: ResourceNode): number | null {
  const { capacity } = resource;
  return typeof capacity === 'number' && Number.isFinite(capacity) && capacity >= 0
    ? capacity
    : null;
}

/** A stretch in which a resource, or what it lies within, has too few seats left. */
export interface Full extends TimeSpan {
  readonly resource: Id;
  readonly taken: number;
  readonly capacity: number;
}

/** The first stretch in which a booking doesn't fit beside others into a resource or what that lies within. */
export function fullFor(
  booking: Booking,
  others: readonly Booking[],
  node: ResourceNode,
  resources: ResourceIndex,
): Full | null {
  if (booking.event.overlap === true) return null;
  for (let at: ResourceNode | null = node; at !== null; at = at.parent) {
    const capacity = capacityOf(at);
    if (capacity === null) continue;
    const owner = at;
    const beside = others.filter(
      (other) =>
        meet(booking, other) &&
        resourceNodesOf(other.event, resources).some((each) => isWithin(each, owner)),
    );
    const full = fullStretch(booking, beside, capacity);
    if (full !== null) return { ...full, resource: owner.resource.id, capacity };
  }
  return null;
}

function isWithin(node: ResourceNode, owner: ResourceNode): boolean {
  for (let at: ResourceNode | null = node; at !== null; at = at.parent) {
    if (at === owner) return true;
  }
  return false;
}

/** The first stretch in which the seats of others leave too few, and the most they take in it. */
function fullStretch(
  booking: Booking,
  others: readonly Booking[],
  capacity: number,
): (TimeSpan & { readonly taken: number }) | null {
  const edges = [...new Set(others.flatMap(({ start, end }) => [start, end]))];
  const cuts = [booking.start, ...edges, booking.end]
    .filter((at) => booking.start <= at && at <= booking.end)
    .sort((a, b) => a - b);
  const takenAt = (at: number): number =>
    others.reduce((sum, { start, end, seats }) => (start <= at && at < end ? sum + seats : sum), 0);
  const tight = cuts.slice(0, -1).flatMap((start, at) => {
    const end = cuts[at + 1]!;
    const taken = takenAt(start);
    return start < end && taken + booking.seats > capacity ? [{ start, end, taken }] : [];
  });
  const [first] = joined(tight);
  if (first === undefined) return null;
  const taken = Math.max(
    ...tight.filter((each) => within([each], first).length > 0).map((each) => each.taken),
  );
  return { ...first, taken };
}
