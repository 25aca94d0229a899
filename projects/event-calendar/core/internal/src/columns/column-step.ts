import { isSameOwner } from '../bands/band';
import type { Column, ColumnOrder } from './column';
import { headersOf, type ColumnHeader } from './column-headers';

/** A step across columns: to the next column, or to the next group of the outermost row of headers. */
export interface ColumnStep {
  readonly by: 'column' | 'group';
  readonly way: 1 | -1;
}

/**
 * Returns the column that a step leads to, or null past the first or last one. A step into another group leads to the
 * column of the same resource or day as before, else to the group's first.
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

/** Returns the column under a header with the same resource or day as another column, else the header's first. */
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
