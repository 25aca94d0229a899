import type { CalendarResource } from 'ng-event-calendar/core/internal';

/**
 * Returns resources grouped by a key of their own: one parent, which can't have events, for each value, in order of
 * first appearance. Resources without a value follow ungrouped. Children of resources don't change.
 *
 * @example
 * groupResources([{ id: 1, title: 'Bay 1', site: 'North' }], 'site');
 * // [{ id: 'site:North', title: 'North', canHaveEvents: false, children: [{ id: 1, … }] }]
 */
export function groupResources(
  resources: readonly CalendarResource[],
  key: string,
): CalendarResource[] {
  const groups = new Map<string, CalendarResource[]>();
  const ungrouped: CalendarResource[] = [];
  for (const resource of resources) {
    const value = valueOf(resource, key);
    const group = value === null ? ungrouped : groups.get(value);
    if (group === undefined) groups.set(value!, [resource]);
    else group.push(resource);
  }
  const parents = [...groups].map(([value, children]) => ({
    id: `${key}:${value}`,
    title: value,
    canHaveEvents: false,
    children,
  }));
  return [...parents, ...ungrouped];
}

/** The value by which a resource is grouped, as text; null where it has none, or an object. */
function valueOf(resource: object, key: string): string | null {
  const value = (resource as Readonly<Record<string, unknown>>)[key];
  const isValue = ['string', 'number', 'boolean', 'bigint'].includes(typeof value);
  return isValue && value !== '' ? String(value) : null;
}
