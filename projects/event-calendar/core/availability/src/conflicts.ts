import {
  DAY,
  type CalendarEvent,
  type Occurrence,
  type ResourceNode,
} from 'ng-event-calendar/core/internal';
import { bookingAt, metBy, type BookedOccurrence } from './booked-occurrence';
import type { AvailabilityContext } from './open-times';
import { isLeftToCapacity, overlapModeOf } from './resource-rules';

/** A booked occurrence with its key on the page. */
interface OccurrenceTimes<E extends CalendarEvent> {
  readonly key: string;
  readonly booking: BookedOccurrence<E>;
}

/**
 * Returns by key the events that each occurrence overlaps where overlaps count, in the order of their starts.
 * Occurrences without a conflict have no entry.
 */
export function conflictsAmong<E extends CalendarEvent>(
  occurrences: readonly Occurrence<E>[],
  context: AvailabilityContext<E>,
): ReadonlyMap<string, readonly E[]> {
  const byOwner = new Map<ResourceNode | null, OccurrenceTimes<E>[]>();
  for (const occurrence of occurrences) {
    const booked = { key: occurrence.key, booking: bookingAt(occurrence, context) };
    for (const owner of ownersOf(booked.booking, context)) {
      const list = byOwner.get(owner) ?? [];
      list.push(booked);
      byOwner.set(owner, list);
    }
  }
  const found = new Map<string, readonly E[]>();
  const add = ({ key }: OccurrenceTimes<E>, { booking: { event } }: OccurrenceTimes<E>): void => {
    const others = found.get(key) ?? [];
    if (!others.includes(event)) found.set(key, [...others, event]);
  };
  for (const [owner, list] of byOwner) {
    const counts = overlapModeOf(owner, context) !== 'allow' && !isLeftToCapacity(owner);
    for (const [a, b] of pairsIn(list)) {
      // An exclusive event conflicts whatever the calendar allows.
      if (!counts && a.booking.event.overlap !== false && b.booking.event.overlap !== false)
        continue;
      add(a, b);
      add(b, a);
    }
  }
  return found;
}

/** Returns the pairs that conflict, the earlier of two first. */
function pairsIn<E extends CalendarEvent>(
  list: readonly OccurrenceTimes<E>[],
): readonly (readonly [OccurrenceTimes<E>, OccurrenceTimes<E>])[] {
  const sorted = [...list].sort((a, b) => a.booking.start - b.booking.start);
  let under: readonly OccurrenceTimes<E>[] = [];
  return sorted.flatMap((booked) => {
    const { start } = booked.booking;
    // Dates of two zones may be equal while their instants differ.
    under = under.filter(({ booking: { end, dates } }) => end + (dates === null ? 0 : DAY) > start);
    const met = under.filter(
      ({ key, booking }) => key !== booked.key && metBy(booking, booked.booking) !== null,
    );
    under = [...under, booked];
    return met.map((earlier) => [earlier, booked] as const);
  });
}

/** Returns the resources whose time a booking takes; null stands for a calendar without resources. */
function ownersOf(
  { nodes }: BookedOccurrence,
  { resources }: AvailabilityContext,
): readonly (ResourceNode | null)[] {
  return resources.nodes.length === 0 ? [null] : nodes;
}
