import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * The calendar's events with the source's in them, each in its place and new ones at the end. What the
 * source had before and has no longer goes; what it never had stays: that is the host's. The same
 * array where nothing changed.
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
