import type { CalendarId } from 'ng-event-calendar/core/internal';

/** The key of an occurrence, which begins with its event's id, once that has another one. */
export function renamedKey(key: string, from: CalendarId, to: CalendarId): string {
  const old = String(from);
  return key.startsWith(old) ? `${to}${key.slice(old.length)}` : key;
}
