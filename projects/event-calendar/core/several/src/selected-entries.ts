import { clockOf } from 'ng-event-calendar/core/times';
import {
  dayOf,
  formatDay,
  isEntry,
  isId,
  parseIso,
  shown,
  type CalendarId,
  type Occurrence,
  type SelectedOccurrence,
} from 'ng-event-calendar/core/internal';
import { inOrderOfStart } from './start-order';

/** Entry of `selectedEvents`: an event by its id, or one occurrence of a series. */
export type SelectedEntry = CalendarId | SelectedOccurrence;

/** Facts about events on which their entries depend. */
export interface EntryRules {
  /** Zone of wall times without one. */
  readonly localZone: string;
  /** Display zone. */
  readonly zone: string;
  /** Whether an event recurs; left out, none does. */
  readonly recurs?: (occurrence: Occurrence) => boolean;
}

/**
 * Returns the occurrences of a page that entries select: an id all of its event, an id with a date those on that date.
 * Entries of anything else select nothing.
 */
export function selectedAmong(
  entries: unknown,
  occurrences: readonly Occurrence[],
  { localZone }: Pick<EntryRules, 'localZone'>,
): readonly Occurrence[] {
  const ids = new Set<string>();
  const dates = new Set<string>();
  for (const entry of listOf(entries)) {
    if (isId(entry)) ids.add(String(entry));
    else if (isOccurrence(entry)) dates.add(keyOf(entry));
  }
  if (ids.size + dates.size === 0) return [];
  return occurrences.filter(
    (each) =>
      ids.has(String(each.event.id)) ||
      (dates.size > 0 && dates.has(keyOf(entryOf(each, localZone)))),
  );
}

/**
 * Returns the entries of selected occurrences, each once, by start and then in the order given, which is that of
 * `events`. Events without an id have none.
 */
export function entriesOf(
  selected: readonly Occurrence[],
  { localZone, zone, recurs = () => false }: EntryRules,
): readonly SelectedEntry[] {
  const entries = new Map<string, SelectedEntry>();
  for (const occurrence of inOrderOfStart(selected, zone)) {
    const { id } = occurrence.event;
    if (!isId(id)) continue;
    const entry = recurs(occurrence) ? entryOf(occurrence, localZone) : id;
    const key = isId(entry) ? String(entry) : keyOf(entry);
    if (!entries.has(key)) entries.set(key, entry);
  }
  return [...entries.values()];
}

/** Returns a message for developers for each value in `selectedEvents` that selects nothing, whatever the events are. */
export function selectionFaults(given: unknown): readonly string[] {
  if (!Array.isArray(given)) {
    return [`selectedEvents is ${shown(given)}; nothing is selected. Use a list.`];
  }
  return (given as readonly unknown[]).flatMap((entry, at) =>
    isId(entry) || isOccurrence(entry)
      ? []
      : [
          `selectedEvents[${at}] is ${shown(entry)}; it is ignored. ` +
            'Use an id, or { id, date } with a date such as "2026-11-20" for one occurrence of a series.',
        ],
  );
}

/** Returns the entry of one occurrence of a series. */
function entryOf({ event, allDay, start }: Occurrence, localZone: string): SelectedOccurrence {
  const wall = allDay ? start : clockOf(event, localZone).wallOf(start);
  return { id: event.id, date: formatDay(dayOf(wall)) };
}

function isOccurrence(entry: unknown): entry is SelectedOccurrence {
  return isEntry(entry) && isId(entry['id']) && parseIso(entry['date'])?.form === 'date';
}

/** Ids may be any text, a date has a fixed length. */
function keyOf({ id, date }: SelectedOccurrence): string {
  return `${date} ${id}`;
}

function listOf(entries: unknown): readonly unknown[] {
  return Array.isArray(entries) ? entries : [];
}
