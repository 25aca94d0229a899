import type { Component } from './component';
import { rawValue } from './content-line';
import { isSimpleRule } from './yearly-day';

/** Rules of recurrence, and what scopes do to series. */
export type RecurrenceRules = typeof import('./series-rules');

/** Names of the properties that make an event recur, or say something of its occurrences. */
const RECURS = new Set(['RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID']);

/** Whether components say more of recurrence than can be read without its rules. */
export function needRules(components: readonly Component[]): boolean {
  return components.some(({ name, lines, parts }) => {
    if (name === 'VEVENT') return lines.some((line) => RECURS.has(line.name));
    return (
      name === 'VTIMEZONE' &&
      parts.some((part) =>
        part.lines.some((line) => line.name === 'RRULE' && !isSimpleRule(rawValue(line))),
      )
    );
  });
}

/** Loads what follows rules, which a file without series does without. */
export function loadRecurrenceRules(): Promise<RecurrenceRules> {
  return import('./series-rules');
}
