import type { CalendarEvent } from '../model/event';
import type { VisibleResources } from '../model/resource';
import { resourceNodesOf } from './resource-ids';
import type { ResourceIndex, ResourceNode } from './resource-index';

/** How a resource's checkbox looks: `mixed` when it is shown but something beneath it isn't. */
export type ResourceCheck = 'checked' | 'unchecked' | 'mixed';

/** Whether a resource is shown: neither it nor any resource above it is `false` in the map. */
export function isResourceVisible(node: ResourceNode, visible: VisibleResources): boolean {
  for (let at: ResourceNode | null = node; at; at = at.parent) {
    if (own(visible, at.id) === false) return false;
  }
  return true;
}

/** Whether an event is shown: while any of its resources is. One without, or with unknown ones, always is. */
export function isEventVisible(
  event: CalendarEvent,
  resources: ResourceIndex,
  visible: VisibleResources,
): boolean {
  const nodes = resourceNodesOf(event, resources);
  return nodes.length === 0 || nodes.some((node) => isResourceVisible(node, visible));
}

/** The state of a resource's checkbox, from its own entry and those above and beneath it. */
export function checkOf(node: ResourceNode, visible: VisibleResources): ResourceCheck {
  if (!isResourceVisible(node, visible)) return 'unchecked';
  return node.children.every((child) => checkOf(child, visible) === 'checked')
    ? 'checked'
    : 'mixed';
}

/**
 * The map after a user's click on a resource's checkbox: complete, with an entry for every id.
 * A checked resource is hidden with all beneath it; any other is shown with all beneath it.
 * Showing one under a hidden resource shows the resources above it too and writes `false` for the
 * others there, so that nothing else appears by the way. Entries of unknown ids are kept.
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
