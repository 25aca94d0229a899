import {
  kindOf,
  requiredKinds,
  resourceIdsOf,
  type CalendarEvent,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';

/** Returns the required kinds of which an event has no resource; none if not kinds are required. */
export function missingKinds(
  event: CalendarEvent,
  required: boolean | readonly string[],
  resources: ResourceIndex,
): readonly string[] {
  const kinds = new Set(resourceIdsOf(event).map((id) => kindOf(resources.find(id))));
  return requiredKinds(required, resources).filter((kind) => !kinds.has(kind));
}

/** Whether an event lacks a resource that it needs. */
export function lacksResource(
  event: CalendarEvent,
  required: boolean | readonly string[],
  resources: ResourceIndex,
): boolean {
  if (required === true) return resourceIdsOf(event).length === 0;
  return missingKinds(event, required, resources).length > 0;
}
