import type { CalendarId } from './event';

/** Code of a fault; codes are stable. */
export type FaultCode =
  | 'not-an-object'
  | 'missing-id'
  | 'duplicate-id'
  | 'missing-title'
  | 'missing-date'
  | 'native-date'
  | 'invalid-date'
  | 'end-before-start'
  | 'unknown-color'
  | 'unknown-timezone'
  | 'unknown-resource'
  | 'missing-resource-id'
  | 'duplicate-resource-id'
  | 'invalid-rule'
  | 'sub-daily-rule'
  | 'no-occurrence'
  | 'invalid-hours'
  | 'invalid-block'
  | 'invalid-capacity'
  | 'invalid-value';

/** One fault in the host's data, described for developers. */
export interface CalendarFault {
  /** Stable code of the fault. */
  readonly code: FaultCode;
  /** Id of the event; null if it has none, and for faults of resources. */
  readonly eventId: CalendarId | null;
  /** Key of the event (`start`, `exDates[2]`), or a path such as `resources[0].eventColor`. */
  readonly field: string;
  /** English sentences that name the event or resource, the field, the value and the fix. */
  readonly message: string;
}

/** An event or a resource that is only known to be an object. */
export type Entry = Readonly<Record<string, unknown>>;

/** Records a fault of one entry: `problem` continues the field's name, `fix` is a sentence. */
export type Report = (code: FaultCode, field: string, problem: string, fix: string) => void;

/** Returns a function that collects the faults of one event; `place` is its place in the data, such as `events[3]`. */
export function reporterOf(event: Entry, place: string, faults: CalendarFault[]): Report {
  return (code, field, problem, fix) => {
    const { id } = event;
    const message = `${nameOf('Event', event, place)}: ${field} ${problem}. ${fix}`;
    faults.push({ code, eventId: isId(id) ? id : null, field, message });
  };
}

/** Whether a value is given: JSON often writes null for an absent key. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether a value can be an id: a finite number, or a string that isn't empty. */
export function isId(value: unknown): value is CalendarId {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && !!value;
}

/** Whether a value is an object whose keys can be read; lists and functions are not. */
export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the name of an event or a resource in messages: its id, title and place in its list. */
export function nameOf(kind: string, { id, title }: Entry, place: string): string {
  const label = typeof title === 'string' && title.trim() ? shown(title) : '';
  if (!isId(id)) {
    return label ? `${kind} at ${place} (${label})` : `${kind} at ${place}`;
  }
  return `${kind} ${shown(id)} (${label ? `${label}, ` : ''}${place})`;
}

/** Formats a value briefly for a message; strings are quoted. Never throws. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  }
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? 'a list' : 'an object';
  }
  return typeof value === 'function' ? 'a function' : String(value);
}
