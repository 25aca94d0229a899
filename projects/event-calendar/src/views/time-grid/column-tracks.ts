import { edgesOf, itemAt, type Column, type ColumnOrder } from 'ng-event-calendar/core/internal';

/** Width in pixels of the column of a day on which no resource has one. */
export const EMPTY_DAY_WIDTH = 56;

/** Division of the width among the columns of a stretch. */
export interface ColumnTracks {
  /** Columns of the stretch, from index `first` to before `end`. */
  readonly first: number;
  readonly end: number;
  /** Value for `grid-template-columns`, without the time axis. */
  readonly template: string;
  /** Least width of the stretch in pixels. */
  readonly least: number;
}

/** Whether a column stands for a day on which no resource has one. */
export function isEmptyDay({ owner }: Column, order: ColumnOrder): boolean {
  return order !== 'date' && owner === 'all';
}

/** Returns the tracks of a stretch of columns. */
export function tracksOf(
  columns: readonly Column[],
  order: ColumnOrder,
  minWidth: number,
  first = 0,
  end = columns.length,
): ColumnTracks {
  const runs: { readonly isNarrow: boolean; count: number }[] = [];
  let least = 0;
  for (const column of columns.slice(first, end)) {
    const isNarrow = isEmptyDay(column, order);
    least += isNarrow ? EMPTY_DAY_WIDTH : minWidth;
    const last = runs.at(-1);
    if (last?.isNarrow === isNarrow) last.count++;
    else runs.push({ isNarrow, count: 1 });
  }
  const template = runs
    .map(({ isNarrow, count }) => {
      const size = isNarrow ? `${EMPTY_DAY_WIDTH}px` : `minmax(${minWidth}px, 1fr)`;
      return `repeat(${count}, ${size})`;
    })
    .join(' ');
  // Without columns the time axis keeps its usual width.
  return { first, end, template: template || 'minmax(0, 1fr)', least };
}

/**
 * Returns the least width of columns of which a whole number fills the room, in pixels; 0 where they have none. Fractions
 * stay: the pixels that rounding leaves would show a sliver of the next column.
 */
export function wholeWidth(minWidth: number, room: number): number {
  const fitting = minWidth > 0 ? Math.floor(room / minWidth) : 0;
  return fitting > 0 ? room / fitting : minWidth;
}

/** Returns where each column begins, in pixels from the first, and last where they end. */
export function columnEdges(
  columns: readonly Column[],
  order: ColumnOrder,
  width: number,
): readonly number[] {
  return edgesOf(columns.map((column) => (isEmptyDay(column, order) ? EMPTY_DAY_WIDTH : width)));
}

/** Returns the pixels that each of `count` columns would have in a view wider by `lost`, which they fill or exceed. */
export function widenedBy(
  lost: number,
  { width, room, count }: { readonly width: number; readonly room: number; readonly count: number },
): number {
  // Columns that scroll sideways may be as wide as before.
  return lost === 0 ? width : Math.max(width, (room + lost) / count);
}

/** Columns cut into stretches of as many as fit a width beside the axis of time, as for pages of paper. */
export function stretchesOf(
  count: number,
  room: number,
  width: number,
): readonly [number, number][] {
  const many = Math.max(1, Math.floor(room / width));
  return Array.from({ length: Math.ceil(count / many) }, (_, at): [number, number] => [
    at * many,
    Math.min(count, (at + 1) * many),
  ]);
}

/**
 * Returns the scroll position in pixels after columns have changed: the first visible column that is left stays in its
 * place. Null where none is left.
 */
export function keptPlace(
  before: { readonly keys: readonly string[]; readonly edges: readonly number[] },
  scrolled: number,
  after: { readonly keys: readonly string[]; readonly edges: readonly number[] },
): number | null {
  const first = itemAt(before.edges, scrolled);
  for (let at = first; at < before.keys.length; at++) {
    const now = after.keys.indexOf(before.keys[at]!);
    if (now < 0) continue;
    const inset = at === first ? scrolled - before.edges[first]! : 0;
    return after.edges[now]! + inset;
  }
  return null;
}
