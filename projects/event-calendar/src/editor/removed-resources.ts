import { computed, linkedSignal, type Signal } from '@angular/core';
import type { CalendarId, ResourceIndex } from 'ng-event-calendar/core/internal';

/**
 * Returns whether an id is that of a resource that the host has removed since this call. Ids of `own` don't count: a
 * record keeps the resources that its host removes.
 */
export function removedResources(
  resources: Signal<ResourceIndex>,
  own: () => readonly CalendarId[],
): Signal<(id: string) => boolean> {
  const known = linkedSignal<ResourceIndex, ReadonlySet<string>>({
    source: resources,
    computation: ({ nodes }, last) =>
      new Set([...(last?.value ?? []), ...nodes.map(({ id }) => id)]),
  });
  return computed(() => {
    const [before, now] = [known(), resources()];
    const kept = new Set(own().map(String));
    return (id) => before.has(id) && !kept.has(id) && now.find(id) === undefined;
  });
}
