import type { CalendarId } from '../model/event';
import type { CalendarResource } from '../model/resource';

/** A resource with its place in the tree. */
export interface ResourceNode {
  /** Id of the resource as text. */
  readonly id: string;
  /** Resource as the host gave it. */
  readonly resource: CalendarResource;
  /** Node that contains this one; null for a root. */
  readonly parent: ResourceNode | null;
  /** Nodes within this one, in order. */
  readonly children: readonly ResourceNode[];
  /** Number of ancestors; 0 for a root. */
  readonly depth: number;
}

/** The resource tree, searchable by id. If several resources have the same id, the first is found. */
export interface ResourceIndex {
  /** Nodes without a parent, in order. */
  readonly roots: readonly ResourceNode[];
  /** Every node in tree order, parents before their children. */
  readonly nodes: readonly ResourceNode[];
  /** Returns the node of an id, compared as text; undefined if there is none. */
  find(id: CalendarId | undefined): ResourceNode | undefined;
}

/**
 * Indexes the resource tree. Entries that aren't objects or that contain themselves are left out, and so are entries
 * without children that have the id of an ancestor.
 */
export function indexResources(resources: readonly CalendarResource[] | undefined): ResourceIndex {
  const byId = new Map<string, ResourceNode>();
  const nodes: ResourceNode[] = [];
  const seen = new Set<CalendarResource>();

  const read = (
    list: readonly CalendarResource[] | undefined,
    parent: ResourceNode | null,
  ): ResourceNode[] => {
    const level: ResourceNode[] = [];
    if (!Array.isArray(list)) return level;
    for (const resource of list as readonly CalendarResource[]) {
      if (resource === null || typeof resource !== 'object' || seen.has(resource)) continue;
      seen.add(resource);
      const children: ResourceNode[] = [];
      const node: ResourceNode = {
        id: String(resource.id),
        resource,
        parent,
        children,
        depth: parent === null ? 0 : parent.depth + 1,
      };
      if (!byId.has(node.id)) byId.set(node.id, node);
      nodes.push(node);
      children.push(...read(resource.children, node));
      if (children.length > 0 || !liesInNamesake(node)) level.push(node);
      else nodes.pop();
    }
    return level;
  };

  const roots = read(resources, null);
  return {
    roots,
    nodes,
    find: (id) => (id === undefined || id === null ? undefined : byId.get(String(id))),
  };
}

function liesInNamesake({ id, parent }: ResourceNode): boolean {
  for (let at = parent; at !== null; at = at.parent) if (at.id === id) return true;
  return false;
}

/** Returns the displayed title of a resource; its id if the host gave no title. */
export function titleOfResource({ id, resource }: ResourceNode): string {
  const { title } = resource as { readonly title?: unknown };
  const isText = typeof title === 'string' || typeof title === 'number';
  return isText && String(title).trim() !== '' ? String(title) : id;
}

/** Returns the first value that `read` returns on the way from a resource up to its root. */
export function nearest<T>(
  node: ResourceNode | undefined,
  read: (resource: CalendarResource) => T | undefined,
): T | undefined {
  for (let at: ResourceNode | null | undefined = node; at; at = at.parent) {
    const value = read(at.resource);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Whether events may be assigned to a resource. */
export function canHaveEvents({ resource }: ResourceNode): boolean {
  return resource.canHaveEvents !== false;
}

/** Whether events of a resource can have columns: it may be assigned events, and no other has its id. */
export function canHaveColumn(node: ResourceNode, resources: ResourceIndex): boolean {
  return canHaveEvents(node) && resources.find(node.id) === node;
}
