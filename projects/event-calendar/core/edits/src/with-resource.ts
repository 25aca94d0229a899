import {
  isSameResource,
  resourceIdsOf,
  withIdOfKind,
  withResourceIds,
  type CalendarEvent,
  type CalendarId,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';

/**
 * Returns the event with a resource in the place of those of its kind, or without any for null; the same event if it has
 * that resource among others.
 */
export function withResource<E extends CalendarEvent>(
  event: E,
  resource: CalendarId | null,
  resources: ResourceIndex,
): E {
  const ids = resourceIdsOf(event);
  if (resource === null) return withResourceIds(event, []);
  return ids.some((id) => isSameResource(id, resource))
    ? event
    : withResourceIds(event, withIdOfKind(ids, resource, resources));
}
