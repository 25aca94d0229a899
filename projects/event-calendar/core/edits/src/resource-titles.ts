import {
  kindOf,
  resourceNodesOf,
  titleOfResource,
  type CalendarEvent,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';

/**
 * Returns the titles of an event's known resources in its order: all of them, or those of a kind, `''` for those of no
 * kind.
 *
 * @example
 * resourceTitles(event, indexResources(resources), 'Room').join(', ');
 */
export function resourceTitles(
  event: CalendarEvent,
  resources: ResourceIndex,
  kind?: string,
): readonly string[] {
  return resourceNodesOf(event, resources)
    .filter((node) => kind === undefined || kindOf(node) === kind)
    .map(titleOfResource);
}
