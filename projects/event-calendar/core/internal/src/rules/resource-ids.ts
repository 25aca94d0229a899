import type { CalendarEvent, CalendarId } from '../model/event';
import { titleOfResource, type ResourceIndex, type ResourceNode } from './resource-index';

/** Returns the ids of an event's resources, in order and each once; empty if it has none. */
export function resourceIdsOf({
  resource,
}: Pick<CalendarEvent, 'resource'>): readonly CalendarId[] {
  // Data from the host may not match its type.
  if (!Array.isArray(resource))
    return isGiven(resource as CalendarId) ? [resource as CalendarId] : [];
  const seen = new Set<string>();
  return (resource as readonly CalendarId[]).filter(
    (id) => isGiven(id) && !seen.has(String(id)) && seen.add(String(id)),
  );
}

/** Returns the known resources of an event, in its order. */
export function resourceNodesOf(
  event: Pick<CalendarEvent, 'resource'>,
  resources: ResourceIndex,
): readonly ResourceNode[] {
  const { resource } = event;
  if (Array.isArray(resource)) {
    return resourceIdsOf(event).flatMap((id) => resources.find(id) ?? []);
  }
  const node = resources.find(resource as CalendarId | undefined);
  return node === undefined ? [] : [node];
}

/** Returns the titles of an event's known resources, joined by commas; empty if it has none. */
export function resourceTitlesOf(
  event: Pick<CalendarEvent, 'resource'>,
  resources: ResourceIndex,
): string {
  return resourceNodesOf(event, resources).map(titleOfResource).join(', ');
}

/** Whether two ids name the same resource, or both name none. */
export function isSameResource(
  a: CalendarId | null | undefined,
  b: CalendarId | null | undefined,
): boolean {
  return isGiven(a) && isGiven(b) ? String(a) === String(b) : a === b;
}

/** Returns the id of a resource for an attribute: `#` for an empty id, as an empty attribute means no resource. */
export function attributeOfId<T extends CalendarId>(id: T): T | '#' {
  return id === '' ? '#' : id;
}

function isGiven(id: CalendarId | null | undefined): id is CalendarId {
  return id !== undefined && id !== null;
}
