import { formatDay } from '../dates/civil-time';
import type { ResourceNode } from '../rules/resource-index';

/** What columns are sorted by, outermost first: days alone, or days and resources. */
export type ColumnOrder = 'date' | 'date-resource' | 'resource-date';

/**
 * A column of the time grid, with its cell in the row of whole days: a day, and of one resource where
 * resources stand beside each other.
 */
export interface Column {
  /** Unique on a page; the same wherever day and resource are. */
  readonly key: string;
  readonly day: number;
  /** Whose column it is, null for events without one; undefined where it is everybody's, or nobody's. */
  readonly resource: ResourceNode | null | undefined;
}

/** Which columns there are beside each other. */
export interface ColumnRules {
  readonly order: ColumnOrder;
  /** The resources that have columns, in order; null stands for events without one. */
  readonly resources: readonly (ResourceNode | null)[];
  /** Whether a resource has a column on a day; left out, all have on all. */
  readonly isShown?: (resource: ResourceNode | null, day: number) => boolean;
}

/** Columns that are days alone. */
export const DAYS_ALONE: ColumnRules = { order: 'date', resources: [] };

/**
 * The columns of a page of days, in the order in which they stand. A day for which nobody has a column
 * stays as one of nobody, in its place among the days or behind all resources.
 */
export function columnsOf(
  days: readonly number[],
  { order, resources, isShown = () => true }: ColumnRules,
): readonly Column[] {
  if (order === 'date') return days.map((day) => columnOf(day, undefined));
  if (resources.length === 0) return [];
  const pair = (day: number, resource: ResourceNode | null): Column[] =>
    isShown(resource, day) ? [columnOf(day, resource)] : [];
  const ofDay = (day: number): Column[] => resources.flatMap((resource) => pair(day, resource));
  if (order === 'date-resource') {
    return days.flatMap((day) => {
      const columns = ofDay(day);
      return columns.length > 0 ? columns : [columnOf(day, undefined)];
    });
  }
  const columns = resources.flatMap((resource) => days.flatMap((day) => pair(day, resource)));
  const rest = days.filter((day) => columns.every((column) => column.day !== day));
  return [...columns, ...rest.map((day) => columnOf(day, undefined))];
}

/** The column of a day, and of a resource if one is given. */
export function columnOf(day: number, resource: Column['resource']): Column {
  const date = formatDay(day);
  if (resource === undefined) return { key: date, day, resource };
  // An id may be any text, the empty one too.
  return { key: resource === null ? `${date}/` : `${date}|${resource.id}`, day, resource };
}

/** Columns side by side over which a bar of whole days goes on. */
export interface ColumnGroup {
  /** Index of its first column among those of the page. */
  readonly first: number;
  /** Days of its columns, in their order. */
  readonly days: readonly number[];
  readonly resource: Column['resource'];
}

/**
 * The groups over which bars go on: all columns where they are days alone, those of a resource where
 * resources come first, and each column by itself where others stand between two of its resource.
 */
export function groupsOf(columns: readonly Column[], order: ColumnOrder): readonly ColumnGroup[] {
  const groups: { first: number; days: number[]; resource: Column['resource'] }[] = [];
  columns.forEach(({ day, resource }, index) => {
    const last = groups.at(-1);
    const goesOn =
      order !== 'date-resource' && last !== undefined && isSameNode(last.resource, resource);
    if (goesOn) last.days.push(day);
    else groups.push({ first: index, days: [day], resource });
  });
  return groups;
}

function isSameNode(a: Column['resource'], b: Column['resource']): boolean {
  return a === b || (a?.id !== undefined && a.id === b?.id);
}
