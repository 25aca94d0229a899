import {
  isSameResource,
  keyOfOwner,
  ownersOf,
  type CalendarId,
  type ColumnOwner,
  type Occurrence,
  type OwnerKey,
  type ResourceIndex,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { startOf } from './start-order';

/** An event in the columns of one of its resources, null for those without one; left out where columns are days alone. */
export interface PressedEvent {
  readonly occurrence: Occurrence;
  readonly resource?: Slot['resource'];
}

/** Order of the columns of a page. */
export interface ColumnsInOrder {
  /** Owners of columns, or of rows of the timeline, as they stand; none where columns are days alone. */
  readonly owners: readonly ColumnOwner[];
  readonly resources: ResourceIndex;
}

/**
 * Returns the events of a page that start between two of them, both included, and stand in the columns from the one to
 * the other. Events of whole days count from the start of their first day.
 */
export function eventsBetween(
  a: PressedEvent,
  b: PressedEvent,
  page: readonly Occurrence[],
  { zone, owners, resources }: ColumnsInOrder & { readonly zone: string },
): readonly Occurrence[] {
  const starts = [startOf(a.occurrence, zone), startOf(b.occurrence, zone)];
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const within = ownersBetween(a.resource, b.resource, owners);
  return page.filter((occurrence) => {
    const start = startOf(occurrence, zone);
    if (start < first || last < start) return false;
    return within === null || ownersOf(occurrence.event, resources).some((key) => within.has(key));
  });
}

/** Returns the place of a resource among owners, null for those without one; -1 where it has none. */
export function placeAmong(
  owners: readonly ColumnOwner[],
  resource: CalendarId | null | undefined,
): number {
  if (resource === undefined) return -1;
  return owners.findIndex((owner) => isSameResource(keyOfOwner(owner), resource));
}

/** Returns the owners of the columns from one to another; null for all, where these aren't columns of owners. */
export function ownersBetween(
  a: Slot['resource'],
  b: Slot['resource'],
  owners: readonly ColumnOwner[],
): ReadonlySet<OwnerKey> | null {
  const places = [placeAmong(owners, a), placeAmong(owners, b)];
  const [from, to] = [Math.min(...places), Math.max(...places)];
  return from < 0 ? null : new Set(owners.slice(from, to + 1).map((owner) => keyOfOwner(owner)));
}
