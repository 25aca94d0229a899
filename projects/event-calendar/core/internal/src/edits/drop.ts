import type { CalendarEvent, Id } from '../model/event';
import type { Occurrence } from '../occurrences/occurrence';
import { isSameResource, type Slot } from './slot';
import { sameWhen, withWhen, type When } from './when';

/** What an event comes to be by being put into a slot: when it happens then, and whose it is. */
export interface Drop {
  readonly when: When;
  /** The resources it leaves and comes to; left out where that stays as it is. */
  readonly resource?: ResourceMove;
}

/** From the columns of one resource to those of another; null stands for events without one. */
export interface ResourceMove {
  readonly from: Id | null;
  readonly to: Id | null;
}

/** When an occurrence happens. */
export function whenOfOccurrence({ allDay, start, end, firstDay, lastDay }: Occurrence): When {
  return allDay ? { allDay, firstDay, lastDay } : { allDay, start, end };
}

/** A time in the columns of the slot that a drag leads to. */
export function dropAt(when: When, from: Slot, to: Slot): Drop {
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
  return resource === undefined ? moved : withResource(moved, resource.to);
}

/** The event as that of another resource; without the key where it is to have none. */
export function withResource<E extends CalendarEvent>(event: E, resource: Id | null): E {
  if (isSameResource(event.resource ?? null, resource)) return event;
  if (resource !== null) return { ...event, resource };
  const { resource: _resource, ...rest } = event;
  return rest as unknown as E;
}

function isSameMove(a: ResourceMove | undefined, b: ResourceMove | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return isSameResource(a.from, b.from) && isSameResource(a.to, b.to);
}
