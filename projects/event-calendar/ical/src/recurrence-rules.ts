import type { Component } from './component';
import { rawValue } from './content-line';
import type * as SeriesRules from './series-rules';
import type { OwnZones } from './zone-names';

/** Code that reads and follows series. */
export type RecurrenceRules = typeof SeriesRules;

/** Names of the properties that make an event recur, or refer to its occurrences. */
const RECURS = new Set(['RRULE', 'RDATE', 'EXDATE', 'RECURRENCE-ID']);

/** Whether components have recurrence that can't be read without this code. */
export function needRules(components: readonly Component[], zones: OwnZones | null): boolean {
  const isOdd = ({ lines }: Component): boolean =>
    lines.some((line) => line.name === 'RRULE' && zones?.isSimpleRule(rawValue(line)) === false);
  return components.some(({ name, lines, parts }) =>
    name === 'VTIMEZONE' ? parts.some(isOdd) : lines.some((line) => RECURS.has(line.name)),
  );
}

/** Loads the code that follows rules, which a file without series doesn't need. */
export function loadRecurrenceRules(): Promise<RecurrenceRules> {
  return import('./series-rules');
}
