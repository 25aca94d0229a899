import type { Drop } from 'ng-event-calendar/core/edits';
import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';
import { moveByColumns } from './column-moves';
import type { ColumnsInOrder } from './events-between';
import { whenOfDistance, type DistanceInTime, type MoveRules } from './step';

/** Distance in time and columns by which several events move together. */
export interface Distance extends DistanceInTime {
  readonly columns: number;
}

/**
 * Returns the drop of an event that moves by a distance with others; null where it would leave the columns. Use the
 * drop of the grabbed event itself, which alone snaps.
 */
export function dropOf(
  occurrence: Occurrence,
  distance: Distance,
  rules: MoveRules & ColumnsInOrder,
  grabbed?: Slot['resource'],
): Drop | null {
  const resource = moveByColumns(occurrence.event, distance.columns, rules, grabbed);
  if (resource === null) return null;
  const when = whenOfDistance(occurrence, distance, rules);
  return resource === undefined ? { when } : { when, resource };
}
