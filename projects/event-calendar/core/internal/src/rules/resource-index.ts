import type { CalendarId } from '../model/event';
import type { CalendarResource } from '../model/resource';

/** A resource with its place in the tree. */
export interface ResourceNode {
  readonly id: string;
  readonly resource: CalendarResource;
  readonly parent: ResourceNode | null;
  readonly children: readonly ResourceNode[];
  /** 0 for a root. */
  readonly depth: number;
}

/** The resource tree, searchable by id. Of several resources with one id the first has it. */
export interface ResourceIndex {
  readonly roots: readonly ResourceNode[];
  /** Every node in tree order, parents before their children. */
  readonly nodes: readonly ResourceNode[];
  find(id: CalendarId | undefined): ResourceNode | undefined;
}

/**
 * Reads the resource tree once. Entries that aren't objects, or that contain themselves, are left out, and so is one
 * with the id of what it lies within, unless it holds others.
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

/** The title of a resource as it is shown; its id where the host gave none. */
export function titleOfResource({ id, resource }: ResourceNode): string {
  const { title } = resource as { readonly title?: unknown };
  const isText = typeof title === 'string' || typeof title === 'number';
  return isText && String(title).trim() !== '' ? String(title) : id;
}

/** The first value that `read` returns on the way from a resource up to its root. */
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

/** Whether events may be given to a resource. */
export function canHaveEvents({ resource }: ResourceNode): boolean {
  return resource.canHaveEvents !== false;
}

/** Whether events of a resource can have columns: it may be given some, and no other has its id. */
export function canHaveColumn(node: ResourceNode, resources: ResourceIndex): boolean {
  return canHaveEvents(node) && resources.find(node.id) === node;
}
