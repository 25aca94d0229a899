/** A run of days as day numbers, both inclusive. */
export interface DaySpan {
  readonly firstDay: number;
  readonly lastDay: number;
}

/**
 * Where one bar stands: `from` and `to` are indexes into the visible days, inclusive; the flags say
 * whether the bar goes on outside of them.
 */
export interface RowPlacement {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

/**
 * One placement per span, null for those that touch no visible day, and the number of bars on each
 * visible day.
 */
export interface DayRows {
  readonly placements: readonly (RowPlacement | null)[];
  readonly rowCount: number;
  readonly countPerDay: readonly number[];
}

interface Bar {
  readonly index: number;
  readonly span: DaySpan;
  readonly stand: Omit<RowPlacement, 'row'>;
  /** What tells the length of bars that end on the same visible day. */
  readonly reach: number;
}

/**
 * Stacks bars into rows that no two of them share on a day; a bar keeps one row throughout.
 *
 * `days` are the visible day numbers, ascending, with holes where days are hidden. Bars are placed
 * day by day: on the day where it becomes visible, a bar takes the lowest free row; those that
 * began earlier come first, then longer ones, then array order.
 */
export function placeInRows(spans: readonly DaySpan[], days: readonly number[]): DayRows {
  const placements: (RowPlacement | null)[] = spans.map(() => null);
  const countPerDay = days.map(() => 0);
  const lastOfRow: number[] = [];
  let previous = -1;
  let row = 0;

  for (const { index, stand } of inOrder(spans, days)) {
    // Among bars of one day no row below the one just taken can be free any more.
    if (stand.from !== previous) row = 0;
    previous = stand.from;
    while ((lastOfRow[row] ?? -1) >= stand.from) row++;
    lastOfRow[row] = stand.to;
    placements[index] = { row, ...stand };
    for (let column = stand.from; column <= stand.to; column++) {
      countPerDay[column] = (countPerDay[column] ?? 0) + 1;
    }
  }
  return { placements, rowCount: lastOfRow.length, countPerDay };
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
