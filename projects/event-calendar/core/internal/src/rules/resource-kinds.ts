import type { CalendarId } from '../model/event';
import { canHaveEvents, nearest, type ResourceIndex, type ResourceNode } from './resource-index';

/** Returns the kind of a resource: its own, else its nearest ancestor's; empty for one of no kind. */
export function kindOf(node: ResourceNode | undefined): string {
  return nearest(node, ({ kind }) => (isKind(kind) ? kind : undefined)) ?? '';
}

/** Whether a value names a kind: a text that isn't blank. */
export function isKind(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Returns the kinds of the resources that can have events, each once, in the order in which they first come. */
export function kindsOf(resources: ResourceIndex): readonly string[] {
  return [...new Set(resources.nodes.filter(canHaveEvents).map(kindOf))];
}

/** Returns the required kinds of which there is a resource that can have events; none for a boolean. */
export function requiredKinds(
  required: boolean | readonly string[],
  resources: ResourceIndex,
): readonly string[] {
  // Data from the host may not match its type.
  if (!Array.isArray(required)) return [];
  return kindsOf(resources).filter((kind) => kind !== '' && required.includes(kind));
}

/**
 * Returns ids of resources with others in the place of those of a kind; where there are none, they stand where
 * `resources` first shows that kind. Unknown ids are of no kind.
 */
export function withIdsOfKind(
  ids: readonly CalendarId[],
  kind: string,
  next: readonly CalendarId[],
  resources: ResourceIndex,
): readonly CalendarId[] {
  const kinds = ids.map((id) => kindOf(resources.find(id)));
  const at = kinds.indexOf(kind);
  if (at >= 0) return ids.filter((_, index) => kinds[index] !== kind).toSpliced(at, 0, ...next);
  const order = kindsOf(resources);
  const behind = kinds.findIndex((each) => order.indexOf(each) > order.indexOf(kind));
  return ids.toSpliced(behind < 0 ? ids.length : behind, 0, ...next);
}

/** Returns ids of resources with one in the place of those of its kind. */
export function withIdOfKind(
  ids: readonly CalendarId[],
  id: CalendarId,
  resources: ResourceIndex,
): readonly CalendarId[] {
  return withIdsOfKind(ids, kindOf(resources.find(id)), [id], resources);
}
