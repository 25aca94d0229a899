import {
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

/** What a resource does with what overlaps on it, and where it is full. */
export interface BookingRules {
  /** Null where overlaps are allowed, only marked, or left to the capacity. */
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

/** Whether anything may stand against an event beside those of others; else these needn't be read. */
export function mayBeMet(
  event: CalendarEvent,
  node: ResourceNode | null,
  context: AvailabilityContext,
): boolean {
  if (event.overlap === false || context.index.hasExclusiveEvents) return true;
  if (bookingRules(node, context).overlap !== null) return true;
  for (let at = node; at !== null; at = at.parent) if (capacityOf(at) !== null) return true;
  return false;
}

/** What a resource, else the nearest above it, else the calendar does with what overlaps. */
export function overlapModeOf(
  node: ResourceNode | null,
  { eventOverlap }: AvailabilityContext,
): EventOverlap {
  const own = nearest(node ?? undefined, (resource) => known(OVERLAPS, resource.eventOverlap));
  return own ?? known(OVERLAPS, eventOverlap) ?? 'allow';
}

/** Whether overlaps on a resource are its capacity's business: it has one, and says nothing of overlaps itself. */
export function isLeftToCapacity(node: ResourceNode | null): boolean {
  if (node === null || capacityOf(node) === null) return false;
  return known(OVERLAPS, node.resource.eventOverlap) === undefined;
}

/** What is done with what lies outside of hours or in a block: the strictest that any of some resources asks for. */
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

/** The seats of a resource; null without a limit, and where what is given is no number of seats. */
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

/** A mode, where it is one. */
function known<T>(modes: readonly T[], mode: unknown): T | undefined {
  return modes.find((each) => each === mode);
}
