import type { Column, ColumnOrder } from './column';

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
  const [group, place] = order === 'date-resource' ? [dayOf, resourceOf] : [resourceOf, dayOf];
  const others = way === 1 ? columns.slice(at + 1) : columns.slice(0, at).reverse();
  const next = others.find((column) => group(column) !== group(from));
  if (next === undefined) return null;
  const within = columns.filter((column) => group(column) === group(next));
  return within.find((column) => place(column) === place(from)) ?? within[0] ?? null;
}

function dayOf({ day }: Column): number {
  return day;
}

/** Two columns of nobody are no columns of the same resource. */
function resourceOf({ resource, key }: Column): string {
  if (resource === undefined) return `day ${key}`;
  return resource === null ? 'none' : `resource ${resource.id}`;
}
