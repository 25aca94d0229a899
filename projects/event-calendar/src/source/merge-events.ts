import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * Merges the source's events into the calendar's: known ones in place, new ones at the end. Events in `before` that the
 * source no longer has are removed; all others belong to the host and stay. Returns the given array if nothing changed.
 */
export function mergeEvents<E extends CalendarEvent>(
  events: readonly E[],
  shown: ReadonlyMap<string, E>,
  before: ReadonlySet<string>,
): readonly E[] {
  const rest = new Map(shown);
  const merged = events.flatMap((event: E | null) => {
    const id = String(event?.id);
    const record = rest.get(id);
    rest.delete(id);
    if (record !== undefined) return record;
    return shown.has(id) || before.has(id) ? [] : event!;
  });
  const next = [...merged, ...rest.values()];
  const isSame = next.length === events.length && next.every((event, at) => event === events[at]);
  return isSame ? events : next;
}
