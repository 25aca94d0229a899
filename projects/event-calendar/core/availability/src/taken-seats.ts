import type { TimeSpan } from 'ng-event-calendar/core/internal';
import type { BookedOccurrence } from './booked-occurrence';

/** Returns the spans in which bookings take more than `most` seats. */
export function takenBeyond(
  most: number,
  bookings: readonly BookedOccurrence[],
): readonly TimeSpan[] {
  if (most < 0) return [{ start: -Infinity, end: Infinity }];
  const edges = bookings
    .flatMap(({ start, end, seats }) => [
      { at: start, seats },
      { at: end, seats: -seats },
    ])
    .sort((a, b) => a.at - b.at);
  const found: TimeSpan[] = [];
  let taken = 0;
  let since: number | null = null;
  for (const [position, { at, seats }] of edges.entries()) {
    taken += seats;
    if (edges[position + 1]?.at === at) continue;
    if (taken > most) since ??= at;
    else if (since !== null) {
      found.push({ start: since, end: at });
      since = null;
    }
  }
  return found;
}
