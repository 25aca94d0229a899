import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventPatch } from '../../store/events/editor-section';

/**
 * An event with other values of some keys; what is undefined is taken away. The same event where it
 * says all of that already.
 */
export function withKeys(event: CalendarEvent, patch: EventPatch): CalendarEvent {
  const changed = Object.entries(changedKeys(event, patch));
  if (changed.length === 0) return event;
  const next: Record<string, unknown> = { ...event };
  for (const [key, value] of changed) {
    if (value === undefined) Reflect.deleteProperty(next, key);
    else next[key] = value;
  }
  return next as unknown as CalendarEvent;
}

/** The keys of a patch that say something else than the event does, compared as JSON. */
export function changedKeys(event: CalendarEvent, patch: EventPatch): EventPatch {
  const keys = Object.keys(patch) as (keyof CalendarEvent)[];
  const changed = keys.filter((key) => JSON.stringify(event[key]) !== JSON.stringify(patch[key]));
  return Object.fromEntries(changed.map((key) => [key, patch[key]]));
}
