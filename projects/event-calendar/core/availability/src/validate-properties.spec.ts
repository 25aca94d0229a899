import * as fc from 'fast-check';
import {
  indexEvents,
  indexResources,
  type BlockedTime,
  type CalendarEvent,
  type CalendarResource,
  type CalendarId,
  type WorkingHours,
} from 'ng-event-calendar/core/internal';
import { dayOfDate, midnightOf, shownTime } from './clocks.spec-host';
import { inBlock, openBy } from './counted-hours.spec-host';
import { event, context, type GivenWorld } from './given-worlds.spec-host';
import { validateChange } from './validate-change';
import type { AvailabilityContext } from './open-times';

const QUARTER = 900_000;
const DAY = 96 * QUARTER;

/** The instants of an event, and for whole days their day numbers. */
interface Time {
  readonly start: number;
  readonly end: number;
  readonly days: readonly [first: number, last: number] | null;
  readonly zone: string;
}

function timeOf({ start, end, allDay, timezone }: CalendarEvent | BlockedTime): Time {
  const zone = timezone!;
  if (allDay !== true) return { start: Date.parse(start), end: Date.parse(end), days: null, zone };
  const last = dayOfDate(end);
  const behind = new Date((last + 1) * DAY).toISOString().slice(0, 10);
  return {
    ...{ start: midnightOf(start, zone), end: midnightOf(behind, zone), zone },
    days: [dayOfDate(start), last],
  };
}

/** Returns each resource with its ancestors. */
function chains(
  resources: readonly CalendarResource[],
  above: readonly CalendarResource[] = [],
): readonly (readonly CalendarResource[])[] {
  return resources.flatMap((each) => [
    [each, ...above],
    ...chains(each.children ?? [], [each, ...above]),
  ]);
}

const idsOf = ({ resource }: { readonly resource?: unknown }): readonly CalendarId[] =>
  resource === undefined
    ? []
    : Array.isArray(resource)
      ? (resource as CalendarId[])
      : [resource as CalendarId];

/** Returns the instants at which conflicts are tested: each quarter of an hour, as everything changes on a quarter. */
function momentsOf({ start, end }: Time): readonly number[] {
  return Array.from({ length: (end - start) / QUARTER }, (_, at) => start + at * QUARTER);
}

/** Whether an event conflicts with another at a moment. */
function isInTheWay(one: CalendarEvent, other: CalendarEvent, moment: number): boolean {
  if (one.overlap === true || other.overlap === true) return false;
  const [a, b] = [timeOf(one), timeOf(other)];
  if (a.days !== null && b.days !== null) {
    const { day } = shownTime(moment, a.zone);
    return b.days[0] <= day && day <= b.days[1];
  }
  if (a.days !== null && one.overlap !== false) return false;
  if (b.days !== null && other.overlap !== false) return false;
  return b.start <= moment && moment < b.end;
}

/** Returns where an event overlaps others or exceeds a capacity, moment by moment, with every mode set to refuse. */
function countedBookings(one: CalendarEvent, { resources, events }: GivenWorld): string[] {
  const moments = momentsOf(timeOf(one));
  const all = chains(resources);
  const found = new Set<string>();
  const known = all.filter(([{ id } = { id: '' }]) => idsOf(one).includes(id));
  if (all.length === 0) {
    for (const other of events) {
      if (moments.some((at) => isInTheWay(one, other, at))) found.add('overlap null');
    }
  }
  for (const [own, ...above] of known) {
    const mode =
      [own!, ...above].find(({ eventOverlap }) => eventOverlap)?.eventOverlap ?? 'refuse';
    const isLeftToSeats = own!.capacity !== undefined && own!.eventOverlap === undefined;
    const isRefused = mode === 'refuse' && !isLeftToSeats;
    for (const other of events.filter((each) => idsOf(each).includes(own!.id))) {
      const isExclusive = one.overlap === false || other.overlap === false;
      if ((isRefused || isExclusive) && moments.some((at) => isInTheWay(one, other, at))) {
        found.add(`overlap ${own!.id}`);
      }
    }
    for (const place of [own!, ...above].filter(({ capacity }) => capacity !== undefined)) {
      const beneath = all
        .filter((chain) => chain.includes(place))
        .map(([{ id } = { id: '' }]) => id);
      const inside = events.filter((each) => idsOf(each).some((id) => beneath.includes(id)));
      const isFull = moments.some((at) => {
        const taken = inside
          .filter((other) => isInTheWay(one, other, at))
          .reduce((sum, { seats }) => sum + (seats || 1), 0);
        return one.overlap !== true && taken + (one.seats || 1) > place.capacity!;
      });
      if (isFull) {
        found.add(`capacity ${place.id}`);
        // The message names the nearest full resource.
        break;
      }
    }
  }
  return [...found].sort();
}

function worldOf({ zone, resources, events, hours, blocks }: GivenWorld): AvailabilityContext {
  return {
    index: indexEvents(events, zone),
    resources: indexResources(resources),
    ...{ workingHours: hours, blockedTimes: blocks },
    ...{ unavailableTimes: 'refuse', eventOverlap: 'refuse' },
  };
}

const violationsFor = (after: CalendarEvent, where: AvailabilityContext): string[] =>
  validateChange({ changes: [{ before: null, after }] }, where)
    .map(({ code, resource }) => `${code} ${String(resource)}`)
    .sort();

/** Returns the resources and hours by which an event is validated, each resource with its ancestors. */
function ownersOf(
  one: CalendarEvent,
  { resources, hours }: GivenWorld,
): readonly { readonly ids: readonly CalendarId[]; readonly hours: readonly WorkingHours[] }[] {
  const known = chains(resources).filter(([{ id } = { id: '' }]) => idsOf(one).includes(id));
  const chosen = known.length > 0 ? known : [[]];
  return chosen.map((chain) => ({
    ids: chain.map(({ id }) => id),
    hours: chain.find(({ workingHours = [] }) => workingHours.length > 0)?.workingHours ?? hours,
  }));
}

/** Returns whether an event lies outside of hours or in blocks, moment by moment. */
function countedTimes(one: CalendarEvent, given: GivenWorld): string[] {
  const time = timeOf(one);
  const { start, end, days } = time;
  const isLong = end - start >= DAY;
  const found = new Set<string>();
  for (const { ids, hours } of ownersOf(one, given)) {
    const isOpen = openBy(hours, given.zone);
    const isSpared = days !== null || one.canBeOutsideHours === true || hours.length === 0;
    const isBefore = isOpen(end - QUARTER);
    const isInside = isLong
      ? isOpen(start) && isBefore
      : start === end
        ? isOpen(start) || isBefore
        : momentsOf(time).every(isOpen);
    if (!isSpared && !isInside) found.add(`outside-hours ${ids[0] ?? 'null'}`);
    const own = given.blocks.filter(({ resource, refuses }) => {
      const isOf = resource === undefined || idsOf({ resource }).some((id) => ids.includes(id));
      return refuses !== false && isOf;
    });
    const isBlocked = own.some((block) => {
      const taken = timeOf(block);
      const isIn = inBlock(block);
      if (days !== null) {
        return taken.days !== null && taken.days[0] <= days[1] && days[0] <= taken.days[1];
      }
      if (isLong && taken.days === null) return isIn(start) || isIn(end - QUARTER);
      if (start === end) return isIn(start) && isIn(start - QUARTER);
      return momentsOf(time).some(isIn);
    });
    if (isBlocked) found.add(`blocked ${ids[0] ?? 'null'}`);
  }
  return [...found].sort();
}

it('a new event is refused for hours and blocks where its moments say so, and nowhere else', () => {
  fc.assert(
    fc.property(context, event, (given, added) => {
      const bare = { ...given, events: [] };
      const { eventOverlap: _mode, ...lax } = worldOf(bare);
      const times = violationsFor(added, lax).filter((each) => !each.startsWith('capacity'));
      expect(times).toEqual(countedTimes(added, bare));
    }),
    { numRuns: 1500 },
  );
});

it('a new event is refused for overlaps and seats where they are counted, and nowhere else', () => {
  fc.assert(
    fc.property(context, event, (given, added) => {
      const { unavailableTimes: _mode, ...lax } = worldOf(given);
      expect(violationsFor(added, lax)).toEqual(countedBookings(added, given));
    }),
    { numRuns: 1500 },
  );
});
