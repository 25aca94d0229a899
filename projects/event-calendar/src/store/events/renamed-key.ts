import type { CalendarId } from 'ng-event-calendar/core/internal';

/** Returns the key of an occurrence, which begins with its event's id, after that id changed. */
export function renamedKey(key: string, from: CalendarId, to: CalendarId): string {
  const old = String(from);
  return key.startsWith(old) ? `${to}${key.slice(old.length)}` : key;
}
