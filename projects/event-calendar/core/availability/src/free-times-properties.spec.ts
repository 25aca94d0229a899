import * as fc from 'fast-check';
import {
  indexEvents,
  indexResources,
  type CalendarEvent,
  type CalendarResource,
  type CalendarId,
} from 'ng-event-calendar/core/internal';
import { shownTime } from './clocks.spec-host';
import { findFreeTimes, type FreeTimesQuery } from './free-times';
import { FRIDAY, IDS, context, type GivenWorld } from './given-worlds.spec-host';
import { validateChange } from './validate-change';
import type { AvailabilityViolation } from './violation';
import type { AvailabilityContext } from './open-times';

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
        preferredStart: fc.integer({ min: 0, max: 90 * 60 }).map((at) => MIDNIGHT + at * MINUTE),
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

/** Returns the resources with every mode set to refuse. */
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
): AvailabilityContext {
  return {
    index: indexEvents(events, zone),
    resources: indexResources(resources),
    ...{ workingHours: hours, blockedTimes: blocks },
  };
}

/** Returns the violations that `validateChange` finds at a time with one of the needed resources. */
function refusalsBy(
  given: GivenWorld,
  { duration, seats = 1, buffer = 0, except }: FreeTimesQuery,
): (start: number, id: CalendarId | null) => readonly AvailabilityViolation[] {
  const events = given.events.filter(({ id }) => id !== except);
  const all: AvailabilityContext = {
    ...worldOf({ ...given, events }, strict(given.resources)),
    ...{ unavailableTimes: 'refuse', eventOverlap: 'refuse' },
  };
  const alone: AvailabilityContext = { ...all, blockedTimes: [], unavailableTimes: 'allow' };
  const booked = (start: number, end: number, id: CalendarId | null): CalendarEvent => ({
    ...{ id: 'new', title: '', seats },
    ...{ start: new Date(start).toISOString(), end: new Date(end).toISOString() },
    ...(id !== null && { resource: id }),
  });
  const against = (
    after: CalendarEvent,
    where: AvailabilityContext,
  ): readonly AvailabilityViolation[] =>
    validateChange({ changes: [{ before: null, after }] }, where);
  return (start, id) => {
    const end = start + duration * MINUTE;
    const around = booked(start - buffer * MINUTE, end + buffer * MINUTE, id);
    const ofTime = against(booked(start, end, id), all).filter(
      ({ code }) => code === 'blocked' || code === 'outside-hours',
    );
    return [...ofTime, ...against(around, alone)];
  };
}

/** Returns the times found by trying minute by minute, and the most frequent obstacle if there are none. */
function tried(given: GivenWorld, asked: FreeTimesQuery): Tried {
  const { resources, duration, range, preferredStart, step = 15, limit = 10 } = asked;
  const refusalsAt = refusalsBy(given, asked);
  const ids: readonly (CalendarId | null)[] = resources.length === 0 ? [null] : resources;
  const enough = Math.min(Math.max(1, asked.quorum ?? ids.length), ids.length);
  const found: { readonly start: number; readonly missing: readonly (CalendarId | null)[] }[] = [];
  const [within, anywhere] = [new Map<string, number>(), new Map<string, number>()];
  const tryAt = (start: number): void => {
    const isOutside = start < range.start || start + duration * MINUTE > range.end;
    const isTaken = found.some((each) => Math.abs(each.start - start) < duration * MINUTE);
    if (isOutside || isTaken || found.length >= limit) return;
    const refusals = ids.map((id) => refusalsAt(start, id));
    const missing = ids.filter((_, at) => refusals[at]!.length > 0);
    if (ids.length - missing.length >= enough) {
      found.push({ start, missing });
      return;
    }
    const working = refusals.filter((all) => all.every(({ code }) => code !== 'outside-hours'));
    refusals.forEach(([first], at) => {
      if (first === undefined) return;
      const resource = first.code === 'capacity' ? first.resource : ids[at];
      const key = `${first.code} ${String(resource)}`;
      anywhere.set(key, (anywhere.get(key) ?? 0) + 1);
      if (working.length >= enough) within.set(key, (within.get(key) ?? 0) + 1);
    });
  };
  if (preferredStart !== undefined) tryAt(preferredStart);
  for (let start = range.start; start < range.end; start += MINUTE) {
    if (shownTime(start, given.zone).minute % step === 0) tryAt(start);
  }
  const counts = within.size > 0 ? within : anywhere;
  const [most = null] = [...counts].sort(([, a], [, b]) => b - a);
  return {
    times: found.map((each) => texted(each.start, each.missing)),
    refusal: found.length > 0 ? null : (most?.[0] ?? null),
  };
}

interface Tried {
  readonly times: readonly string[];
  readonly refusal: string | null;
}

const texted = (start: number, missing: readonly (CalendarId | null)[]): string =>
  [new Date(start).toISOString(), ...missing].join(' ');

it('finds all that trying each minute finds, and what was in the way most often', () => {
  fc.assert(
    fc.property(context, query, (given, asked) => {
      const { times, refusal } = findFreeTimes(asked, worldOf(given, given.resources));
      expect<Tried>({
        times: times.map(({ start, missing }) => texted(start, missing)),
        refusal: refusal && `${refusal.code} ${String(refusal.resource)}`,
      }).toEqual(tried(given, asked));
    }),
    { numRuns: 600 },
  );
});
