import {
  isSameResource,
  withResourceMoved,
  type CalendarEvent,
  type Occurrence,
  type ResourceIndex,
  type ResourceMove,
  type Slot,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { sameWhen, withWhen } from 'ng-event-calendar/core/times';

/** Result of putting an event into a slot: its new time, and the change of its resource. */
export interface Drop {
  readonly when: EventSpan;
  /** Resources that the event leaves and gains; left out if its resource stays. */
  readonly resource?: ResourceMove;
}

/** Returns the time of an occurrence. */
export function whenOfOccurrence({ allDay, start, end, firstDay, lastDay }: Occurrence): EventSpan {
  return allDay ? { allDay, firstDay, lastDay } : { allDay, start, end };
}

/** Returns the drop of a time into the column of a slot, for a drag from another slot. */
export function dropAt(when: EventSpan, from: Slot, to: Slot): Drop {
  const { resource } = to;
  if (resource === undefined || isSameResource(from.resource ?? null, resource)) return { when };
  return { when, resource: { from: from.resource ?? null, to: resource } };
}

/** Whether two drops have the same result. */
export function sameDrop(a: Drop, b: Drop): boolean {
  return sameWhen(a.when, b.when) && isSameMove(a.resource, b.resource);
}

/** Whether a drop leaves an occurrence as it was. */
export function staysPut(occurrence: Occurrence, { when, resource }: Drop): boolean {
  return resource === undefined && sameWhen(whenOfOccurrence(occurrence), when);
}

/**
 * Returns the event after a drop: unchanged parts keep their written form, and the same event is returned if nothing
 * changes. `localZone` is the zone of wall times without one, `resources` the calendar's.
 */
export function dropped<E extends CalendarEvent>(
  event: E,
  { when, resource }: Drop,
  localZone: string,
  resources: ResourceIndex,
): E {
  const moved = withWhen(event, when, localZone);
  return resource === undefined ? moved : withResourceMoved(moved, resource, resources);
}

/** Whether two moves have the same result. */
function isSameMove(a: ResourceMove | undefined, b: ResourceMove | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const isSame = isSameResource(a.from, b.from) && isSameResource(a.to, b.to);
  return isSame && (a.adds === true) === (b.adds === true);
}
