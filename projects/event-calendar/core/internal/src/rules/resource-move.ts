import type { CalendarEvent, CalendarId } from '../model/event';
import { isSameResource, resourceIdsOf } from './resource-ids';
import type { ResourceIndex } from './resource-index';
import { kindOf, withIdOfKind } from './resource-kinds';

/** A move of an event from one resource to another; null stands for no resource. */
export interface ResourceMove {
  readonly from: CalendarId | null;
  readonly to: CalendarId | null;
  /** Whether the event keeps the resource it comes from and gains the other. */
  readonly adds?: boolean;
}

/**
 * Returns the event with one resource replaced by another, in the form and the order of its resources. One of another
 * kind than the resource it comes from replaces those of its own kind. A resource that the event has already is then
 * named twice, which `permissionErrorOf` refuses.
 */
export function withResourceMoved<E extends CalendarEvent>(
  event: E,
  move: ResourceMove,
  resources: ResourceIndex,
): E {
  const { from, to, adds } = move;
  const ids = resourceIdsOf(event);
  const isMoved = (id: CalendarId): boolean => isSameResource(id, from);
  if (to !== null && !ids.some((id) => isSameResource(id, to))) {
    const kind = kindOf(resources.find(to));
    const isFirst = !ids.some((id) => kindOf(resources.find(id)) === kind);
    const isOfOtherKind = from !== null && kindOf(resources.find(from)) !== kind;
    if (adds === true ? isFirst : isOfOtherKind) {
      return withResourceIds(event, withIdOfKind(ids, to, resources));
    }
  }
  if (adds === true && to !== null) return withResourceIds(event, [...ids, to]);
  if (!ids.some(isMoved)) {
    // The list may have changed meanwhile. In the column without a resource, an event has no known resource to keep.
    const kept = from !== null && Array.isArray(event.resource) ? ids : [];
    return withResourceIds(event, to === null ? kept : [...kept, to]);
  }
  return withResourceIds(
    event,
    ids.flatMap((id) => (isMoved(id) ? (to ?? []) : id)),
  );
}

/**
 * Returns the event with other resources: a list stays a list, and a single id becomes one only for several. Returns
 * the same event if it has these resources already.
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
