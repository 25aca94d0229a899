/** A run of days as day numbers, both inclusive. */
export interface DaySpan {
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * Where one bar stands: `from` and `to` are indexes into the visible days, inclusive; the flags say
 * whether the bar goes on outside of them. It has its row from the day `placed`, another such index:
 * the first one on which there is room for it.
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
 * One placement per span, null for those that touch no visible day or fit on none, and the number of
 * bars on each visible day, with or without a row.
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
  /** What tells the length of bars that end on the same visible day. */
  readonly reach: number;
}

/**
 * Stacks bars into rows that no two of them share on a day; a bar keeps one row throughout.
 *
 * `days` are the visible day numbers, ascending, with holes where days are hidden; `room` says how
 * many rows each of them has, by default without limit. Bars are placed day by day: where it becomes
 * visible, or on the first day after that with room for it, a bar takes the lowest free row; those
 * that began earlier come first, then longer ones, then array order. A bar takes no row before.
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
    // Among bars of one day no row below the one just taken can be free any more.
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

/** How many bars stand on each visible day. */
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

/** The bars that touch a visible day, in the order in which they choose their rows. */
function inOrder(spans: readonly DaySpan[], days: readonly number[]): readonly Bar[] {
  const bars: Bar[] = [];
  spans.forEach((span, index) => {
    const { firstDay, lastDay } = span;
    const from = countBefore(days, firstDay);
    const to = countBefore(days, lastDay + 1) - 1;
    if (from > to) return;
    const continuesBefore = firstDay < (days[from] ?? firstDay);
    const continuesAfter = lastDay > (days[to] ?? lastDay);
    // Hidden days between visible ones add no length. Past the last one the real end tells which
    // bar is longer: it will lead the next week too.
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

/** How many of the ascending days lie before a day. */
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
