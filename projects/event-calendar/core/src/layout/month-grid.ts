import { placeInRows } from './day-rows';
import type { DaySpan, RowPlacement } from './day-rows';

/** What one week of a month shows: bars over days, and lines of one day in the order they stand. */
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

/** Where the line with index `line` stands; `column` is an index into the visible days. */
export interface LinePlacement {
  readonly line: number;
  readonly row: number;
  readonly column: number;
}

/** The visible pieces and lines of a week, and how many things each visible day hides. */
export interface MonthWeek {
  readonly pieces: readonly BarPiece[];
  readonly lines: readonly LinePlacement[];
  readonly more: readonly number[];
}

/**
 * Lays out one week of a month: bars keep one row for the week, lines fill the lowest rows that
 * bars leave free on their day.
 *
 * `days` are the visible day numbers, ascending, with holes where days are hidden. `capacity` is
 * the number of rows a cell has room for, from 0 to `Infinity`; on a day with more, the last of
 * them is left to "+N more".
 */
export function layoutMonthWeek(
  items: MonthWeekItems,
  days: readonly number[],
  capacity: number,
): MonthWeek {
  const { placements, countPerDay } = placeInRows(items.bars, days);
  const lines = placeLines(items.lines, days, placements);
  const room = roomPerDay(days.length, capacity, placements, lines);
  const isShown = (row: number, column: number): boolean => row < (room[column] ?? 0);

  const more = [...countPerDay];
  const add = (column: number, count: number): void => {
    more[column] = (more[column] ?? 0) + count;
  };
  const pieces = placements.flatMap((placement, bar) =>
    placement === null ? [] : cutBar(bar, placement, isShown),
  );
  for (const { from, to } of pieces) {
    for (let column = from; column <= to; column++) add(column, -1);
  }
  const shownLines = lines.filter(({ row, column }) => {
    const shown = isShown(row, column);
    if (!shown) add(column, 1);
    return shown;
  });
  return { pieces, lines: shownLines, more };
}

function placeLines(
  lines: MonthWeekItems['lines'],
  days: readonly number[],
  bars: readonly (RowPlacement | null)[],
): readonly LinePlacement[] {
  const columnOf = new Map(days.map((day, column) => [day, column]));
  const taken = days.map(() => new Set<number>());
  for (const bar of bars) {
    if (bar === null) continue;
    for (let column = bar.from; column <= bar.to; column++) taken[column]?.add(bar.row);
  }
  const nextRow = days.map(() => 0);
  return lines.flatMap(({ day }, line) => {
    const column = columnOf.get(day);
    if (column === undefined) return [];
    let row = nextRow[column] ?? 0;
    while (taken[column]?.has(row)) row++;
    nextRow[column] = row + 1;
    return [{ line, row, column }];
  });
}

/** How many rows of things each day shows: all of the capacity, or one less beside "+N more". */
function roomPerDay(
  dayCount: number,
  capacity: number,
  bars: readonly (RowPlacement | null)[],
  lines: readonly LinePlacement[],
): readonly number[] {
  const room = Array.from({ length: dayCount }, () => capacity);
  for (const { row, column } of lines) {
    if (row >= capacity) room[column] = capacity - 1;
  }
  for (const bar of bars) {
    if (bar === null || bar.row < capacity) continue;
    room.fill(capacity - 1, bar.from, bar.to + 1);
  }
  return room;
}

/** The pieces of a bar on the days that show its row. */
function cutBar(
  bar: number,
  placement: RowPlacement,
  isShown: (row: number, column: number) => boolean,
): readonly BarPiece[] {
  const { row, from: start, to: end } = placement;
  const pieces: BarPiece[] = [];
  let from = start;
  for (let column = start; column <= end; column++) {
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
      continuesBefore: from > start || placement.continuesBefore,
      continuesAfter: column < end || placement.continuesAfter,
      first: pieces.length === 0,
    });
  }
  return pieces;
}
