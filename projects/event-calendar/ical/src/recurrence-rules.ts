import type { Component } from './component';
import { rawValue } from './content-line';
import type * as SeriesRules from './series-rules';
import type { OwnZones } from './zone-names';

/** What reads and follows series. */
export type RecurrenceRules = typeof SeriesRules;

/** Names of the properties that make an event recur, or say something of its occurrences. */
const RECURS = new Set(['RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID']);

/** Whether components say more of recurrence than can be read without its rules. */
export function needRules(components: readonly Component[], zones: OwnZones | null): boolean {
  const isOdd = ({ lines }: Component): boolean =>
    lines.some((line) => line.name === 'RRULE' && zones?.isSimpleRule(rawValue(line)) === false);
  return components.some(({ name, lines, parts }) =>
    name === 'VTIMEZONE' ? parts.some(isOdd) : lines.some((line) => RECURS.has(line.name)),
  );
}

/** Loads what follows rules, which a file without series does without. */
export function loadRecurrenceRules(): Promise<RecurrenceRules> {
  return import('./series-rules');
}
