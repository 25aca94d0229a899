import type { CalendarEvent } from 'ng-event-calendar/core';
import type { Change } from './house.mts';

/** A stored event: a calendar event with the number of times it was written. */
export interface EventRecord extends CalendarEvent {
  readonly version?: number;
}

/** One event before and after a change; null if it doesn't exist then. */
export interface RecordChange {
  readonly before: EventRecord | null;
  readonly after: EventRecord | null;
}

const DAY = 86_400_000;
const TYPES: readonly unknown[] = [
  undefined,
  'create',
  'update',
  'move',
  'resize',
  'delete',
  'change',
];

/**
 * Returns instants between which an event certainly lies, in epoch milliseconds. A wall time may be in any zone, so
 * there is an extra day on either side; a series has no end.
 */
export function spanOf({ start, end, allDay, rrule }: EventRecord): [first: number, last: number] {
  const isExact = allDay !== true && /(Z|[+-]\d\d:?\d\d)$/.test(start + end);
  const margin = isExact ? 0 : DAY;
  const first = instantOf(start) - margin;
  const last = instantOf(end) + margin + (allDay === true ? DAY : 0);
  return [first, rrule == null ? Math.max(first, last) : Number.MAX_SAFE_INTEGER];
}

/** Returns a date or time as an instant, reading wall times as UTC. */
function instantOf(iso: string): number {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(iso);
  return Date.parse(hasZone || iso.length <= 10 ? iso : `${iso}Z`);
}

/** Returns the change in a request's body; a string if it is invalid, with the reason. */
export function readChange(body: unknown): Change | string {
  const { type, changes, since } = (body ?? {}) as { [Key in keyof Change]?: unknown };
  if (!Array.isArray(changes)) return '"changes" is not a list.';
  if (since !== undefined && !Number.isFinite(since)) return '"since" is no instant.';
  if (!TYPES.includes(type)) return '"type" is none that there is.';
  for (const change of changes as Partial<RecordChange>[]) {
    const { before = null, after = null } = change;
    if (before === null && after === null) return 'A change has neither "before" nor "after".';
    if (![before, after].every((record) => record === null || isRecord(record))) {
      return 'An event has no id, or no title, start or end that is text.';
    }
    if (after !== null && spanOf(after).some(Number.isNaN))
      return 'An event has no readable dates.';
  }
  return { type, changes, ...(since !== undefined && { since }) } as Change;
}

function isRecord({ id, title, start, end }: EventRecord): boolean {
  const isId = typeof id === 'string' || Number.isFinite(id);
  return isId && [title, start, end].every((text) => typeof text === 'string');
}
