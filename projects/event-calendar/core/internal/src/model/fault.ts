import type { Id } from './event';

/** What is wrong; the codes are stable. */
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
  | 'invalid-hours'
  | 'invalid-block'
  | 'invalid-capacity'
  | 'invalid-value';

/** One fault in what the host gave, worded for developers. */
export interface Fault {
  readonly code: FaultCode;
  /** Id of the event; null when it has none, and for faults of resources. */
  readonly eventId: Id | null;
  /** The event's key (`start`, `exDates[2]`), or a path such as `resources[0].eventColor`. */
  readonly field: string;
  /** Names the event or resource, the field, the value, and what to do about it. */
  readonly message: string;
}

/** An event or a resource of which nothing is known but that it is an object. */
export type Entry = Readonly<Record<string, unknown>>;

/** Notes a fault of one entry: `problem` continues the field's name, `fix` is a sentence. */
export type Report = (code: FaultCode, field: string, problem: string, fix: string) => void;

/** Collects the faults of one event; `place` says where it stands, such as `events[3]`. */
export function reporterOf(event: Entry, place: string, faults: Fault[]): Report {
  return (code, field, problem, fix) => {
    const { id } = event;
    const message = `${nameOf('Event', event, place)}: ${field} ${problem}. ${fix}`;
    faults.push({ code, eventId: isId(id) ? id : null, field, message });
  };
}

/** What an optional key may hold, and the advice where it holds something else. */
export interface Check {
  readonly key: string;
  readonly isValid: (value: unknown) => boolean;
  readonly fix: string;
}

/** The check of an optional boolean. */
export function flag(key: string): Check {
  const isValid = (value: unknown) => typeof value === 'boolean';
  return { key, isValid, fix: 'Use true or false, or leave it out.' };
}

/** The check of an optional boolean that may also name one edge. */
export function edges(key: string): Check {
  const isValid = (value: unknown) =>
    typeof value === 'boolean' || value === 'start' || value === 'end';
  return { key, isValid, fix: "Use true, false, 'start' or 'end', or leave it out." };
}

/** The check of an optional string. */
export function text(key: string): Check {
  const isValid = (value: unknown) => typeof value === 'string';
  return { key, isValid, fix: 'Use a string, or leave it out.' };
}

/** Whether a value is there at all: in JSON an absent key is often null. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** Whether a value can be an id: a finite number, or a string that isn't empty. */
export function isId(value: unknown): value is Id {
  return typeof value === 'number' ? Number.isFinite(value) : typeof value === 'string' && !!value;
}

/** Whether a value is an object whose keys can be read; lists and functions are not. */
export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reports a value that its check refuses; absent values pass. */
export function checkValue(entry: Entry, { key, isValid, fix }: Check, report: Report): void {
  const value = entry[key];
  if (isGiven(value) && !isValid(value)) {
    report('invalid-value', key, `is ${shown(value)}`, fix);
  }
}

/** Reports a title that is absent, blank or no text. */
export function checkTitle(entry: Entry, report: Report): void {
  const { title } = entry;
  if (isGiven(title) && typeof title !== 'string') {
    report('invalid-value', 'title', `is ${shown(title)}`, 'Use a string.');
  } else if (typeof title !== 'string' || title.trim() === '') {
    report('missing-title', 'title', `is missing (${shown(title)})`, 'Give the text to be shown.');
  }
}

/** Reports an id that `isId` refused: as `missing` when there is none, else as a wrong value. */
export function reportNoId(id: unknown, missing: FaultCode, report: Report): void {
  const fix = 'Give it a string or a number that nothing else in the list has.';
  if (!isGiven(id) || id === '') {
    report(missing, 'id', `is missing (${shown(id)})`, fix);
  } else {
    report('invalid-value', 'id', `is ${shown(id)}`, fix);
  }
}

/** How messages call an event or a resource: by id, title and place in its list. */
export function nameOf(kind: string, { id, title }: Entry, place: string): string {
  const label = typeof title === 'string' && title.trim() ? shown(title) : '';
  if (!isId(id)) {
    return label ? `${kind} at ${place} (${label})` : `${kind} at ${place}`;
  }
  return `${kind} ${shown(id)} (${label ? `${label}, ` : ''}${place})`;
}

/** The fault of a value that is no list where one is needed. */
export function notAList(field: string, value: unknown): Fault {
  const message = `${field} is ${shown(value)}. Give a list of objects, an empty one for none.`;
  return { code: 'not-an-object', eventId: null, field, message };
}

/** The fault of a list's entry that is no object. */
export function notAnEntry(field: string, value: unknown): Fault {
  const message = `${field} is ${shown(value)}. Give a plain JSON object, or take it out of the list.`;
  return { code: 'not-an-object', eventId: null, field, message };
}

/** The fault of a list's entry that throws when it is read. */
export function notReadable(field: string): Fault {
  const message = `${field} throws when it is read. Give a plain JSON object, without accessors.`;
  return { code: 'not-an-object', eventId: null, field, message };
}

/** A value in words short enough for a message; strings are quoted. Never throws. */
export function shown(value: unknown): string {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  }
  if (typeof value === 'object' && value !== null) {
    return Array.isArray(value) ? 'a list' : 'an object';
  }
  return typeof value === 'function' ? 'a function' : String(value);
}
