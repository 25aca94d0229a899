import type { CalendarEvent, Id } from '../model/event';

/** The ids of the resources that an event is of, in order; none without any. */
export function resourceIdsOf(event: Pick<CalendarEvent, 'resource'>): readonly Id[] {
  const resource: unknown = event.resource;
  if (Array.isArray(resource)) return resource as readonly Id[];
  return resource === undefined || resource === null ? [] : [resource as Id];
}
