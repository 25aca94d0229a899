import type { ChangePart } from 'ng-event-calendar/core/edits';
import {
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { occurrencesAt, type ExpandRules } from './occurrences-at';

/** A changed occurrence, and its event afterwards as it would be alone. */
export interface ChangedOccurrence {
  readonly occurrence: Occurrence;
  readonly after: CalendarEvent;
}

/** Records into which a change turned one record. */
interface Descendants {
  /** Starts of the occurrences that don't recur. */
  readonly starts: Set<number>;
  readonly series: Set<CalendarEvent>;
}

/**
 * Returns the occurrences that changed ones have become, on whichever page they stand: events that don't recur, or
 * occurrences of the series that now holds them. Events without a part have stayed as they were.
 */
export function occurrencesAfter(
  changed: readonly ChangedOccurrence[],
  parts: readonly ChangePart[],
  rules: ExpandRules,
): readonly Occurrence[] {
  const { localZone, zone } = rules;
  const alone: Occurrence[] = [];
  const byId = new Map<string, Descendants>();
  for (const { before, after } of parts) {
    const id = String(before?.id);
    const known = byId.get(id) ?? { starts: new Set(), series: new Set() };
    byId.set(id, known);
    const reading = after && parseEvent(after, localZone);
    if (!reading) continue;
    if (occurrencesAt(reading.event, reading.start, rules) !== null) {
      known.series.add(reading.event);
      continue;
    }
    known.starts.add(reading.start);
    alone.push(occurrenceOf(reading, zone));
  }
  const others = changed.flatMap(({ occurrence, after }) => {
    const known = byId.get(String(occurrence.event.id));
    if (known === undefined) return occurrence;
    if (known.series.size === 0) return [];
    const start = parseEvent(after, localZone)?.start;
    if (start === undefined || known.starts.has(start)) return [];
    return [...known.series].flatMap((each) => occurrencesAt(each, start, rules) ?? []);
  });
  return [...alone, ...others];
}
