import {
  DAY,
  dayOf,
  instantsOf,
  MINUTE,
  wallAt,
  wallIn,
  type CalendarEvent,
  type Id,
  type ResourceNode,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { liesIn, overlap } from './spans';
import { bookedNear } from './booked';
import type { Booking } from './bookings';
import { fullFor, metOf } from './judge-bookings';
import { timeConflicts } from './judge-times';
import type { Refusal } from './judged';
import { openTimes, type World } from './open-times';
import { isLeftToCapacity } from './resource-rules';

/** What time is looked for. Durations are minutes, `range` and `wish` instants. */
export interface FreeTimesQuery {
  /** Who is needed; nobody in particular if empty. */
  readonly resources: readonly Id[];
  readonly duration: number;
  readonly range: TimeSpan;
  /** When it would be best: it comes first where it is free, whatever `step` is. */
  readonly wish?: number;
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
  readonly except?: Id;
}

/** A time at which enough of the resources are free. */
export interface FreeTime extends TimeSpan {
  /** Those who aren't. */
  readonly missing: readonly Id[];
}

/** Times that are free, and without any what was in the way most often. */
export interface FreeTimes<E extends CalendarEvent = CalendarEvent> {
  readonly times: readonly FreeTime[];
  readonly refusal: Refusal<E> | null;
}

/** One of those who are needed, with what decides when they are free. */
interface Needed {
  readonly id: Id | null;
  readonly node: ResourceNode | null;
  readonly open: readonly TimeSpan[];
}

/**
 * Finds times at which resources are free, as if whatever is unavailable, overlaps or is full were refused: what it
 * offers can be booked whichever way the calendar is set. Times don't overlap each other.
 *
 * @example
 * const { times } = findFreeTimes({ resources: ['ana', 'room-1'], duration: 45, range }, world);
 */
export function findFreeTimes<E extends CalendarEvent>(
  query: FreeTimesQuery,
  world: World<E>,
): FreeTimes<E> {
  const { range, duration, wish, limit = 10, quorum = query.resources.length } = query;
  const needed = neededOf(query, world);
  const enough = Math.max(1, Math.min(quorum, needed.length));
  const times: FreeTime[] = [];
  const met = new Map<string, { readonly refusal: Refusal<E>; count: number }>();

  const tryAt = (start: number): void => {
    const span = { start, end: start + duration * MINUTE };
    if (!liesIn(span, range) || times.some((time) => overlap(time, span))) return;
    const refusals = needed.map((each) => refusalAt(span, each, query, world));
    const missing = needed.flatMap(({ id }, at) => (refusals[at] === null ? [] : [id!]));
    if (needed.length - missing.length >= enough) {
      times.push({ ...span, missing });
      return;
    }
    for (const refusal of refusals) {
      if (refusal === null) continue;
      const key = `${refusal.code} ${String(refusal.resource)}`;
      const known = met.get(key);
      if (known === undefined) met.set(key, { refusal, count: 1 });
      else known.count++;
    }
  };

  if (wish !== undefined && limit > 0) tryAt(wish);
  for (const start of startsOf(query, world.index.localZone)) {
    if (times.length >= limit) break;
    tryAt(start);
  }
  const most = [...met.values()].sort((a, b) => b.count - a.count)[0];
  return { times, refusal: times.length > 0 ? null : (most?.refusal ?? null) };
}

function neededOf({ resources: ids, range }: FreeTimesQuery, world: World): readonly Needed[] {
  const around = { start: range.start - DAY, end: range.end + DAY };
  const all: readonly (Id | null)[] = ids.length === 0 ? [null] : ids;
  return all.map((id) => ({
    id,
    node: id === null ? null : (world.resources.find(id) ?? null),
    open: openTimes(around, id, world),
  }));
}

/** What is in the way of one resource at a time; null where nothing is. */
function refusalAt<E extends CalendarEvent>(
  span: TimeSpan,
  { id, node, open }: Needed,
  { seats = 1, buffer = 0, except }: FreeTimesQuery,
  world: World<E>,
): Refusal<E> | null {
  const common = { answer: 'refuse', resource: id } as const;
  const event = { id: '', title: '', start: '', end: '' } as unknown as E;
  const booking: Booking<E> = { event, seats, nodes: [], zone: '', dates: null, ...span };
  const isShort = span.end - span.start < DAY;
  if (!isShort || !open.some((each) => liesIn(span, each))) {
    const [conflict] = timeConflicts(booking, node, world);
    if (conflict?.code === 'outside-hours') {
      return { ...common, ...span, code: 'outside-hours', open: conflict.open };
    }
    if (conflict?.code === 'blocked') {
      const { start, end, block } = conflict.blocked;
      return { ...common, start, end, code: 'blocked', blocked: block };
    }
  }
  const wide = {
    ...booking,
    start: span.start - buffer * MINUTE,
    end: span.end + buffer * MINUTE,
  };
  const others = bookedNear(node, wide, world).filter(
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

/** Where times may begin: multiples of the step from each midnight on, by the clock. */
function* startsOf(
  { range, step = 15 }: FreeTimesQuery,
  localZone: string,
): Generator<number, void> {
  const last = dayOf(wallIn(range.end, localZone));
  const by = Math.max(1, step) * MINUTE;
  for (let day = dayOf(wallIn(range.start, localZone)); day <= last; day++) {
    const starts: number[] = [];
    for (let wall = wallAt(day); wall < wallAt(day + 1); wall += by) {
      // None where clocks are put forward, two where they are put back.
      starts.push(...instantsOf(wall, localZone));
    }
    yield* starts.filter((start) => liesIn({ start, end: start }, range)).sort((a, b) => a - b);
  }
}
