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

/** What time is looked for. Durations are minutes, `range` and `wish` instants. */
export interface FreeTimesQuery {
  /** Who is needed; nobody in particular if empty. */
  readonly resources: readonly CalendarId[];
  readonly duration: number;
  readonly range: TimeSpan;
  /** When it would be best: it comes first where it is free, whatever `step` is. */
  readonly preferredStart?: number;
  /** Times begin at multiples of it from midnight, by the clock. Default 15. */
  readonly step?: number;
  /** How many are wanted at most. Default 10. */
  readonly limit?: number;
  /** Seats that are needed of each. Default 1. */
  readonly seats?: number;
  /** How long has to stay free of others before and after. Default 0. */
  readonly buffer?: number;
  /** How many of the resources are enough. Default: all. */
  readonly quorum?: number;
  /** The id of an event that may be in the way, as it is to be moved. */
  readonly except?: CalendarId;
}

/** A time at which enough of the resources are free. */
export interface FreeTime extends TimeSpan {
  /** Those who aren't. */
  readonly missing: readonly CalendarId[];
}

/**
 * Times that are free, and without any what was in the way most often: at times at which as many as are needed work,
 * else at any.
 */
export interface FreeTimes<E extends CalendarEvent = CalendarEvent> {
  readonly times: readonly FreeTime[];
  readonly refusal: AvailabilityViolation<E> | null;
}

/**
 * Finds times at which resources are free, as if whatever is unavailable, overlaps or is full were refused: what it
 * offers can be booked whichever way the calendar is set. Times don't overlap each other.
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
  // Without a time within hours, these are in the way, or what is blocked beside them.
  const most = met ?? search('any-time', query, context).met;
  return { times, refusal: most && refusalAt(most.span, most.needed, query, context) };
}

/** An obstacle at the first of the times that it is in the way of. */
interface Met {
  readonly span: TimeSpan;
  readonly needed: Needed;
  count: number;
}

/** Tries one start after the other, and counts what is in the way of those that are tried. */
function search<E extends CalendarEvent>(
  tried: 'within-hours' | 'any-time',
  query: FreeTimesQuery,
  context: AvailabilityContext<E>,
): { readonly times: readonly FreeTime[]; readonly met: Met | null } {
  const { resources, range, preferredStart: wish, step = 15, limit = 10, buffer = 0 } = query;
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

  if (wish !== undefined && limit > 0) {
    tryAt(wish, neededIn({ start: wish, end: wish + length }, query, context, obstacleOf));
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

/** Whether more than so many are as a condition says. */
function isMoreThan<T>(most: number, all: readonly T[], is: (each: T) => boolean): boolean {
  let count = 0;
  return all.some((each) => is(each) && ++count > most);
}

/** What is in the way of one resource at a time; null where nothing is. */
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
