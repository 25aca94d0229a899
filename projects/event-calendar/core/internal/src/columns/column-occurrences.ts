import type { CalendarEvent } from '../model/event';
import type { Occurrence } from '../occurrences/occurrence';
import { resourceNodesOf } from '../rules/resource-ids';
import { canHaveEvents, type ResourceIndex, type ResourceNode } from '../rules/resource-index';
import type { Column, ColumnGroup } from './column';

/** Whether an event stands in the columns of a resource: it is one of the event's, or the event has none known. */
export function isOfColumn(
  event: CalendarEvent,
  { resource }: Pick<Column, 'resource'>,
  resources: ResourceIndex,
): boolean {
  return resource === undefined || ownersOf(event, resources).some((id) => id === idOf(resource));
}

/** Sorts timed occurrences into the columns they touch, by the columns' keys; bars are left out. */
export function timedByColumn<E extends CalendarEvent>(
  occurrences: readonly Occurrence<E>[],
  columns: readonly Column[],
  resources: ResourceIndex,
): ReadonlyMap<string, readonly Occurrence<E>[]> {
  const byColumn = new Map<string, Occurrence<E>[]>();
  const byDay = new Map<number, DayLists<E>>();
  for (const { key, day, resource } of columns) {
    const list: Occurrence<E>[] = [];
    byColumn.set(key, list);
    const lists = byDay.get(day) ?? new Map<string | null | undefined, Occurrence<E>[]>();
    lists.set(idOf(resource), list);
    byDay.set(day, lists);
  }
  const isByResource = columns.some(({ resource }) => resource !== undefined);
  for (const occurrence of occurrences) {
    if (occurrence.isBar) continue;
    const owners = isByResource ? ownersOf(occurrence.event, resources) : EVERYBODY;
    for (const owner of owners) {
      for (let day = occurrence.firstDay; day <= occurrence.lastDay; day++) {
        byDay.get(day)?.get(owner)?.push(occurrence);
      }
    }
  }
  return byColumn;
}

/** The bars of each group of columns, in the order given. */
export function barsByGroup<E extends CalendarEvent>(
  bars: readonly Occurrence<E>[],
  groups: readonly ColumnGroup[],
  resources: ResourceIndex,
): readonly (readonly Occurrence<E>[])[] {
  return groups.map((group) => bars.filter(({ event }) => isOfColumn(event, group, resources)));
}

/** Columns of a day by the id of their resource, null for none, undefined for everybody. */
type DayLists<E extends CalendarEvent> = Map<string | null | undefined, Occurrence<E>[]>;

const EVERYBODY = [undefined];
const NOBODY = [null];

function idOf(resource: ResourceNode | null | undefined): string | null | undefined {
  return resource === null || resource === undefined ? resource : resource.id;
}

/** The known resources of an event that can have some, by their ids; null without one. */
function ownersOf(event: CalendarEvent, resources: ResourceIndex): readonly (string | null)[] {
  // Who can't have events has no column either.
  const nodes = resourceNodesOf(event, resources).filter(canHaveEvents);
  return nodes.length === 0 ? NOBODY : nodes.map(({ id }) => id);
}
