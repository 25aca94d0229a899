import type { Occurrence } from 'ng-event-calendar/core/internal';
import type { RowLayout } from './row-layout';
import type { HiddenSpan } from './row-span';

/** Place at which events without a bar are counted, over all rows. */
export interface HiddenPlace extends HiddenSpan {
  /** Each event once, however many rows it stands in. */
  readonly occurrences: readonly Occurrence[];
}

/** Returns the places on the axis at which events in hidden or folded hours are counted, in order. */
export function hiddenPlaces(
  layouts: readonly Pick<RowLayout, 'hidden'>[],
): readonly HiddenPlace[] {
  const places = new Map<string, HiddenSpan & { readonly occurrences: Occurrence[] }>();
  for (const { occurrence, ...span } of layouts.flatMap(({ hidden }) => hidden)) {
    const key = `${span.side} ${span.at}`;
    const place = places.get(key);
    if (place === undefined) places.set(key, { ...span, occurrences: [occurrence] });
    else if (!place.occurrences.some((each) => each.key === occurrence.key)) {
      place.occurrences.push(occurrence);
    }
  }
  return [...places.values()].sort((a, b) => a.at - b.at);
}
