import {
  isSameResource,
  nodeOf,
  resourceNodesOf,
  type CalendarEvent,
  type CalendarId,
  type ResourceMove,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { placeAmong, type ColumnsInOrder } from './events-between';

/** Returns the number of columns from one resource to another, null for no resource; 0 where columns are days alone. */
export function columnsBetween(
  from: Slot['resource'],
  to: Slot['resource'],
  { owners }: Pick<ColumnsInOrder, 'owners'>,
): number {
  const [a, b] = [placeAmong(owners, from), placeAmong(owners, to)];
  return a < 0 || b < 0 ? 0 : b - a;
}

/**
 * Returns the change of an event's resource that moves it by so many columns: of the resource in whose columns it was
 * grabbed, else of its first visible one. Undefined where it stays, null where there is no such column.
 */
export function moveByColumns(
  event: CalendarEvent,
  columns: number,
  order: ColumnsInOrder,
  grabbed?: Slot['resource'],
): ResourceMove | null | undefined {
  if (columns === 0) return undefined;
  const from = grabbed === undefined ? firstVisible(event, order) : grabbed;
  const place = placeAmong(order.owners, from);
  const to = place < 0 ? undefined : order.owners[place + columns];
  if (to === undefined) return null;
  return { from: from ?? null, to: nodeOf(to)?.resource.id ?? null };
}

/** Returns the first of an event's resources that has a column; null where only events without one have it. */
export function firstVisible(
  event: CalendarEvent,
  { owners, resources }: ColumnsInOrder,
): CalendarId | null {
  const nodes = resourceNodesOf(event, resources);
  const isShown = (id: CalendarId): boolean =>
    owners.some((owner) => isSameResource(nodeOf(owner)?.resource.id, id));
  return nodes.find(({ id }) => isShown(id))?.resource.id ?? null;
}
