import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventPatch } from './editor-section';

/** Returns an event with other values of some keys; undefined removes a key. The event itself if nothing differs. */
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

/** Returns the keys of a patch that differ from the event, compared as JSON. */
export function changedKeys(event: CalendarEvent, patch: EventPatch): EventPatch {
  const keys = Object.keys(patch) as (keyof CalendarEvent)[];
  const changed = keys.filter((key) => JSON.stringify(event[key]) !== JSON.stringify(patch[key]));
  return Object.fromEntries(changed.map((key) => [key, patch[key]]));
}
