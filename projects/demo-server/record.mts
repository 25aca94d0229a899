/** One event as it is stored: that of the calendar, and how often it was written. */
export interface EventRecord {
  readonly id: string | number;
  readonly title: string;
  readonly start: string;
  readonly end: string;
  readonly version?: number;
  readonly allDay?: boolean;
  readonly resource?: string | number;
  readonly rrule?: unknown;
}

/** One event before and after a change; null where it doesn't exist. */
export interface RecordChange {
  readonly before: EventRecord | null;
  readonly after: EventRecord | null;
}

const DAY = 86_400_000;

/**
 * The instants between which an event lies for sure, in epoch milliseconds. A wall time may be meant in
 * any zone, so there is a day more on either side; a series has no end.
 */
export function spanOf({ start, end, allDay, rrule }: EventRecord): [first: number, last: number] {
  const isExact = allDay !== true && /(Z|[+-]\d\d:?\d\d)$/.test(start + end);
  const margin = isExact ? 0 : DAY;
  const first = instantOf(start) - margin;
  const last = instantOf(end) + margin + (allDay === true ? DAY : 0);
  return [first, rrule === undefined ? Math.max(first, last) : Number.MAX_SAFE_INTEGER];
}

/** A date and time as an instant, as if wall times were UTC. */
export function instantOf(iso: string): number {
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(iso);
  return Date.parse(hasZone || iso.length <= 10 ? iso : `${iso}Z`);
}

/** The changes of a request's body; a string says what is wrong with it. */
export function readChanges(body: unknown): readonly RecordChange[] | string {
  const { changes } = (body ?? {}) as { changes?: unknown };
  if (!Array.isArray(changes)) return '"changes" is not a list.';
  for (const change of changes as Partial<RecordChange>[]) {
    const { before = null, after = null } = change;
    if (before === null && after === null) return 'A change has neither "before" nor "after".';
    if (![before, after].every((record) => record === null || isRecord(record))) {
      return 'An event has no id, or no title, start or end that is text.';
    }
    if (after !== null && spanOf(after).some(Number.isNaN))
      return 'An event has no readable dates.';
  }
  return changes as readonly RecordChange[];
}

function isRecord({ id, title, start, end }: EventRecord): boolean {
  const isId = typeof id === 'string' || Number.isFinite(id);
  return isId && [title, start, end].every((text) => typeof text === 'string');
}
