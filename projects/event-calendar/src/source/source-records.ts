import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** Whether a value from a source has the id that an event needs. */
export function isRecord(given: unknown): given is CalendarEvent {
  if (typeof given !== 'object' || given === null) return false;
  const { id } = given as { readonly id?: unknown };
  return typeof id === 'string' || typeof id === 'number';
}

/** Returns the stored records of an answer, change by change; undefined where it lacks one. */
export function storedIn(answer: unknown): readonly (CalendarEvent | null | undefined)[] {
  const { stored } = (answer ?? {}) as { readonly stored?: unknown };
  const records: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return records.map((each) => (each === null || isRecord(each) ? each : undefined));
}

/** Returns the present records of a conflict by id, null for one that is gone; null for any other error. */
export function conflictOf<E extends CalendarEvent>(
  error: unknown,
): ReadonlyMap<string, E | null> | null {
  const { conflict, gone } = (error ?? {}) as {
    readonly conflict?: unknown;
    readonly gone?: unknown;
  };
  if (!Array.isArray(conflict)) return null;
  const records = conflict.filter(isRecord) as E[];
  return new Map<string, E | null>([
    ...(Array.isArray(gone) ? gone : []).map((id): [string, null] => [String(id), null]),
    ...records.map((record): [string, E] => [String(record.id), record]),
  ]);
}
