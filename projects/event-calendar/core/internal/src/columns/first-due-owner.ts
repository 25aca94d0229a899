import { keyOfOwner, ownersOf, type OwnerKey } from '../bands/band';
import type { Occurrence } from '../occurrences/occurrence';
import type { ResourceIndex, ResourceNode } from '../rules/resource-index';
import type { ColumnOwner } from './column';

/**
 * Returns the resource whose next event starts first, of several the one that comes first among the owners; undefined
 * where no resource has an event that isn't over. `now` is a wall time.
 */
export function firstDueOwner(
  owners: readonly ColumnOwner[],
  occurrences: readonly Occurrence[],
  now: number,
  resources: ResourceIndex,
): ResourceNode | undefined {
  const starts = new Map<OwnerKey, number>();
  for (const { event, startWall, endWall } of occurrences) {
    if (endWall <= now) continue;
    for (const key of ownersOf(event, resources)) {
      starts.set(key, Math.min(startWall, starts.get(key) ?? Infinity));
    }
  }
  const startOf = (owner: ColumnOwner): number => starts.get(keyOfOwner(owner)) ?? Infinity;
  const [first] = owners
    .filter((owner) => owner !== 'unassigned')
    .filter((owner) => startOf(owner) < Infinity)
    .sort((a, b) => startOf(a) - startOf(b));
  return first;
}
