import type { CalendarEvent } from '../model/event';
import type { Occurrence } from '../occurrences/occurrence';
import type { ColumnLayout } from './column-layout';

/** Events of a day, as they are listed. */
export interface DayOfEvents<E extends CalendarEvent = CalendarEvent> {
  readonly day: number;
  readonly occurrences: readonly Occurrence<E>[];
}

/** Events that the time grid doesn't draw, before and after its hours, day by day. */
export interface OutOfHours<E extends CalendarEvent = CalendarEvent> {
  readonly before: readonly DayOfEvents<E>[];
  readonly after: readonly DayOfEvents<E>[];
}

/**
 * Returns the events that the hours of columns leave out wholly, each once, on the first shown day that it touches. An
 * event drawn on another day isn't included.
 */
export function eventsOutOfHours<E extends CalendarEvent>(
  columns: readonly ColumnLayout<E>[],
): OutOfHours<E> {
  const isAnyLeftOut = columns.some(({ earlier, later }) => earlier.length + later.length > 0);
  if (!isAnyLeftOut) return { before: [], after: [] };
  const told = new Set<string>();
  for (const { cards, chips } of columns) {
    for (const { occurrence } of cards) told.add(occurrence.key);
    for (const { occurrences } of chips) for (const { key } of occurrences) told.add(key);
  }
  const before: DayOfEvents<E>[] = [];
  const after: DayOfEvents<E>[] = [];
  const list = (days: DayOfEvents<E>[], day: number, leftOut: readonly Occurrence<E>[]): void => {
    const occurrences = leftOut.filter(({ key }) => !told.has(key));
    if (occurrences.length === 0) return;
    for (const { key } of occurrences) told.add(key);
    const at = days.findIndex((each) => each.day === day);
    // A day may have several columns.
    if (at >= 0) days[at] = { day, occurrences: [...days[at]!.occurrences, ...occurrences] };
    else days.push({ day, occurrences });
  };
  // Day by day, whatever the order of the columns.
  const byDay = [...columns].sort((a, b) => a.column.day - b.column.day);
  for (const { column, earlier, later } of byDay) {
    list(before, column.day, earlier);
    list(after, column.day, later);
  }
  return { before, after };
}
