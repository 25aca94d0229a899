import type { ColumnGroup } from '../columns/column';
import type { CalendarEvent } from '../model/event';
import type { Occurrence } from '../occurrences/occurrence';
import { layoutMonthWeek } from './month-grid';

/** A visible piece of a bar in the row of whole days. */
export interface PlacedBar<E extends CalendarEvent = CalendarEvent> {
  readonly occurrence: Occurrence<E>;
  readonly row: number;
  /** Index of the piece's first column, and number of columns it spans. */
  readonly column: number;
  readonly days: number;
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

/** Placed bars, and the number that each column hides. */
export interface BarRows<E extends CalendarEvent = CalendarEvent> {
  readonly bars: readonly PlacedBar<E>[];
  readonly more: readonly number[];
  /** Number of rows in the fullest column. */
  readonly rows: number;
}

/**
 * Stacks bars over columns, group by group: `bars` holds those of each group. `capacity` is the number of rows, from 0
 * to `Infinity`; a column with more bars keeps its last row for "+N more".
 */
export function layoutBarRows<E extends CalendarEvent>(
  groups: readonly ColumnGroup[],
  bars: readonly (readonly Occurrence<E>[])[],
  capacity: number,
): BarRows<E> {
  const placed: PlacedBar<E>[] = [];
  const hidden: number[] = [];
  let rows = 0;
  groups.forEach(({ first, days }, at) => {
    const own = bars[at] ?? [];
    const { pieces, more } = layoutMonthWeek({ bars: own, lines: [] }, days, capacity);
    for (const { bar, row, from, to, continuesBefore, continuesAfter } of pieces) {
      rows = Math.max(rows, row + 1);
      placed.push({
        occurrence: own[bar]!,
        row,
        column: first + from,
        days: to - from + 1,
        continuesBefore,
        continuesAfter,
      });
    }
    hidden.push(...more);
  });
  return { bars: placed, more: hidden, rows };
}

/**
 * Returns the piece of a bar within the columns from `first` to before `end`, as on a printed page; null if there is
 * none.
 */
export function barWithin<E extends CalendarEvent>(
  bar: PlacedBar<E>,
  { first, end }: { readonly first: number; readonly end: number },
): PlacedBar<E> | null {
  const from = Math.max(bar.column, first);
  const to = Math.min(bar.column + bar.days, end);
  if (to <= from) return null;
  return {
    ...bar,
    column: from,
    days: to - from,
    continuesBefore: bar.continuesBefore || from > bar.column,
    continuesAfter: bar.continuesAfter || to < bar.column + bar.days,
  };
}
