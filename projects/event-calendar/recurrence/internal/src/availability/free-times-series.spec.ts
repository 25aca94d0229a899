import * as fc from 'fast-check';
import { findFreeTimes, type AvailabilityContext } from 'ng-event-calendar/core/availability';
import {
  DAY,
  HOUR_MS,
  indexEvents,
  indexResources,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { RECURRENCE_ENGINE } from '../expand/recurrence-engine';

const MONDAY = Date.parse('2026-10-12T00:00:00Z');
const WEEKS = 9;
const iso = (instant: number): string => new Date(instant).toISOString();

const series = fc.record({
  owner: fc.constantFrom('ana', 'ben'),
  from: fc.integer({ min: -20 * 24, max: 30 * 24 }),
  hours: fc.integer({ min: 1, max: 30 }),
  interval: fc.integer({ min: 1, max: 3 }),
  frequency: fc.constantFrom('DAILY', 'WEEKLY', null),
  added: fc.array(fc.integer({ min: -20 * 24, max: 60 * 24 }), { maxLength: 3 }),
});

/** Returns each occurrence as an event of its own. */
function single(event: CalendarEvent, zone: string): readonly CalendarEvent[] {
  const day = MONDAY / DAY;
  const all = RECURRENCE_ENGINE.expand(event, day - 3, day + WEEKS * 7 + 3, zone, zone)!;
  return all.map(({ start, end }, at) => ({
    ...{ id: `${event.id}-${at}`, title: '', resource: event.resource! },
    ...{ start: iso(start), end: iso(end) },
  }));
}

it('series are in the way as their occurrences are, however many stretches they are read in', () => {
  fc.assert(
    fc.property(
      fc.array(series, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York'),
      fc.record({
        resources: fc.constantFrom(['ana'], ['ana', 'ben']),
        duration: fc.constantFrom(45, 240, 1500, 4000),
        buffer: fc.constantFrom(0, 30),
        limit: fc.constantFrom(3, 1000),
        quorum: fc.constantFrom(1, 2),
      }),
      (given, zone, asked) => {
        const events = given.map(({ owner, from, hours, interval, frequency, added }, at) => ({
          ...{ id: `e${at}`, title: '', timezone: zone, resource: owner },
          start: iso(MONDAY + from * HOUR_MS).slice(0, 19),
          end: iso(MONDAY + (from + hours) * HOUR_MS).slice(0, 19),
          ...(frequency !== null && { rrule: `FREQ=${frequency};INTERVAL=${interval}` }),
          rDates: [from, ...added].map((hour) => iso(MONDAY + hour * HOUR_MS).slice(0, 19)),
        }));
        const rest = {
          resources: indexResources(['ana', 'ben'].map((id) => ({ id, title: id }))),
          workingHours: [{ days: [0, 1, 2, 4, 5] as const, start: '07:00', end: '20:00' }],
          blockedTimes: [{ start: '2026-10-19', end: '2026-10-20', allDay: true }],
        };
        const query = {
          ...asked,
          step: 45,
          range: { start: MONDAY, end: MONDAY + WEEKS * 7 * DAY },
        };
        const found = (index: AvailabilityContext['index']): object => {
          const { times, refusal } = findFreeTimes(query, { ...rest, index });
          return { times, refusal: refusal && [refusal.code, refusal.resource] };
        };
        expect(found(indexEvents(events, zone, undefined, RECURRENCE_ENGINE))).toEqual(
          found(
            indexEvents(
              events.flatMap((event) => single(event, zone)),
              zone,
            ),
          ),
        );
      },
    ),
    { numRuns: 150 },
  );
});
