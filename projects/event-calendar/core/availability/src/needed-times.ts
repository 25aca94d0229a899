import {
  DAY,
  MINUTE,
  tableOf,
  type CalendarEvent,
  type CalendarId,
  type ResourceNode,
  type TimeSpan,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { blockedIn, isBlockOf, keepsOut } from './blocks';
import { readBookings, rootOfSeats } from './booked';
import { seatsOf, type BookedOccurrence } from './booked-occurrence';
import type { FreeTimesQuery } from './free-times';
import type { AvailabilityViolationCode } from './violation';
import { openHours } from './open-hours';
import { hoursOf, type AvailabilityContext } from './open-times';
import { capacityOf, isLeftToCapacity, isWithin } from './resource-rules';
import { BlocksSweep, HoursSweep } from './rule-sweeps';
import { SpanSweep, merged } from './span-sweep';
import { takenBeyond } from './taken-seats';

/** Reason why a resource can't take a time; one object per code and resource. */
export interface Obstacle {
  readonly code: AvailabilityViolationCode;
  readonly resource: CalendarId | null;
}

/** A needed resource, with everything that decides when it is free, read for a range. */
export interface Needed {
  readonly id: CalendarId | null;
  readonly node: ResourceNode | null;
  /** Whether a time lies within the working hours of the resource. */
  isInHours(span: TimeSpan): boolean;
  /** Returns the obstacle at a time, or null. `wide` is the time with the buffer around it. */
  obstacleAt(span: TimeSpan, wide: TimeSpan): Obstacle | null;
}

/** Creates each obstacle once, so that obstacles of one kind are counted together. */
export type ObstacleOf = (code: AvailabilityViolationCode, resource: CalendarId | null) => Obstacle;

export function obstaclesByKind(): ObstacleOf {
  const known = new Map<string, Obstacle>();
  return (code, resource) => {
    const key = `${code} ${String(resource)}`;
    const obstacle = known.get(key) ?? { code, resource };
    known.set(key, obstacle);
    return obstacle;
  };
}

/** Reads when each needed resource is free in a range; rules that several share are read once. */
export function neededIn<E extends CalendarEvent>(
  range: TimeSpan,
  query: FreeTimesQuery,
  context: AvailabilityContext<E>,
  obstacleOf: ObstacleOf,
): readonly Needed[] {
  const { resources: ids, buffer = 0, except } = query;
  const around = { start: range.start - DAY, end: range.end + DAY };
  const wide = { start: range.start - buffer * MINUTE, end: range.end + buffer * MINUTE };
  const nodes = (ids.length === 0 ? [null] : ids).map((id: CalendarId | null) => ({
    id,
    node: id === null ? null : (context.resources.find(id) ?? null),
  }));
  const hoursBy = new Map<readonly WorkingHours[] | null, HoursSweep>();
  const hoursFor = (node: ResourceNode | null): HoursSweep => {
    const rules = hoursOf(node, context);
    const known = hoursBy.get(rules);
    if (known !== undefined) return known;
    const hours = new HoursSweep(rules && openHours(rules, around, context.index.localZone));
    hoursBy.set(rules, hours);
    return hours;
  };
  const blocks = blockedIn(context.blockedTimes ?? [], around, tableOf(context.index)).filter(
    ({ block }) => keepsOut(block),
  );
  const bookings = readBookings(
    new Set(nodes.map(({ node }) => node && rootOfSeats(node))),
    wide,
    context,
  );
  return nodes.map(({ id, node }) => {
    const all = bookings.get(node && rootOfSeats(node)) ?? [];
    const others = all.filter(
      (other) =>
        // A whole-day event is in the way of timed ones only if it is exclusive.
        (other.dates === null || other.event.overlap === false) &&
        (except === undefined || String(other.event.id) !== String(except)),
    );
    const hours = hoursFor(node);
    const blocked = new BlocksSweep(
      blocks.filter(({ block }) => isBlockOf(block, node, context.resources)),
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
        // A time without a duration conflicts with nothing.
        if (around.start >= around.end) return null;
        if (busy.isMetBy(around)) return byOther;
        return full.find(({ sweep }) => sweep.isMetBy(around))?.obstacle ?? null;
      },
    };
  });
}

/** Returns the bookings of others beside which a resource can take nothing. */
function besidesOf(
  node: ResourceNode | null,
  others: readonly BookedOccurrence[],
): readonly BookedOccurrence[] {
  const own = node === null ? others : others.filter(({ nodes }) => nodes.includes(node));
  return isLeftToCapacity(node) ? own.filter(({ event }) => event.overlap === false) : own;
}

/** Returns the stretches in which a resource, and each that it lies within, has too few seats left. */
function fullOf(
  node: ResourceNode | null,
  others: readonly BookedOccurrence[],
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
