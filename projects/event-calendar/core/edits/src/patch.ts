import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * Returns an event with the differences between `from` and `to`: an edit of an earlier state, applied to the current
 * one. Returns the same event if there are none.
 */
export function patched<E extends CalendarEvent>(current: E, from: E, to: E): E {
  if (current === from) return to;
  const [a, b] = [from, to] as unknown as Record<string, unknown>[];
  const keys = new Set([...Object.keys(from), ...Object.keys(to)]);
  const changed = [...keys].filter((key) => !isSame(a?.[key], b?.[key]));
  if (changed.length === 0) return current;
  const next = { ...current } as Record<string, unknown>;
  for (const key of changed) {
    if (Object.hasOwn(to, key)) next[key] = b?.[key];
    else Reflect.deleteProperty(next, key);
  }
  return next as unknown as E;
}

/** Whether two values are equal as JSON: a form may have copied values it didn't change. */
function isSame(a: unknown, b: unknown): boolean {
  const areObjects = typeof a === 'object' && typeof b === 'object';
  return Object.is(a, b) || (areObjects && JSON.stringify(a) === JSON.stringify(b));
}
