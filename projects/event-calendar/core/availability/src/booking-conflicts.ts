import {
  type CalendarEvent,
  type CalendarId,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { joined, overlap } from './spans';
import { metBy, type BookedOccurrence } from './booked-occurrence';
import { capacityOf, isWithin } from './resource-rules';

/** Another booking in conflict with one, and the part of it in which they conflict. */
export interface Met<E extends CalendarEvent = CalendarEvent> extends TimeSpan {
  readonly other: BookedOccurrence<E>;
}

/** A stretch in which a resource, or one that it lies within, has too few seats left. */
export interface Full<E extends CalendarEvent = CalendarEvent> extends TimeSpan {
  readonly resource: CalendarId;
  readonly taken: number;
  readonly capacity: number;
  /** Bookings that take the seats. */
  readonly takers: readonly BookedOccurrence<E>[];
}

/** Returns the bookings among others that conflict with one, each with the part in which it does. */
export function metOf<E extends CalendarEvent>(
  booking: BookedOccurrence<E>,
  others: readonly BookedOccurrence<E>[],
): readonly Met<E>[] {
  return others.flatMap((other) => {
    const span = metBy(booking, other);
    return span === null ? [] : [{ ...span, other }];
  });
}

/**
 * Returns the first stretch in which a booking and those it conflicts with exceed the capacity of a resource or one of
 * its ancestors.
 */
export function fullFor<E extends CalendarEvent>(
  booking: BookedOccurrence<E>,
  met: readonly Met<E>[],
  node: ResourceNode,
): Full<E> | null {
  if (booking.event.overlap === true) return null;
  for (let at: ResourceNode | null = node; at !== null; at = at.parent) {
    const capacity = capacityOf(at);
    if (capacity === null) continue;
    const owner = at;
    const inside = met.filter(({ other }) => other.nodes.some((each) => isWithin(each, owner)));
    const full = fullStretch(booking, inside, capacity);
    if (full !== null) return { ...full, resource: owner.resource.id, capacity };
  }
  return null;
}

/** Returns the first stretch in which others leave too few seats, with the most seats they take in it. */
function fullStretch<E extends CalendarEvent>(
  booking: BookedOccurrence<E>,
  met: readonly Met<E>[],
  capacity: number,
): (TimeSpan & Pick<Full<E>, 'taken' | 'takers'>) | null {
  const edges = new Set(met.flatMap(({ start, end }) => [start, end]));
  const cuts = [...edges.add(booking.start).add(booking.end)].sort((a, b) => a - b);
  const tight = cuts.slice(0, -1).flatMap((start, at) => {
    const takers = met.filter((each) => each.start <= start && start < each.end);
    const taken = takers.reduce((sum, { other }) => sum + other.seats, 0);
    return taken + booking.seats > capacity ? [{ start, end: cuts[at + 1]!, taken }] : [];
  });
  const [first] = joined(tight);
  if (first === undefined) return null;
  const within = tight.filter((each) => overlap(each, first));
  return {
    ...first,
    taken: Math.max(...within.map(({ taken }) => taken)),
    takers: met.filter((each) => overlap(each, first)).map(({ other }) => other),
  };
}
