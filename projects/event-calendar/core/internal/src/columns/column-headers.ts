import { nodeOf, type BandOwner } from '../bands/band';
import type { ResourceNode } from '../rules/resource-index';
import type { Column, ColumnOrder } from './column';

/** A header over one column or several: of a day, or of a resource. */
export interface ColumnHeader {
  /**
   * Kind of thing that the header names; `'none'` for the empty cell above a column that lies less deep than its
   * neighbours.
   */
  readonly kind: 'day' | 'resource' | 'none';
  /** Day number of the header's columns; null if they are of several days. */
  readonly day: number | null;
  /** Owner of the header's columns; `'all'` if they have no single one. */
  readonly owner: BandOwner;
  /** Index of the first column, and number of columns spanned. */
  readonly first: number;
  readonly span: number;
}

/**
 * Returns the rows of headers over columns, the outermost first. Nested resources add a row for each level of parents.
 * A page of one day has its date above the resources, whatever the order of the columns.
 */
export function headersOf(
  columns: readonly Column[],
  order: ColumnOrder,
): readonly (readonly ColumnHeader[])[] {
  if (order === 'date') return [row(columns, 'day', (column) => column.key)];
  const isOneDay = columns.every(({ day }) => day === columns[0]?.day);
  const isDayFirst = order === 'date-resource' || isOneDay;
  const days = row(columns, 'day', isDayFirst ? ({ day }) => day : ({ key }) => key);
  // With resources outermost, a resource has one header over all of its days.
  const own = ({ owner, key }: Column): unknown => (isDayFirst || owner === 'all' ? key : owner);
  const resources = [...parentRows(columns, isDayFirst, own), row(columns, 'resource', own)];
  return isDayFirst ? [days, ...resources] : [...resources, days];
}

/** Returns a row of headers for each level of resources that have children, from the roots down. */
function parentRows(
  columns: readonly Column[],
  isDayFirst: boolean,
  own: (column: Column) => unknown,
): readonly (readonly ColumnHeader[])[] {
  const depth = columns.reduce((most, { owner }) => Math.max(most, nodeOf(owner)?.depth ?? 0), 0);
  return Array.from({ length: depth }, (_, level) => {
    const parentAt = ({ owner }: Column): ResourceNode | null => ancestorAt(nodeOf(owner), level);
    const headers = row(columns, 'resource', (column) => {
      const parent = parentAt(column);
      // A resource less deep than this level has a cell of its own.
      if (parent === null) return own(column);
      return isDayFirst ? `${column.day} ${parent.id}` : parent;
    });
    return headers.map((header): ColumnHeader => {
      const parent = parentAt(columns[header.first]!);
      return parent === null
        ? { ...header, kind: 'none', owner: 'all' }
        : { ...header, owner: parent };
    });
  });
}

/**
 * Returns the ancestor of a resource at a level of the tree, or the resource itself if it has children; null if
 * neither.
 */
function ancestorAt(resource: ResourceNode | null, level: number): ResourceNode | null {
  let at = resource;
  while (at !== null && at.depth > level) at = at.parent;
  if (at?.depth !== level) return null;
  return at === resource && at.children.length === 0 ? null : at;
}

/** Returns a row of headers: one for each run of columns for which `read` returns an equal value. */
function row(
  columns: readonly Column[],
  kind: 'day' | 'resource',
  read: (column: Column) => unknown,
): readonly ColumnHeader[] {
  const headers: { first: number; span: number }[] = [];
  columns.forEach((column, at) => {
    const last = headers.at(-1);
    const goesOn = last !== undefined && read(columns[last.first]!) === read(column);
    if (goesOn) last.span++;
    else headers.push({ first: at, span: 1 });
  });
  return headers.map(({ first, span }) => {
    const over = columns.slice(first, first + span);
    const { day, owner } = over[0]!;
    const isOneDay = over.every((each) => each.day === day);
    const isOneOwner = over.every((each) => each.owner === owner);
    const isOfNone = kind === 'resource' && over.every((each) => each.owner === 'all');
    return {
      kind: isOfNone ? 'none' : kind,
      day: isOneDay ? day : null,
      owner: isOneOwner ? owner : 'all',
      first,
      span,
    };
  });
}
