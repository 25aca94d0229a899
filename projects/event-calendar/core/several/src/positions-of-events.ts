import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * Returns the indexes of several records, as `positionOfEvent` returns each: of the same object, else of the first with
 * its id; -1 if there is none. It looks through the events at most twice, however many records there are.
 */
export function positionsOfEvents<E extends CalendarEvent>(
  events: readonly E[],
  wanted: readonly E[],
): readonly number[] {
  const same = firstPositions(events, new Set(wanted), (event) => event);
  const ids = wanted.flatMap((event) => (same.has(event) ? [] : [String(event.id)]));
  const byId = firstPositions(events, new Set(ids), (event: E | null) => String(event?.id));
  return wanted.map((event) => same.get(event) ?? byId.get(String(event.id)) ?? -1);
}

/** Returns the index of the first event with each of some keys; keys of no event are left out. */
function firstPositions<E, K>(
  events: readonly E[],
  keys: ReadonlySet<K>,
  keyOf: (event: E) => K,
): ReadonlyMap<K, number> {
  const found = new Map<K, number>();
  for (let at = 0; at < events.length && found.size < keys.size; at++) {
    const key = keyOf(events[at]!);
    if (keys.has(key) && !found.has(key)) found.set(key, at);
  }
  return found;
}
