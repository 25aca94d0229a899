import {
  MINUTE,
  type CalendarEvent,
  type CalendarId,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { liesIn, overlap } from './spans';
import { bookedNear } from './booked';
import { seatsOf, type BookedOccurrence } from './booked-occurrence';
import { dayStretches, startsOf } from './free-starts';
import { fullFor, metOf } from './booking-conflicts';
import { timeConflicts } from './time-conflicts';
import type { AvailabilityViolation } from './violation';
import { neededIn, obstaclesByKind, type Needed, type Obstacle } from './needed-times';
import type { AvailabilityContext } from './open-times';
import { isLeftToCapacity } from './resource-rules';

/** The free time that is searched for. */
export interface FreeTimesQuery {
  /** Ids of the resources that are needed; empty if none is. */
  readonly resources: readonly CalendarId[];
  /** Length in minutes. */
  readonly duration: number;
  /** Range to search, in epoch milliseconds. */
  readonly range: TimeSpan;
  /** Preferred start in epoch milliseconds: listed first if free, even if it isn't a multiple of `step`. */
  readonly preferredStart?: number;
  /** Minutes of which the starts are multiples, from midnight by the clock. Default 15. */
  readonly step?: number;
  /** Most times returned. Default 10. */
  readonly limit?: number;
  /** Seats needed of each resource. Default 1. */
  readonly seats?: number;
  /** Minutes that have to stay free of other events before and after. Default 0. */
  readonly buffer?: number;
  /** Number of the resources that is enough. Default: all. */
  readonly quorum?: number;
  /** Id of the event to be moved, which is no obstacle to itself. */
  readonly except?: CalendarId;
}

/** A time at which enough of the resources are free, in epoch milliseconds. */
export interface FreeTime extends TimeSpan {
  /** Ids of the needed resources that aren't free. */
  readonly missing: readonly CalendarId[];
}

/**
 * Free times, or the most frequent obstacle if there are none. Obstacles are counted within the hours of enough
 * resources, else at any time.
 */
export interface FreeTimes<E extends CalendarEvent = CalendarEvent> {
  /** Free times, in order, the preferred one first. */
  readonly times: readonly FreeTime[];
  /** Most frequent obstacle, if there are no free times; else null. */
  readonly refusal: AvailabilityViolation<E> | null;
}

/**
 * Finds times at which resources are free, as if unavailable times, overlaps and full resources were all refused, so
 * that every time can be booked whatever the calendar's modes. Times don't overlap each other.
 *
 * @example
 * const { times } = findFreeTimes({ resources: ['ana', 'room-1'], duration: 45, range }, context);
 */
export function findFreeTimes<E extends CalendarEvent>(
  query: FreeTimesQuery,
  context: AvailabilityContext<E>,
): FreeTimes<E> {
  const { times, met } = search('within-hours', query, context);
  if (times.length > 0) return { times, refusal: null };
  // If no time lies within hours, the hours are in the way, or blocks beside them.
  const most = met ?? search('any-time', query, context).met;
  return { times, refusal: most && refusalAt(most.span, most.needed, query, context) };
}

/** An obstacle, with the first time that it blocks and the number of times. */
interface Met {
  readonly span: TimeSpan;
  readonly needed: Needed;
  count: number;
}

/** Tries one start after the other, and counts the obstacles at those that fail. */
function search<E extends CalendarEvent>(
  tried: 'within-hours' | 'any-time',
  query: FreeTimesQuery,
  context: AvailabilityContext<E>,
): { readonly times: readonly FreeTime[]; readonly met: Met | null } {
  const { resources, range, preferredStart, step = 15, limit = 10, buffer = 0 } = query;
  const { quorum = resources.length } = query;
  const { localZone } = context.index;
  const length = query.duration * MINUTE;
  const most = Math.max(1, resources.length);
  const spare = most - Math.max(1, Math.min(quorum, most));
  const times: FreeTime[] = [];
  const met = new Map<Obstacle, Met>();
  const obstacleOf = obstaclesByKind();
  let behind = -Infinity;

  const isTaken = (span: TimeSpan): boolean =>
    span.start < behind && times.findLast((time) => overlap(time, span)) !== undefined;

  const tryAt = (start: number, needed: readonly Needed[]): void => {
    const span = { start, end: start + length };
    if (!liesIn(span, range) || isTaken(span)) return;
    if (tried === 'within-hours' && isMoreThan(spare, needed, (each) => !each.isInHours(span))) {
      return;
    }
    const wide = { start: start - buffer * MINUTE, end: span.end + buffer * MINUTE };
    const obstacles = needed.map((each) => each.obstacleAt(span, wide));
    if (!isMoreThan(spare, obstacles, (each) => each !== null)) {
      const missing = needed.flatMap(({ id }, at) => (obstacles[at] === null ? [] : [id!]));
      times.push({ ...span, missing });
      behind = Math.max(behind, span.end);
      return;
    }
    obstacles.forEach((obstacle, at) => {
      if (obstacle === null) return;
      const known = met.get(obstacle);
      if (known === undefined) met.set(obstacle, { span, needed: needed[at]!, count: 1 });
      else known.count++;
    });
  };

  if (preferredStart !== undefined && limit > 0) {
    tryAt(
      preferredStart,
      neededIn({ start: preferredStart, end: preferredStart + length }, query, context, obstacleOf),
    );
  }
  for (const days of dayStretches(range, localZone)) {
    if (times.length >= limit) break;
    const reached = { start: days.start, end: days.end + length };
    const needed = neededIn(reached, query, context, obstacleOf);
    for (let day = days.firstDay; day <= days.lastDay; day++) {
      for (const start of startsOf(day, step, localZone)) {
        if (times.length < limit) tryAt(start, needed);
      }
    }
  }
  const [first = null] = [...met.values()].sort((a, b) => b.count - a.count);
  return { times, met: first };
}

/** Whether more than `most` items satisfy a condition. */
function isMoreThan<T>(most: number, all: readonly T[], is: (each: T) => boolean): boolean {
  let count = 0;
  return all.some((each) => is(each) && ++count > most);
}

/** Returns the violation at a time with one resource; null if there is none. */
function refusalAt<E extends CalendarEvent>(
  span: TimeSpan,
  { id, node }: Needed,
  query: FreeTimesQuery,
  context: AvailabilityContext<E>,
): AvailabilityViolation<E> | null {
  const { buffer = 0, except } = query;
  const common = { answer: 'refuse', resource: id } as const;
  const event = { id: '', title: '', start: '', end: '' } as unknown as E;
  const booking: BookedOccurrence<E> = {
    event,
    seats: seatsOf(query),
    nodes: [],
    zone: '',
    dates: null,
    ...span,
  };
  const [conflict] = timeConflicts(booking, node, context);
  if (conflict?.code === 'outside-hours') {
    return { ...common, ...span, code: 'outside-hours', open: conflict.open };
  }
  if (conflict?.code === 'blocked') {
    const { start, end, block } = conflict.blocked;
    return { ...common, start, end, code: 'blocked', blocked: block };
  }
  const wide = {
    ...booking,
    start: span.start - buffer * MINUTE,
    end: span.end + buffer * MINUTE,
  };
  const others = bookedNear(node, wide, context).filter(
    (other) => except === undefined || String(other.event.id) !== String(except),
  );
  const met = metOf(wide, others);
  const own = node === null ? met : met.filter(({ other }) => other.nodes.includes(node));
  const beside = isLeftToCapacity(node)
    ? own.filter(({ other }) => other.event.overlap === false)
    : own;
  const [first] = beside;
  if (first !== undefined) {
    const { start, end } = first.other;
    const events = beside.map(({ other }) => other.event);
    return { ...common, code: 'overlap', start, end, events };
  }
  const full = node === null ? null : fullFor(wide, met, node);
  if (full === null) return null;
  const { resource, start, end, taken, capacity } = full;
  return { code: 'capacity', answer: 'refuse', resource, start, end, taken, capacity };
}
