import { isSameOwner, keyOfOwner, type Band, type BandOwner } from '../bands/band';
import { formatDay } from '../dates/civil-time';

/** Sort order of columns, outermost first: days alone, or days and resources. */
export type ColumnOrder = 'date' | 'date-resource' | 'resource-date';

/** Band of one day in the time grid, with its cell in the row of whole days. */
export interface Column extends Band {
  readonly day: number;
}

/** Owners that columns can have where resources stand beside each other. */
export type ColumnOwner = Exclude<BandOwner, 'all'>;

/** Owners and order from which the columns of a page are made. */
export interface ColumnRules {
  readonly order: ColumnOrder;
  /** Owners that have columns, in order. */
  readonly owners: readonly ColumnOwner[];
  /** Whether an owner has a column on a day; left out, all have on all. */
  readonly isShown?: (owner: ColumnOwner, day: number) => boolean;
}

/** Rules for columns of days alone. */
export const DAYS_ALONE: ColumnRules = { order: 'date', owners: [] };

/**
 * Returns the columns of a page of days, in the order in which they stand. A day on which no owner has a column keeps
 * one of `'all'`, in its place among the days or behind all resources.
 */
export function columnsOf(
  days: readonly number[],
  { order, owners, isShown = () => true }: ColumnRules,
): readonly Column[] {
  if (order === 'date') return days.map((day) => columnOf(day, 'all'));
  if (owners.length === 0) return [];
  const pair = (day: number, owner: ColumnOwner): Column[] =>
    isShown(owner, day) ? [columnOf(day, owner)] : [];
  const ofDay = (day: number): Column[] => owners.flatMap((owner) => pair(day, owner));
  if (order === 'date-resource') {
    return days.flatMap((day) => {
      const columns = ofDay(day);
      return columns.length > 0 ? columns : [columnOf(day, 'all')];
    });
  }
  const columns = owners.flatMap((owner) => days.flatMap((day) => pair(day, owner)));
  const rest = days.filter((day) => columns.every((column) => column.day !== day));
  return [...columns, ...rest.map((day) => columnOf(day, 'all'))];
}

/** Returns the column of a day and an owner. */
export function columnOf(day: number, owner: BandOwner): Column {
  const date = formatDay(day);
  if (owner === 'all') return { key: date, owner, day };
  const id = keyOfOwner(owner);
  // An id may be any text, the empty one too.
  return { key: id === null ? `${date}/` : `${date}|${id}`, owner, day };
}

/** Columns side by side over which a bar of whole days continues. */
export interface ColumnGroup {
  /** Index of the group's first column on the page. */
  readonly first: number;
  /** Days of the group's columns, in their order. */
  readonly days: readonly number[];
  readonly owner: BandOwner;
}

/**
 * Returns the groups over which bars continue: all columns if they are days alone, those of a resource if resources are
 * outermost, and single columns if the columns of a resource don't adjoin.
 */
export function groupsOf(columns: readonly Column[], order: ColumnOrder): readonly ColumnGroup[] {
  const groups: { first: number; days: number[]; owner: BandOwner }[] = [];
  columns.forEach(({ day, owner }, index) => {
    const last = groups.at(-1);
    const goesOn =
      order !== 'date-resource' && last !== undefined && isSameOwner(last.owner, owner);
    if (goesOn) last.days.push(day);
    else groups.push({ first: index, days: [day], owner });
  });
  return groups;
}
