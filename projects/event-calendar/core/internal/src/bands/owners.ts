import type { Occurrence } from '../occurrences/occurrence';
import type { ResourceIndex } from '../rules/resource-index';
import { ownersOf, type OwnerKey } from './band';

/** Returns the shown days on which each owner has an event, by its key. */
export function daysByOwner(
  occurrences: readonly Occurrence[],
  shownDays: readonly number[],
  resources: ResourceIndex,
): ReadonlyMap<OwnerKey, ReadonlySet<number>> {
  const byOwner = new Map<OwnerKey, Set<number>>();
  for (const { event, firstDay, lastDay } of occurrences) {
    for (const day of shownDays) {
      if (day < firstDay || lastDay < day) continue;
      for (const key of ownersOf(event, resources)) {
        const days = byOwner.get(key) ?? new Set<number>();
        byOwner.set(key, days.add(day));
      }
    }
  }
  return byOwner;
}
