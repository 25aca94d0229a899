import * as fc from 'fast-check';
import {
  indexEvents,
  indexResources,
  type CalendarEvent,
  type CalendarResource,
  type Id,
} from 'ng-event-calendar/core/internal';
import { shownTime } from './clocks.spec-host';
import { findFreeTimes, type FreeTimesQuery } from './free-times';
import { FRIDAY, IDS, world, type GivenWorld } from './given-worlds.spec-host';
import { judge } from './judge';
import type { World } from './open-times';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MIDNIGHT = Date.parse(FRIDAY);

/** A query over a day or two, in which clocks may be put back. */
const query: fc.Arbitrary<FreeTimesQuery> = fc
  .record({
    resources: fc.subarray([...IDS, 'gone'], { maxLength: 3 }),
    duration: fc.oneof(
      fc.integer({ min: 1, max: 16 }).map((at) => at * 15),
      fc.constant(1500),
    ),
    from: fc.integer({ min: 0, max: 60 }),
    hours: fc.integer({ min: 4, max: 40 }),
    more: fc.record(
      {
        wish: fc.integer({ min: 0, max: 90 * 60 }).map((at) => MIDNIGHT + at * MINUTE),
        step: fc.constantFrom(5, 15, 20, 45, 60, 120, 700),
        limit: fc.integer({ min: 0, max: 5 }),
        seats: fc.integer({ min: 0, max: 3 }),
        buffer: fc.constantFrom(0, 10, 45),
        quorum: fc.integer({ min: 0, max: 4 }),
        except: fc.constantFrom('e0', 'e1'),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ resources, duration, from, hours, more }) => {
    const start = MIDNIGHT + from * HOUR;
    return { resources, duration, range: { start, end: start + hours * HOUR }, ...more };
  });

/** As if every mode were to refuse. */
function strict(resources: readonly CalendarResource[]): readonly CalendarResource[] {
  return resources.map(({ eventOverlap, children, ...rest }) => ({
    ...rest,
    ...(eventOverlap !== undefined && { eventOverlap: 'refuse' as const }),
    ...(children !== undefined && { children: strict(children) }),
  }));
}

function worldOf(
  { zone, events, hours, blocks }: GivenWorld,
  resources: readonly CalendarResource[],
): World {
  return {
    index: indexEvents(events, zone),
    resources: indexResources(resources),
    ...{ workingHours: hours, blockedTimes: blocks },
  };
}

/** Whether the judge lets a time pass with one of those who are needed. */
function isFreeBy(given: GivenWorld, { duration, seats = 1, buffer = 0, except }: FreeTimesQuery) {
  const events = given.events.filter(({ id }) => id !== except);
  const all: World = {
    ...worldOf({ ...given, events }, strict(given.resources)),
    ...{ unavailableTimes: 'refuse', eventOverlap: 'refuse' },
  };
  const alone: World = { ...all, blockedTimes: [], unavailableTimes: 'allow' };
  const booked = (start: number, end: number, id: Id | null): CalendarEvent => ({
    ...{ id: 'new', title: '', seats },
    ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString() },
    ...(id !== null && { resource: id }),
  });
  const passes = (after: CalendarEvent, where: World): boolean =>
    judge({ changes: [{ before: null, after }] }, where).length === 0;
  return (start: number, id: Id | null): boolean => {
    const end = start + duration * MINUTE;
    const around = booked(start - buffer * MINUTE, end + buffer * MINUTE, id);
    return passes(booked(start, end, id), all) && (buffer === 0 || passes(around, alone));
  };
}

/** The times that trying one minute after the other finds. */
function triedTimes(given: GivenWorld, asked: FreeTimesQuery): string[] {
  const { resources, duration, range, wish, step = 15, limit = 10 } = asked;
  const isFree = isFreeBy(given, asked);
  const ids: readonly (Id | null)[] = resources.length === 0 ? [null] : resources;
  const enough = Math.min(Math.max(1, asked.quorum ?? ids.length), ids.length);
  const found: { readonly start: number; readonly missing: readonly (Id | null)[] }[] = [];
  const tryAt = (start: number): void => {
    const isOutside = start < range.start || start + duration * MINUTE > range.end;
    const isTaken = found.some((each) => Math.abs(each.start - start) < duration * MINUTE);
    if (isOutside || isTaken || found.length >= limit) return;
    const missing = ids.filter((id) => !isFree(start, id));
    if (ids.length - missing.length >= enough) found.push({ start, missing });
  };
  if (wish !== undefined) tryAt(wish);
  for (let start = range.start; start < range.end; start += MINUTE) {
    if (shownTime(start, given.zone).minute % step === 0) tryAt(start);
  }
  return found.map((each) => texted(each.start, each.missing));
}

const texted = (start: number, missing: readonly (Id | null)[]): string =>
  [new Date(start).toISOString(), ...missing].join(' ');

it('what is offered is what the judge lets pass, and all that trying each minute finds', () => {
  fc.assert(
    fc.property(world, query, (given, asked) => {
      const { times, refusal } = findFreeTimes(asked, worldOf(given, given.resources));
      const expected = triedTimes(given, asked);
      expect(times.map(({ start, missing }) => texted(start, missing))).toEqual(expected);
      if (times.length > 0) expect(refusal).toBeNull();
    }),
    { numRuns: 600 },
  );
});
