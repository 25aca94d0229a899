import {
  isSameResource,
  resourceIdsOf,
  withResourceIds,
  type CalendarEvent,
  type CalendarId,
} from 'ng-event-calendar/core/internal';

/** The event as that of one resource alone, unless it is of that among others; of none with null. */
export function withResource<E extends CalendarEvent>(event: E, resource: CalendarId | null): E {
  const ids = resourceIdsOf(event);
  if (resource === null) return withResourceIds(event, []);
  return ids.some((id) => isSameResource(id, resource))
    ? event
    : withResourceIds(event, [resource]);
}
