import type { Column, ColumnOrder } from './column';

/** A header over one column or several: of a day, or of a resource. */
export interface ColumnHeader {
  /** What it names. */
  readonly kind: 'day' | 'resource';
  /** The day it stands for; null over several. */
  readonly day: number | null;
  /** The resource it stands for, null for events without one; undefined over several or where there are none. */
  readonly resource: Column['resource'];
  /** Index of its first column, and how many it stands over. */
  readonly first: number;
  readonly span: number;
}

/**
 * The rows of headers over columns, the outermost first. A page of one day has its date over the
 * resources, whatever these are sorted by.
 */
export function headersOf(
  columns: readonly Column[],
  order: ColumnOrder,
): readonly (readonly ColumnHeader[])[] {
  if (order === 'date') return [eachColumn(columns, 'day')];
  const isOneDay = columns.every(({ day }) => day === columns[0]?.day);
  if (order === 'date-resource' || isOneDay) {
    const days = runsOf(columns, ({ day }) => day).map((run): ColumnHeader => ({
      ...run,
      kind: 'day',
      day: columns[run.first]!.day,
      resource: undefined,
    }));
    return [days, eachColumn(columns, 'resource')];
  }
  const resources = runsOf(columns, ({ resource }) => resource?.id ?? null).map(
    (run): ColumnHeader => ({
      ...run,
      kind: 'resource',
      day: null,
      resource: columns[run.first]!.resource,
    }),
  );
  return [resources, eachColumn(columns, 'day')];
}

function eachColumn(
  columns: readonly Column[],
  kind: ColumnHeader['kind'],
): readonly ColumnHeader[] {
  return columns.map(({ day, resource }, first) => ({ kind, day, resource, first, span: 1 }));
}

/** Columns side by side that have the same value. */
function runsOf(
  columns: readonly Column[],
  read: (column: Column) => unknown,
): readonly { readonly first: number; readonly span: number }[] {
  const runs: { first: number; span: number }[] = [];
  columns.forEach((column, at) => {
    const last = runs.at(-1);
    const goesOn = last !== undefined && read(columns[last.first]!) === read(column);
    if (goesOn) last.span++;
    else runs.push({ first: at, span: 1 });
  });
  return runs;
}
