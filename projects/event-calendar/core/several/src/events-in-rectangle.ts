import {
  DAY,
  isOwnedBy,
  isSameResource,
  nodeOf,
  ownersOf,
  timeOfDay,
  wallIn,
  type Column,
  type Occurrence,
  type OwnerKey,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { ownersBetween, type ColumnsInOrder } from './events-between';
import { startOf } from './start-order';

/** View over which a rectangle is spanned. */
export interface SpannedView extends ColumnsInOrder {
  /** Display zone. */
  readonly zone: string;
  /** Columns in display order; null where resources are rows, across which time runs on. */
  readonly columns: readonly Column[] | null;
  /** Whether events of less than a day stand at their times, apart from bars, rather than on whole days. */
  readonly hasTimes: boolean;
}

/**
 * Returns the events of a page that a rectangle touches whose opposite corners lie in two slots. Between slots of whole
 * days it touches the events of these days that are drawn as such, between slots at times the others.
 */
export function eventsInRectangle(
  page: readonly Occurrence[],
  a: Slot,
  b: Slot,
  view: SpannedView,
): readonly Occurrence[] {
  return view.columns === null
    ? inRows(page, a, b, view)
    : inColumns(page, a, b, view.columns, view);
}

function inRows(
  page: readonly Occurrence[],
  a: Slot,
  b: Slot,
  { owners, resources, zone }: SpannedView,
): readonly Occurrence[] {
  const within = ownersBetween(a.resource, b.resource, owners);
  const isWithin = ({ event }: Occurrence): boolean =>
    within === null || ownersOf(event, resources).some((key: OwnerKey) => within.has(key));
  const [x, y] = [a.instant, b.instant];
  if (x === null || y === null) {
    const [first, last] = [Math.min(a.day, b.day), Math.max(a.day, b.day)];
    return page.filter((each) => each.firstDay <= last && first <= each.lastDay && isWithin(each));
  }
  const [from, to] = [Math.min(x, y), Math.max(x, y)];
  return page.filter((each) => {
    const start = startOf(each, zone);
    return start <= to && from < start + each.endWall - each.startWall && isWithin(each);
  });
}

function inColumns(
  page: readonly Occurrence[],
  a: Slot,
  b: Slot,
  columns: readonly Column[],
  { resources, zone, hasTimes }: SpannedView,
): readonly Occurrence[] {
  const places = [a, b].map((slot) => columns.findIndex((column) => isColumnOf(column, slot)));
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const spanned = first < 0 ? [] : columns.slice(first, last + 1);
  const [x, y] = [a.instant, b.instant];
  const isTimed = x !== null && y !== null;
  const minutes = isTimed ? [x, y].map((instant) => timeOfDay(wallIn(instant, zone))) : [0, DAY];
  const [from, to] = [Math.min(...minutes), Math.max(...minutes)];
  return page.filter((each) => {
    if (hasTimes && isTimed === each.isBar) return false;
    return spanned.some(({ day, owner }) => {
      const midnight = day * DAY;
      const isThere = each.startWall <= midnight + to && midnight + from < each.endWall;
      return isThere && isOwnedBy(each.event, owner, resources);
    });
  });
}

function isColumnOf({ day, owner }: Column, slot: Slot): boolean {
  if (day !== slot.day) return false;
  return owner === 'all' || isSameResource(nodeOf(owner)?.resource.id ?? null, slot.resource);
}
