import { barsPerDay, placeInRows } from './day-rows';
import type { DaySpan, RowPlacement } from './day-rows';

/** Items of one week of a month: bars over days, and lines of one day in display order. */
export interface MonthWeekItems {
  readonly bars: readonly DaySpan[];
  readonly lines: readonly { readonly day: number }[];
}

/**
 * A visible piece of the bar with index `bar`: `from` and `to` are indexes into the visible days,
 * inclusive. A cut edge counts as continuing; `first` marks the leftmost piece of the bar.
 */
export interface BarPiece {
  readonly bar: number;
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
  readonly first: boolean;
}

/** Place of the line with index `line`; `column` is an index into the visible days. */
export interface LinePlacement {
  readonly line: number;
  readonly row: number;
  readonly column: number;
}

/** The visible pieces and lines of a week, and the number of items hidden on each visible day. */
export interface MonthWeek {
  readonly pieces: readonly BarPiece[];
  readonly lines: readonly LinePlacement[];
  readonly more: readonly number[];
}

/**
 * Lays out one week of a month: a bar gets its row on the first day on which it fits and keeps it from there, cut where
 * it doesn't fit; lines fill the lowest rows that bars leave free on their day. Hidden items take no row.
 *
 * `days` are the visible day numbers, ascending, with holes where days are hidden. `capacity` is the number of rows in
 * a cell, from 0 to `Infinity`; a day with more items keeps its last row for "+N more".
 */
export function layoutMonthWeek(
  items: MonthWeekItems,
  days: readonly number[],
  capacity: number,
): MonthWeek {
  const more = barsPerDay(items.bars, days);
  const add = (column: number, count: number): void => {
    more[column] = (more[column] ?? 0) + count;
  };
  const columnOf = new Map(days.map((day, column) => [day, column]));
  for (const { day } of items.lines) {
    const column = columnOf.get(day);
    if (column !== undefined) add(column, 1);
  }
  const room = more.map((count) => (count > capacity ? capacity - 1 : capacity));

  const { placements } = placeInRows(items.bars, days, room);
  const isShown = (row: number, column: number): boolean => row < (room[column] ?? 0);
  const pieces = placements.flatMap((placement, bar) =>
    placement === null ? [] : cutBar(bar, placement, isShown),
  );
  for (const { from, to } of pieces) {
    for (let column = from; column <= to; column++) add(column, -1);
  }
  const lines = placeLines(items.lines, columnOf, placements).filter(({ row, column }) =>
    isShown(row, column),
  );
  for (const { column } of lines) add(column, -1);
  return { pieces, lines, more };
}

function placeLines(
  lines: MonthWeekItems['lines'],
  columnOf: ReadonlyMap<number, number>,
  bars: readonly (RowPlacement | null)[],
): readonly LinePlacement[] {
  const taken = Array.from(columnOf, () => new Set<number>());
  for (const bar of bars) {
    if (bar === null) continue;
    for (let column = bar.placed; column <= bar.to; column++) taken[column]?.add(bar.row);
  }
  const nextRow = taken.map(() => 0);
  return lines.flatMap(({ day }, line) => {
    const column = columnOf.get(day);
    if (column === undefined) return [];
    let row = nextRow[column] ?? 0;
    while (taken[column]?.has(row)) row++;
    nextRow[column] = row + 1;
    return [{ line, row, column }];
  });
}

/** Returns the pieces of a bar on the days that show its row, from the day on which it got the row. */
function cutBar(
  bar: number,
  { row, placed, from: start, to: end, ...goesOn }: RowPlacement,
  isShown: (row: number, column: number) => boolean,
): readonly BarPiece[] {
  const pieces: BarPiece[] = [];
  let from = placed;
  for (let column = placed; column <= end; column++) {
    if (!isShown(row, column)) {
      from = column + 1;
      continue;
    }
    if (column < end && isShown(row, column + 1)) continue;
    pieces.push({
      bar,
      row,
      from,
      to: column,
      continuesBefore: from > start || goesOn.continuesBefore,
      continuesAfter: column < end || goesOn.continuesAfter,
      first: pieces.length === 0,
    });
  }
  return pieces;
}
