import type { ResourceNode } from 'ng-event-calendar/core/internal';

/** Resources beneath which nothing has a row, by id. */
export type CollapsedResources = Readonly<Record<string, boolean>>;

/** Whether a resource is collapsed. */
export function isCollapsed(id: string, collapsed: CollapsedResources): boolean {
  return Object.hasOwn(collapsed, id) && collapsed[id] === true;
}

/** Returns the map with some resources collapsed or expanded: `true` alone is written, and unknown ids are kept. */
export function withCollapsed(
  collapsed: CollapsedResources,
  nodes: readonly ResourceNode[],
  shouldCollapse: boolean,
): CollapsedResources {
  const ids = new Set(nodes.map(({ id }) => id));
  const kept = Object.entries(collapsed).filter(([id, value]) => value && !ids.has(id));
  const added = shouldCollapse ? [...ids].map((id): [string, boolean] => [id, true]) : [];
  // A host's map may have a key such as "__proto__", which this defines as any other.
  return Object.fromEntries([...kept, ...added]);
}
