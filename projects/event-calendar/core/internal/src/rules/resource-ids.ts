import type { CalendarEvent, CalendarId } from '../model/event';
import { titleOfResource, type ResourceIndex, type ResourceNode } from './resource-index';

type OfResources = Pick<CalendarEvent, 'resource'>;

/** The ids of the resources that an event is of, in order and each once; none without any. */
export function resourceIdsOf({ resource }: OfResources): readonly CalendarId[] {
  // What comes from outside need not be what its type says.
  if (!Array.isArray(resource))
    return isGiven(resource as CalendarId) ? [resource as CalendarId] : [];
  const seen = new Set<string>();
  return (resource as readonly CalendarId[]).filter(
    (id) => isGiven(id) && !seen.has(String(id)) && seen.add(String(id)),
  );
}

/** The resources of an event, as far as they are known, in its order. */
export function resourceNodesOf(
  event: OfResources,
  resources: ResourceIndex,
): readonly ResourceNode[] {
  const { resource } = event;
  if (Array.isArray(resource)) {
    return resourceIdsOf(event).flatMap((id) => resources.find(id) ?? []);
  }
  const node = resources.find(resource as CalendarId | undefined);
  return node === undefined ? [] : [node];
}

/** The titles of an event's known resources, as they are named together; empty without any. */
export function resourceTitlesOf(event: OfResources, resources: ResourceIndex): string {
  return resourceNodesOf(event, resources).map(titleOfResource).join(', ');
}

/** Whether two ids are of the same resource, or both of none. */
export function isSameResource(
  a: CalendarId | null | undefined,
  b: CalendarId | null | undefined,
): boolean {
  return isGiven(a) && isGiven(b) ? String(a) === String(b) : a === b;
}

/** The id of a resource as attributes have it: `#` for the empty one, for an empty attribute says that it is nobody's. */
export function attributeOfId<T extends CalendarId>(id: T): T | '#' {
  return id === '' ? '#' : id;
}

function isGiven(id: CalendarId | null | undefined): id is CalendarId {
  return id !== undefined && id !== null;
}
