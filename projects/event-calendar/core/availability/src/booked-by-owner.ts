import {
  DAY,
  canHaveEvents,
  resourceNodesOf,
  type CalendarEvent,
  type EventIndex,
  type ResourceIndex,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { collectBookings, type Booked } from './booked';
import type { BookedOccurrence } from './booked-occurrence';
import { liesIn, overlap } from './spans';

/** Bookings of a stretch of time by the resource that they are of; null for those without one. */
interface BookedStretch<E extends CalendarEvent = CalendarEvent> {
  readonly resources: ResourceIndex;
  readonly range: TimeSpan;
  readonly byOwner: ReadonlyMap<ResourceNode | null, readonly BookedOccurrence<E>[]>;
}

/** Time that is read besides what is asked for, at least, before and behind it. */
const MARGIN = 31 * DAY;

/** Kept as long as events and resources are the same: whoever measures one row after the other reads events once. */
const known = new WeakMap<EventIndex, BookedStretch>();

/**
 * Returns the bookings of a resource itself that touch a range of instants, not of those beneath it; with null those
 * without a known resource that can have events. One of several resources is the same object for each of them.
 */
export function bookedBy<E extends CalendarEvent>(
  owner: ResourceNode | null,
  range: TimeSpan,
  booked: Booked<E>,
): readonly BookedOccurrence<E>[] {
  const own = stretchAround(range, booked).byOwner.get(owner) ?? [];
  return own.filter((booking) => overlap(booking, range));
}

function stretchAround<E extends CalendarEvent>(
  range: TimeSpan,
  booked: Booked<E>,
): BookedStretch<E> {
  const before = known.get(booked.index);
  const isKnown = before?.resources === booked.resources;
  if (isKnown && liesIn(range, before.range)) return before as BookedStretch<E>;
  const wanted =
    isKnown && overlap(widened(range), before.range) ? union(range, before.range) : range;
  const stretch = readStretch(widened(wanted), booked);
  known.set(booked.index, stretch);
  return stretch;
}

/** By its own length to either side, so that reading on bit by bit takes few readings. */
function widened({ start, end }: TimeSpan): TimeSpan {
  const margin = Math.max(MARGIN, end - start);
  return { start: start - margin, end: end + margin };
}

function union(a: TimeSpan, b: TimeSpan): TimeSpan {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}

function readStretch<E extends CalendarEvent>(
  range: TimeSpan,
  booked: Booked<E>,
): BookedStretch<E> {
  const { resources } = booked;
  const byOwner = new Map<ResourceNode | null, BookedOccurrence<E>[]>();
  const listOf = (owner: ResourceNode | null): BookedOccurrence<E>[] => {
    const list = byOwner.get(owner) ?? [];
    byOwner.set(owner, list);
    return list;
  };
  collectBookings(range, booked, (event) => {
    const nodes = resourceNodesOf(event, resources).filter(canHaveEvents);
    return nodes.length === 0 ? [listOf(null)] : nodes.map(listOf);
  });
  return { resources, range, byOwner };
}
