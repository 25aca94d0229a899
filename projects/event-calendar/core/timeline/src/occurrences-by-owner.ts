import {
  ownersOf,
  type CalendarEvent,
  type Occurrence,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';

/** Events by the id of the resource in whose row they stand; null without one. */
export type OccurrencesByOwner<E extends CalendarEvent = CalendarEvent> = ReadonlyMap<
  string | null,
  readonly Occurrence<E>[]
>;

/** Sorts events into the rows of their resources, in one pass and in the order given. */
export function byOwner<E extends CalendarEvent>(
  occurrences: readonly Occurrence<E>[],
  resources: ResourceIndex,
): OccurrencesByOwner<E> {
  const sorted = new Map<string | null, Occurrence<E>[]>();
  for (const occurrence of occurrences) {
    for (const owner of ownersOf(occurrence.event, resources)) {
      const list = sorted.get(owner);
      if (list === undefined) sorted.set(owner, [occurrence]);
      else list.push(occurrence);
    }
  }
  return sorted;
}
