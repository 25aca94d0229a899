import type { CalendarEvent } from '../model/event';
import type { Occurrence } from '../occurrences/occurrence';
import type { ColumnLayout } from './column-layout';

/** Events under the day on which they are listed. */
export interface DayOfEvents<E extends CalendarEvent = CalendarEvent> {
  readonly day: number;
  readonly occurrences: readonly Occurrence<E>[];
}

/** Events of which a time grid draws nothing: what happens before its hours and behind them, day by day. */
export interface OutOfHours<E extends CalendarEvent = CalendarEvent> {
  readonly before: readonly DayOfEvents<E>[];
  readonly after: readonly DayOfEvents<E>[];
}

/**
 * The events that the hours of these columns leave out wholly, each once: on the first day shown that it
 * touches. One that is drawn on another day isn't among them.
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
  // Day by day, whatever the columns are sorted by first.
  const byDay = [...columns].sort((a, b) => a.column.day - b.column.day);
  for (const { column, earlier, later } of byDay) {
    list(before, column.day, earlier);
    list(after, column.day, later);
  }
  return { before, after };
}
