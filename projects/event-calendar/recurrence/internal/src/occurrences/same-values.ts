import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** Whether two values are written alike. A value is alike itself, however long its text would be. */
export function sameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Whether two events have the same values, apart from those of some keys. */
export function sameValues(
  before: CalendarEvent,
  after: CalendarEvent,
  apart: readonly string[] = [],
): boolean {
  const [a, b] = [before, after] as unknown as Readonly<Record<string, unknown>>[];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].every((key) => apart.includes(key) || sameValue(a![key], b![key]));
}
