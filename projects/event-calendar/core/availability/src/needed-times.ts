import {
  DAY,
  MINUTE,
  type CalendarEvent,
  type Id,
  type ResourceNode,
  type TimeSpan,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { blockedIn, isBlockOf, keepsOut, type BlockedSpan } from './blocks';
import { readBookings, rootOfSeats } from './booked';
import { seatsOf, type Booking } from './bookings';
import type { FreeTimesQuery } from './free-times';
import type { RefusalCode } from './judged';
import { openHours } from './open-hours';
import { hoursOf, type World } from './open-times';
import { capacityOf, isLeftToCapacity, isWithin } from './resource-rules';
import { SpanSweep, merged } from './span-sweep';

/** What keeps a resource from a time; the same object for the same code and resource. */
export interface Obstacle {
  readonly code: RefusalCode;
  readonly resource: Id | null;
}

/** One of those who are needed, with all that decides when they are free read for a range. */
export interface Needed {
  readonly id: Id | null;
  readonly node: ResourceNode | null;
  /** Whether a time lies within the working hours. */
  isInHours(span: TimeSpan): boolean;
  /** What is in the way of a time; null where nothing is. `wide` has the buffer around it. */
  obstacleAt(span: TimeSpan, wide: TimeSpan): Obstacle | null;
}

/** Makes each obstacle once, so that those of one kind are counted together. */
export type ObstacleOf = (code: RefusalCode, resource: Id | null) => Obstacle;

export function obstaclesByKind(): ObstacleOf {
  const known = new Map<string, Obstacle>();
  return (code, resource) => {
    const key = `${code} ${String(resource)}`;
    const obstacle = known.get(key) ?? { code, resource };
    known.set(key, obstacle);
    return obstacle;
  };
}

/** Reads for each of those who are needed when they are free in a range; rules that several share are read once. */
export function neededIn<E extends CalendarEvent>(
  range: TimeSpan,
  query: FreeTimesQuery,
  world: World<E>,
  obstacleOf: ObstacleOf,
): readonly Needed[] {
  const { resources: ids, buffer = 0, except } = query;
  const around = { start: range.start - DAY, end: range.end + DAY };
  const wide = { start: range.start - buffer * MINUTE, end: range.end + buffer * MINUTE };
  const nodes = (ids.length === 0 ? [null] : ids).map((id: Id | null) => ({
    id,
    node: id === null ? null : (world.resources.find(id) ?? null),
  }));
  const hoursBy = new Map<readonly WorkingHours[] | null, Hours>();
  const hoursFor = (node: ResourceNode | null): Hours => {
    const rules = hoursOf(node, world);
    const spans = rules && openHours(rules, around, world.index.localZone);
    const hours = hoursBy.get(rules) ?? new Hours(spans);
    hoursBy.set(rules, hours);
    return hours;
  };
  const blocks = blockedIn(world.blockedTimes ?? [], around, world.index).filter(({ block }) =>
    keepsOut(block),
  );
  const bookings = readBookings(
    new Set(nodes.map(({ node }) => node && rootOfSeats(node))),
    wide,
    world,
  );
  return nodes.map(({ id, node }) => {
    const all = bookings.get(node && rootOfSeats(node)) ?? [];
    const others = all.filter(
      (other) =>
        // Whole days meet times only where they say that nothing may be beside them.
        (other.dates === null || other.event.overlap === false) &&
        (except === undefined || String(other.event.id) !== String(except)),
    );
    const hours = hoursFor(node);
    const blocked = new Blocks(
      blocks.filter(({ block }) => isBlockOf(block, node, world.resources)),
    );
    const busy = new SpanSweep(merged(besidesOf(node, others)));
    const full = fullOf(node, others, seatsOf(query), obstacleOf);
    const [byBlock, byHours, byOther] = [
      obstacleOf('blocked', id),
      obstacleOf('outside-hours', id),
      obstacleOf('overlap', id),
    ];
    return {
      ...{ id, node },
      isInHours: (span) => hours.hold(span),
      obstacleAt: (span, around) => {
        if (blocked.isMetBy(span)) return byBlock;
        if (!hours.hold(span)) return byHours;
        // What takes no time meets nothing.
        if (around.start >= around.end) return null;
        if (busy.isMetBy(around)) return byOther;
        return full.find(({ sweep }) => sweep.isMetBy(around))?.obstacle ?? null;
      },
    };
  });
}

/** What is timed and shorter than this lies wholly in open time; longer, both of its ends do. */
function isLong({ start, end }: TimeSpan): boolean {
  return end - start >= DAY;
}

/** Working hours, asked by one resource after the other about the same time. */
class Hours {
  readonly #starts: SpanSweep;
  readonly #ends: SpanSweep;
  #asked: TimeSpan | null = null;
  #isHeld = false;

  /** Null stands for all time. */
  constructor(private readonly spans: readonly TimeSpan[] | null) {
    this.#starts = new SpanSweep(spans ?? []);
    this.#ends = new SpanSweep(spans ?? []);
  }

  hold(span: TimeSpan): boolean {
    if (span === this.#asked) return this.#isHeld;
    this.#asked = span;
    return (this.#isHeld =
      this.spans === null ||
      (isLong(span)
        ? this.#starts.holdsStart(span.start) && this.#ends.holdsEnd(span.end)
        : this.#starts.holds(span)));
  }
}

/** Blocked time of a resource: what is longer than a day is met by times only where it begins or ends. */
class Blocks {
  readonly #all: SpanSweep;
  readonly #dates: SpanSweep;
  readonly #starts: SpanSweep;
  readonly #ends: SpanSweep;

  constructor(blocks: readonly BlockedSpan[]) {
    const timed = merged(blocks.filter(({ dates }) => dates === null));
    this.#all = new SpanSweep(merged(blocks));
    this.#dates = new SpanSweep(merged(blocks.filter(({ dates }) => dates !== null)));
    this.#starts = new SpanSweep(timed);
    this.#ends = new SpanSweep(timed);
  }

  isMetBy(span: TimeSpan): boolean {
    if (!isLong(span)) return this.#all.isMetBy(span);
    return (
      this.#dates.isMetBy(span) ||
      this.#starts.holdsStart(span.start) ||
      this.#ends.holdsEnd(span.end)
    );
  }
}

/** Those of others beside which nothing can be with a resource. */
function besidesOf(node: ResourceNode | null, others: readonly Booking[]): readonly Booking[] {
  const own = node === null ? others : others.filter(({ nodes }) => nodes.includes(node));
  return isLeftToCapacity(node) ? own.filter(({ event }) => event.overlap === false) : own;
}

/** When a resource, and each that it lies within, has too few seats left. */
function fullOf(
  node: ResourceNode | null,
  others: readonly Booking[],
  seats: number,
  obstacleOf: ObstacleOf,
): readonly { readonly obstacle: Obstacle; readonly sweep: SpanSweep }[] {
  const found: { readonly obstacle: Obstacle; readonly sweep: SpanSweep }[] = [];
  for (let at = node; at !== null; at = at.parent) {
    const capacity = capacityOf(at);
    if (capacity === null) continue;
    const owner = at;
    const inside = others.filter(({ nodes }) => nodes.some((each) => isWithin(each, owner)));
    found.push({
      obstacle: obstacleOf('capacity', owner.resource.id),
      sweep: new SpanSweep(takenBeyond(capacity - seats, inside)),
    });
  }
  return found;
}

/** The spans in which bookings take more than so many seats. */
function takenBeyond(most: number, bookings: readonly Booking[]): readonly TimeSpan[] {
  if (most < 0) return [{ start: -Infinity, end: Infinity }];
  const edges = bookings
    .flatMap(({ start, end, seats }) => [
      { at: start, seats },
      { at: end, seats: -seats },
    ])
    .sort((a, b) => a.at - b.at);
  const found: TimeSpan[] = [];
  let taken = 0;
  let since: number | null = null;
  for (const [position, { at, seats }] of edges.entries()) {
    taken += seats;
    if (edges[position + 1]?.at === at) continue;
    if (taken > most) since ??= at;
    else if (since !== null) {
      found.push({ start: since, end: at });
      since = null;
    }
  }
  return found;
}
