import {
  isSameResource,
  withResourceMoved,
  type CalendarEvent,
  type Occurrence,
  type ResourceMove,
  type Slot,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { sameWhen, withWhen } from './with-when';

/** What an event comes to be by being put into a slot: when it happens then, and whose it is. */
export interface Drop {
  readonly when: EventSpan;
  /** The resources it leaves and comes to; left out where that stays as it is. */
  readonly resource?: ResourceMove;
}

/** When an occurrence happens. */
export function whenOfOccurrence({ allDay, start, end, firstDay, lastDay }: Occurrence): EventSpan {
  return allDay ? { allDay, firstDay, lastDay } : { allDay, start, end };
}

/** A time in the columns of the slot that a drag leads to. */
export function dropAt(when: EventSpan, from: Slot, to: Slot): Drop {
  const { resource } = to;
  if (resource === undefined || isSameResource(from.resource ?? null, resource)) return { when };
  return { when, resource: { from: from.resource ?? null, to: resource } };
}

/** Whether two drops mean the same. */
export function sameDrop(a: Drop, b: Drop): boolean {
  return sameWhen(a.when, b.when) && isSameMove(a.resource, b.resource);
}

/** Whether a drop leaves an occurrence as it was. */
export function staysPut(occurrence: Occurrence, { when, resource }: Drop): boolean {
  return resource === undefined && sameWhen(whenOfOccurrence(occurrence), when);
}

/**
 * The event once it is dropped: what doesn't change keeps its written form, and the same event comes
 * back when nothing does. `localZone` is the zone of wall times without one.
 */
export function dropped<E extends CalendarEvent>(
  event: E,
  { when, resource }: Drop,
  localZone: string,
): E {
  const moved = withWhen(event, when, localZone);
  return resource === undefined ? moved : withResourceMoved(moved, resource);
}

/** Whether two moves lead to the same. */
function isSameMove(a: ResourceMove | undefined, b: ResourceMove | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const isSame = isSameResource(a.from, b.from) && isSameResource(a.to, b.to);
  return isSame && (a.adds === true) === (b.adds === true);
}
