import { keyOfOwner, ownersOf, type OwnerKey } from '../bands/band';
import type { Occurrence } from '../occurrences/occurrence';
import type { ResourceIndex, ResourceNode } from '../rules/resource-index';
import type { ColumnOwner } from './column';

/** More than all times, so that whole days come after them. */
const LATER = 1e15;

/**
 * Returns the resource whose next event starts first, of several the one that comes first among the owners; undefined
 * where no resource has an event that isn't over. Events of whole days come last: leave says nobody is next. `now` is a
 * wall time.
 */
export function firstDueOwner(
  owners: readonly ColumnOwner[],
  occurrences: readonly Occurrence[],
  now: number,
  resources: ResourceIndex,
): ResourceNode | undefined {
  const starts = new Map<OwnerKey, number>();
  for (const { event, startWall, endWall, isBar } of occurrences) {
    if (endWall <= now) continue;
    const start = isBar ? startWall + LATER : startWall;
    for (const key of ownersOf(event, resources)) {
      starts.set(key, Math.min(start, starts.get(key) ?? Infinity));
    }
  }
  const startOf = (owner: ColumnOwner): number => starts.get(keyOfOwner(owner)) ?? Infinity;
  const [first] = owners
    .filter((owner) => owner !== 'unassigned')
    .filter((owner) => startOf(owner) < Infinity)
    .sort((a, b) => startOf(a) - startOf(b));
  return first;
}
