import { isSameOwner } from '../bands/band';
import type { Column, ColumnOrder } from './column';
import { headersOf, type ColumnHeader } from './column-headers';

/** A way over columns: to the one beside, or to the next group of the outermost row of headers. */
export interface ColumnStep {
  readonly by: 'column' | 'group';
  readonly way: 1 | -1;
}

/**
 * The column that a step leads to; null past the first or last one. Into another group it leads to the
 * column that is like the one it came from, of the same resource or day, else to the first of them.
 */
export function columnBeside(
  columns: readonly Column[],
  order: ColumnOrder,
  from: Column,
  { by, way }: ColumnStep,
): Column | null {
  const at = columns.findIndex(({ key }) => key === from.key);
  if (at < 0) return null;
  if (by === 'column' || order === 'date') return columns[at + way] ?? null;
  const [groups = []] = headersOf(columns, order);
  const group = groups.findIndex(({ first, span }) => first <= at && at < first + span);
  const next = groups[group + way];
  return next === undefined ? null : likeIn(columns, next, from, order);
}

/** The column under a header that is like another one, else the first of them. */
function likeIn(
  columns: readonly Column[],
  { first, span }: ColumnHeader,
  from: Column,
  order: ColumnOrder,
): Column | null {
  const within = columns.slice(first, first + span);
  const isLike = (column: Column): boolean =>
    order === 'date-resource'
      ? column.owner !== 'all' && isSameOwner(column.owner, from.owner)
      : column.day === from.day;
  return within.find(isLike) ?? within[0] ?? null;
}
