import {
  isSameResource,
  resourceIdsOf,
  withResourceIds,
  type CalendarEvent,
  type CalendarId,
} from 'ng-event-calendar/core/internal';

/** Returns the event with a single resource, or none for null; the same event if it has that resource among others. */
export function withResource<E extends CalendarEvent>(event: E, resource: CalendarId | null): E {
  const ids = resourceIdsOf(event);
  if (resource === null) return withResourceIds(event, []);
  return ids.some((id) => isSameResource(id, resource))
    ? event
    : withResourceIds(event, [resource]);
}
