import {
  hasExclusiveEvents,
  isCapacity,
  nearest,
  type CalendarEvent,
  type EventOverlap,
  type ResourceNode,
  type UnavailableTimes,
} from 'ng-event-calendar/core/internal';
import type { AvailabilityContext } from './open-times';

const UNAVAILABLE: readonly UnavailableTimes[] = ['allow', 'ask', 'refuse'];
const OVERLAPS: readonly EventOverlap[] = ['allow', 'mark', 'ask', 'refuse'];

/** How a resource treats overlaps and bookings beyond its capacity. */
export interface BookingRules {
  /** Null if overlaps are allowed, only marked, or left to the capacity. */
  readonly overlap: 'ask' | 'refuse' | null;
  readonly full: 'ask' | 'refuse';
}

export function bookingRules(
  node: ResourceNode | null,
  context: AvailabilityContext,
): BookingRules {
  const mode = overlapModeOf(node, context);
  const isCounted = (mode === 'ask' || mode === 'refuse') && !isLeftToCapacity(node);
  return { overlap: isCounted ? mode : null, full: mode === 'ask' ? 'ask' : 'refuse' };
}

/** Whether other bookings can conflict with an event at all; if not, they needn't be read. */
export function mayBeMet(
  event: CalendarEvent,
  node: ResourceNode | null,
  context: AvailabilityContext,
): boolean {
  if (event.overlap === false || hasExclusiveEvents(context.index)) return true;
  if (bookingRules(node, context).overlap !== null) return true;
  for (let at = node; at !== null; at = at.parent) if (capacityOf(at) !== null) return true;
  return false;
}

/** Returns the overlap mode of a resource: its own, else the nearest ancestor's, else the calendar's. */
export function overlapModeOf(
  node: ResourceNode | null,
  { eventOverlap }: AvailabilityContext,
): EventOverlap {
  const own = nearest(node ?? undefined, (resource) => known(OVERLAPS, resource.eventOverlap));
  return own ?? known(OVERLAPS, eventOverlap) ?? 'allow';
}

/** Whether the capacity alone limits overlaps on a resource: it has one, and no overlap mode of its own. */
export function isLeftToCapacity(node: ResourceNode | null): boolean {
  if (node === null || capacityOf(node) === null) return false;
  return known(OVERLAPS, node.resource.eventOverlap) === undefined;
}

/** Returns the mode for times outside hours or in blocks: the strictest among some resources. */
export function unavailableModeOf(
  nodes: readonly (ResourceNode | null)[],
  { unavailableTimes }: AvailabilityContext,
): UnavailableTimes {
  const modes = nodes.map((node) => {
    const own = nearest(node ?? undefined, (resource) =>
      known(UNAVAILABLE, resource.unavailableTimes),
    );
    return own ?? known(UNAVAILABLE, unavailableTimes) ?? 'allow';
  });
  return UNAVAILABLE.findLast((mode) => modes.includes(mode)) ?? 'allow';
}

/** Returns the seats of a resource; null without a limit or with an invalid one. */
export function capacityOf({ resource: { capacity } }: ResourceNode): number | null {
  return isCapacity(capacity) ? capacity : null;
}

/** Whether a resource is another one, or lies within it. */
export function isWithin(node: ResourceNode, owner: ResourceNode): boolean {
  for (let at: ResourceNode | null = node; at !== null; at = at.parent) {
    if (at === owner) return true;
  }
  return false;
}

/** Returns a mode if it is a valid one. */
function known<T>(modes: readonly T[], mode: unknown): T | undefined {
  return modes.find((each) => each === mode);
}
