import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** Returns an id that no event has. */
export function freshId(events: readonly CalendarEvent[]): string {
  return freshIds(events, 1)[0]!;
}

/** Returns ids that no event has, each another one, after one look through the events. */
export function freshIds(events: readonly CalendarEvent[], count: number): readonly string[] {
  const ids = new Set<string>();
  while (ids.size < count) {
    while (ids.size < count) ids.add(`event-${Math.random().toString(36).slice(2, 10)}`);
    // No number looks like this, so ids needn't be compared as text.
    for (const event of events as readonly (CalendarEvent | null)[])
      ids.delete(event?.id as string);
  }
  return [...ids];
}
