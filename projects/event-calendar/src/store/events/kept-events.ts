import type { CalendarEvent, CalendarId } from 'ng-event-calendar/core/internal';
import type { EventFilter } from './event-filter';

// Functions beside the filter, as only changes need them, which load later.

/** Keeps events shown that the user has made or changed; returns whether filter or search hide any of them. */
export function keepShown(filter: EventFilter, events: readonly CalendarEvent[]): boolean {
  const hidden = events.filter((event) => filter.isHidden(event));
  if (hidden.length === 0) return false;
  const kept = hidden.map((event) => {
    const verdict = filter.verdictOn(event);
    return [String(event.id), { verdict, first: verdict() }] as const;
  });
  filter.kept.update((before) => new Map([...before, ...kept]));
  return true;
}

/** Keeps an event shown under another id, which its source gave it; `from` is the former id as text. */
export function renameKept(filter: EventFilter, from: string, to: CalendarId): void {
  const kept = filter.kept().get(from);
  if (kept !== undefined) filter.kept.update((before) => new Map([...before, [String(to), kept]]));
}
