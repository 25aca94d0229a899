import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventChange } from './change-set';

/** Returns the records of some changes as they are among the events, one for each; null for one that is gone. */
export function recordsAfter<E extends CalendarEvent>(
  changes: readonly EventChange<E>[],
  events: readonly E[],
): readonly (E | null)[] {
  const ids = changes.map(({ after }) => (after === null ? null : String(after.id)));
  const wanted = new Set(ids);
  const found = new Map<string, E>();
  for (const event of events as readonly (E | null)[]) {
    const id = String(event?.id);
    if (event !== null && wanted.has(id) && !found.has(id)) found.set(id, event);
  }
  return ids.map((id) => (id === null ? null : (found.get(id) ?? null)));
}
