import type { CalendarEvent } from '../model/event';
import { resourceNodesOf } from '../rules/resource-ids';
import { canHaveEvents, type ResourceIndex, type ResourceNode } from '../rules/resource-index';

/** Events that a band holds: those of one resource, those without a known resource, or all of them. */
export type BandOwner = 'all' | 'unassigned' | ResourceNode;

/** Stretch of a view that holds the events of one owner: a column of one day, or a row of many. */
export interface Band {
  /** Unique on a page; the same wherever owner and days are the same. */
  readonly key: string;
  readonly owner: BandOwner;
}

/** Returns the resource of a band; null where it is of no single resource. */
export function nodeOf(owner: BandOwner): ResourceNode | null {
  return typeof owner === 'string' ? null : owner;
}

/** Whether two bands are of the same owner; resources are compared by id. */
export function isSameOwner(a: BandOwner, b: BandOwner): boolean {
  return a === b || (typeof a !== 'string' && typeof b !== 'string' && a.id === b.id);
}

/** Key of an owner in maps: the id of a resource, which may be any text; null for `'unassigned'`. */
export type OwnerKey = string | null;

/** Returns the key of an owner in maps; undefined for `'all'`. */
export function keyOfOwner(owner: Exclude<BandOwner, 'all'>): OwnerKey;
export function keyOfOwner(owner: BandOwner): OwnerKey | undefined;
export function keyOfOwner(owner: BandOwner): OwnerKey | undefined {
  if (owner === 'all') return undefined;
  return owner === 'unassigned' ? null : owner.id;
}

/** Returns the owners of an event by their keys: its known resources that can have events, else null alone. */
export function ownersOf(event: CalendarEvent, resources: ResourceIndex): readonly OwnerKey[] {
  const nodes = resourceNodesOf(event, resources).filter(canHaveEvents);
  return nodes.length === 0 ? UNASSIGNED : nodes.map(({ id }) => id);
}

/** Whether a band of an owner holds an event. */
export function isOwnedBy(
  event: CalendarEvent,
  owner: BandOwner,
  resources: ResourceIndex,
): boolean {
  return owner === 'all' || ownersOf(event, resources).includes(keyOfOwner(owner));
}

const UNASSIGNED: readonly OwnerKey[] = [null];
