import type { CalendarEvent } from '../model/event';
import type { VisibleResources } from '../model/resource';
import { resourceNodesOf } from './resource-ids';
import type { ResourceIndex, ResourceNode } from './resource-index';

/** State of a resource's checkbox: `mixed` if it is shown but a descendant isn't. */
export type ResourceCheck = 'checked' | 'unchecked' | 'mixed';

/** Whether a resource is shown: neither it nor any ancestor is `false` in the map. */
export function isResourceVisible(node: ResourceNode, visible: VisibleResources): boolean {
  for (let at: ResourceNode | null = node; at; at = at.parent) {
    if (own(visible, at.id) === false) return false;
  }
  return true;
}

/** Whether an event is shown: any of its resources is, or it has no known one. */
export function isEventVisible(
  event: CalendarEvent,
  resources: ResourceIndex,
  visible: VisibleResources,
): boolean {
  const nodes = resourceNodesOf(event, resources);
  return nodes.length === 0 || nodes.some((node) => isResourceVisible(node, visible));
}

/** Returns the state of a resource's checkbox, from its own entry and those of its ancestors and descendants. */
export function checkOf(node: ResourceNode, visible: VisibleResources): ResourceCheck {
  if (!isResourceVisible(node, visible)) return 'unchecked';
  return node.children.every((child) => checkOf(child, visible) === 'checked')
    ? 'checked'
    : 'mixed';
}

/**
 * Returns the map after a click on a resource's checkbox: complete, with an entry for every id. A checked resource is
 * hidden with its descendants; any other is shown with its descendants. Showing one under a hidden resource shows its
 * ancestors, too, and writes `false` for their other descendants, so that nothing else appears. Entries of unknown ids
 * are kept.
 */
export function toggleResource(
  node: ResourceNode,
  resources: ResourceIndex,
  visible: VisibleResources,
): VisibleResources {
  const show = checkOf(node, visible) !== 'checked';
  const shown = new Map<ResourceNode, boolean>();
  for (const each of resources.nodes) shown.set(each, isResourceVisible(each, visible));

  const setBranch = (branch: ResourceNode): void => {
    shown.set(branch, show);
    branch.children.forEach(setBranch);
  };
  setBranch(node);
  if (show) {
    for (let at = node.parent; at; at = at.parent) shown.set(at, true);
  }

  // A map from the host may have a null prototype or a key such as "__proto__": define, don't assign.
  const next = { ...visible };
  for (const [each, value] of shown) {
    Object.defineProperty(next, each.id, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  }
  return next;
}

function own(visible: VisibleResources, id: string): boolean | undefined {
  return Object.hasOwn(visible, id) ? visible[id] : undefined;
}
