import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/**
 * An event with the keys in which `from` and `to` differ as `to` has them: what somebody made of an
 * earlier state of it, made of its present one. The same event where they differ in nothing.
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

/** Whether two values are the same JSON: a form may have copied what it didn't change. */
function isSame(a: unknown, b: unknown): boolean {
  const areObjects = typeof a === 'object' && typeof b === 'object';
  return Object.is(a, b) || (areObjects && JSON.stringify(a) === JSON.stringify(b));
}
