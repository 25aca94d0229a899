/** A run of days as day numbers, both inclusive. */
export interface DaySpan {
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * Place of one bar: `from` and `to` are indexes into the visible days, inclusive; the flags say whether the bar
 * continues outside of them. `placed` is the index of the first day on which the bar has its row, as the first with
 * room for it.
 */
export interface RowPlacement {
  readonly row: number;
  readonly placed: number;
  readonly from: number;
  readonly to: number;
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

/**
 * One placement per span, null for spans that touch no visible day or fit on none, and the number of bars on each
 * visible day, with or without a row.
 */
export interface DayRows {
  readonly placements: readonly (RowPlacement | null)[];
  readonly rowCount: number;
  readonly countPerDay: readonly number[];
}

interface Bar {
  readonly index: number;
  readonly span: DaySpan;
  readonly stand: Omit<RowPlacement, 'row' | 'placed'>;
  /** Length by which bars that end on the same visible day are compared. */
  readonly reach: number;
}

/**
 * Stacks bars into rows that no two of them share on a day; a bar keeps one row throughout.
 *
 * `days` are the visible day numbers, ascending, with holes where days are hidden; `room` is the number of rows of each
 * of them, by default without limit. Bars are placed day by day: on the first day on which it is visible and there is
 * room, a bar takes the lowest free row; bars that began earlier go first, then longer ones, then array order. A bar
 * has no row before that day.
 */
export function placeInRows(
  spans: readonly DaySpan[],
  days: readonly number[],
  room: readonly number[] = days.map(() => Infinity),
): DayRows {
  const placements: (RowPlacement | null)[] = spans.map(() => null);
  const countPerDay = barsPerDay(spans, days);
  const lastOfRow: number[] = [];
  const ordered = inOrder(spans, days);
  let waiting: Bar[] = [];
  let next = 0;

  days.forEach((_, column) => {
    waiting = waiting.filter(({ stand }) => stand.to >= column);
    for (; ordered[next]?.stand.from === column; next++) waiting.push(ordered[next]!);
    const rows = room[column] ?? 0;
    const left: Bar[] = [];
    // Among bars of one day no row below the one just taken can still be free.
    let row = 0;
    for (const bar of waiting) {
      while (row < rows && (lastOfRow[row] ?? -1) >= column) row++;
      if (row >= rows) {
        left.push(bar);
        continue;
      }
      lastOfRow[row] = bar.stand.to;
      placements[bar.index] = { row, placed: column, ...bar.stand };
    }
    waiting = left;
  });
  return { placements, rowCount: lastOfRow.length, countPerDay };
}

/** Returns the number of bars on each visible day. */
export function barsPerDay(spans: readonly DaySpan[], days: readonly number[]): number[] {
  const changes = days.map(() => 0);
  const change = (column: number, by: number): void => {
    if (column < changes.length) changes[column] = (changes[column] ?? 0) + by;
  };
  for (const { firstDay, lastDay } of spans) {
    const [from, behind] = [countBefore(days, firstDay), countBefore(days, lastDay + 1)];
    if (from >= behind) continue;
    change(from, 1);
    change(behind, -1);
  }
  let count = 0;
  return changes.map((by) => (count += by));
}

/** Returns the bars that touch a visible day, in the order in which they choose rows. */
function inOrder(spans: readonly DaySpan[], days: readonly number[]): readonly Bar[] {
  const bars: Bar[] = [];
  spans.forEach((span, index) => {
    const { firstDay, lastDay } = span;
    const from = countBefore(days, firstDay);
    const to = countBefore(days, lastDay + 1) - 1;
    if (from > to) return;
    const continuesBefore = firstDay < (days[from] ?? firstDay);
    const continuesAfter = lastDay > (days[to] ?? lastDay);
    // Hidden days between visible ones add no length. Beyond the last visible day the real end decides which bar is
    // longer, as that bar leads in the next week, too.
    const reach = to === days.length - 1 ? lastDay : to;
    bars.push({ index, span, stand: { from, to, continuesBefore, continuesAfter }, reach });
  });
  return bars.sort(
    (a, b) =>
      a.stand.from - b.stand.from ||
      a.span.firstDay - b.span.firstDay ||
      b.stand.to - a.stand.to ||
      b.reach - a.reach ||
      a.index - b.index,
  );
}

/** Returns the number of ascending days before a day. */
function countBefore(days: readonly number[], day: number): number {
  let low = 0;
  let high = days.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? Infinity) < day) low = middle + 1;
    else high = middle;
  }
  return low;
}
