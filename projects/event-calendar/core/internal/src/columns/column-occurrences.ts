import { isOwnedBy, keyOfOwner, ownersOf, type OwnerKey } from '../bands/band';
import type { CalendarEvent } from '../model/event';
import type { Occurrence } from '../occurrences/occurrence';
import type { ResourceIndex } from '../rules/resource-index';
import type { Column, ColumnGroup } from './column';

/** Assigns timed occurrences to the columns they touch, by column key; bars are left out. */
export function timedByColumn<E extends CalendarEvent>(
  occurrences: readonly Occurrence<E>[],
  columns: readonly Column[],
  resources: ResourceIndex,
): ReadonlyMap<string, readonly Occurrence<E>[]> {
  const byColumn = new Map<string, Occurrence<E>[]>();
  const byDay = new Map<number, DayLists<E>>();
  for (const { key, day, owner } of columns) {
    const list: Occurrence<E>[] = [];
    byColumn.set(key, list);
    const lists = byDay.get(day) ?? new Map<OwnerKey | undefined, Occurrence<E>[]>();
    lists.set(keyOfOwner(owner), list);
    byDay.set(day, lists);
  }
  const isByResource = columns.some(({ owner }) => owner !== 'all');
  for (const occurrence of occurrences) {
    if (occurrence.isBar) continue;
    const owners = isByResource ? ownersOf(occurrence.event, resources) : ALL;
    for (const owner of owners) {
      for (let day = occurrence.firstDay; day <= occurrence.lastDay; day++) {
        byDay.get(day)?.get(owner)?.push(occurrence);
      }
    }
  }
  return byColumn;
}

/** Returns the bars of each group of columns, in the order given. */
export function barsByGroup<E extends CalendarEvent>(
  bars: readonly Occurrence<E>[],
  groups: readonly ColumnGroup[],
  resources: ResourceIndex,
): readonly (readonly Occurrence<E>[])[] {
  return groups.map((group) =>
    bars.filter(({ event }) => isOwnedBy(event, group.owner, resources)),
  );
}

/** Occurrences of a day by the key of their column's owner. */
type DayLists<E extends CalendarEvent> = Map<OwnerKey | undefined, Occurrence<E>[]>;

const ALL = [undefined];
