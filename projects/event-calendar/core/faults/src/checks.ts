import {
  isGiven,
  shown,
  type Entry,
  type CalendarFault,
  type FaultCode,
  type Report,
} from 'ng-event-calendar/core/internal';

/** Check of an optional key: its valid values, and advice for others. */
export interface Check {
  readonly key: string;
  readonly isValid: (value: unknown) => boolean;
  readonly fix: string;
}

/** Returns the check of an optional boolean. */
export function flag(key: string): Check {
  const isValid = (value: unknown) => typeof value === 'boolean';
  return { key, isValid, fix: 'Use true or false, or leave it out.' };
}

/** Returns the check of an optional boolean that may also name one edge. */
export function edges(key: string): Check {
  const isValid = (value: unknown) =>
    typeof value === 'boolean' || value === 'start' || value === 'end';
  return { key, isValid, fix: "Use true, false, 'start' or 'end', or leave it out." };
}

/** Returns the check of an optional string. */
export function text(key: string): Check {
  const isValid = (value: unknown) => typeof value === 'string';
  return { key, isValid, fix: 'Use a string, or leave it out.' };
}

/** Reports a value that fails its check; absent values pass. */
export function checkValue(entry: Entry, { key, isValid, fix }: Check, report: Report): void {
  const value = entry[key];
  if (isGiven(value) && !isValid(value)) {
    report('invalid-value', key, `is ${shown(value)}`, fix);
  }
}

/** Reports a title that is absent, blank or not a string. */
export function checkTitle(entry: Entry, report: Report): void {
  const { title } = entry;
  if (isGiven(title) && typeof title !== 'string') {
    report('invalid-value', 'title', `is ${shown(title)}`, 'Use a string.');
  } else if (typeof title !== 'string' || title.trim() === '') {
    report('missing-title', 'title', `is missing (${shown(title)})`, 'Give the text to be shown.');
  }
}

/** Reports an id that `isId` rejected: with the code `missing` if absent, else as an invalid value. */
export function reportNoId(id: unknown, missing: FaultCode, report: Report): void {
  const fix = 'Give it a string or a number that nothing else in the list has.';
  if (!isGiven(id) || id === '') {
    report(missing, 'id', `is missing (${shown(id)})`, fix);
  } else {
    report('invalid-value', 'id', `is ${shown(id)}`, fix);
  }
}

/** Returns the fault of a value that should be a list. */
export function notAList(field: string, value: unknown): CalendarFault {
  const message = `${field} is ${shown(value)}. Give a list of objects, an empty one for none.`;
  return { code: 'not-an-object', eventId: null, field, message };
}

/** Returns the fault of a list entry that isn't an object. */
export function notAnEntry(field: string, value: unknown): CalendarFault {
  const message = `${field} is ${shown(value)}. Give a plain JSON object, or take it out of the list.`;
  return { code: 'not-an-object', eventId: null, field, message };
}

/** Returns the fault of a list entry that throws when it is read. */
export function notReadable(field: string): CalendarFault {
  const message = `${field} throws when it is read. Give a plain JSON object, without accessors.`;
  return { code: 'not-an-object', eventId: null, field, message };
}
