import type { CalendarEvent, CalendarId } from '../model/event';
import { isSameResource, resourceIdsOf } from './resource-ids';

/** From the columns of one resource to those of another; null stands for events without one. */
export interface ResourceMove {
  readonly from: CalendarId | null;
  readonly to: CalendarId | null;
  /** Whether the event keeps whom it comes from, and is of both. */
  readonly adds?: boolean;
}

/**
 * The event as that of the resource to which one of its pieces is moved, in the shape and the order that its
 * resources have. One that it has already is named twice then, which `permissionErrorOf` says no to.
 */
export function withResourceMoved<E extends CalendarEvent>(event: E, move: ResourceMove): E {
  const { from, to, adds } = move;
  const ids = resourceIdsOf(event);
  if (adds === true && to !== null) return withResourceIds(event, [...ids, to]);
  const isMoved = (id: CalendarId): boolean => isSameResource(id, from);
  if (!ids.some(isMoved)) {
    // Others may have given a list to others meanwhile. What stands with nobody has nobody that is known.
    const kept = from !== null && Array.isArray(event.resource) ? ids : [];
    return withResourceIds(event, to === null ? kept : [...kept, to]);
  }
  return withResourceIds(
    event,
    ids.flatMap((id) => (isMoved(id) ? (to ?? []) : id)),
  );
}

/**
 * The event as that of some resources: a list stays a list, and what isn't one becomes one for several only.
 * The same event where it is of these already.
 */
export function withResourceIds<E extends CalendarEvent>(event: E, ids: readonly CalendarId[]): E {
  const now = resourceIdsOf(event);
  if (now.length === ids.length && now.every((id, at) => isSameResource(id, ids[at]))) return event;
  if (Array.isArray(event.resource) || ids.length > 1) return { ...event, resource: ids };
  const [resource] = ids;
  if (resource !== undefined) return { ...event, resource };
  const { resource: _resource, ...rest } = event;
  return rest as unknown as E;
}
