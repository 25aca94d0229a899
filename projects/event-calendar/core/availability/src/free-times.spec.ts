import {
  DAY,
  HOUR_MS,
  indexEvents,
  indexResources,
  type CalendarEvent,
  type CalendarResource,
  type Recurrence,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { findFreeTimes, type FreeTimesQuery } from './free-times';
import type { AvailabilityContext } from './open-times';

const FRIDAY = Date.parse('2026-11-20T00:00:00Z');
const RANGE: TimeSpan = { start: FRIDAY, end: FRIDAY + DAY };
const RESOURCES: CalendarResource[] = [
  { id: 'ana', title: 'Ana' },
  { id: 'ben', title: 'Ben', eventOverlap: 'allow', unavailableTimes: 'allow' },
  { id: 7, title: 'Room for two', capacity: 2 },
];
const OVERLAP = { code: 'overlap', answer: 'refuse', resource: 'ana' };
const NOTHING = {};
const iso = (instant: number): string => new Date(instant).toISOString();

const on = (from: number, to: number, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: `${from}-${to}-${String(more.resource)}`,
  title: 'Taken',
  start: iso(FRIDAY + from * HOUR_MS),
  end: iso(FRIDAY + to * HOUR_MS),
  ...more,
});
const context = (
  events: readonly CalendarEvent[],
  more: Partial<AvailabilityContext> = {},
): AvailabilityContext => ({
  index: indexEvents(events, 'UTC'),
  resources: indexResources(RESOURCES),
  workingHours: [{ start: '09:00', end: '17:00' }],
  ...more,
});
const hours = (
  query: Partial<FreeTimesQuery>,
  where: AvailabilityContext,
): readonly (readonly [string, ...unknown[]])[] =>
  findFreeTimes(
    { resources: ['ana'], duration: 60, range: RANGE, step: 60, ...query },
    where,
  ).times.map(({ start, missing }) => [iso(start).slice(11, 16), ...missing]);

describe('findFreeTimes', () => {
  it('offers what lies in open time, one after the other', () => {
    expect(hours({ limit: 3 }, context([]))).toEqual([['09:00'], ['10:00'], ['11:00']]);
    expect(hours({ duration: 480 }, context([]))).toEqual([['09:00']]);
  });

  it('steps around what is booked, as if overlaps were refused', () => {
    const events = [on(9, 12, { resource: 'ana' }), on(13, 16.5, { resource: 'ben' })];
    expect(hours({}, context(events, { eventOverlap: 'allow' }))).toEqual([
      ['12:00'],
      ['13:00'],
      ['14:00'],
      ['15:00'],
      ['16:00'],
    ]);
    expect(hours({ resources: ['ana', 'ben'] }, context(events))).toEqual([['12:00']]);
  });

  it('has the preferred start first, unrounded, and nothing that overlaps it', () => {
    expect(hours({ preferredStart: FRIDAY + 10.2 * HOUR_MS, limit: 3 }, context([]))).toEqual([
      ['10:12'],
      ['09:00'],
      ['12:00'],
    ]);
    const taken = [on(10, 11, { resource: 'ana' })];
    expect(hours({ preferredStart: FRIDAY + 10.2 * HOUR_MS, limit: 1 }, context(taken))).toEqual([
      ['09:00'],
    ]);
  });

  it('has none, nor the preferred start, where none are wanted', () => {
    expect(hours({ preferredStart: FRIDAY + 10 * HOUR_MS, limit: 0 }, context([]))).toEqual([]);
  });

  it.each([
    ['on a day like any other', '2026-11-20T06:00Z', ['07:00', '09:00']],
    ['after an hour that is left out', '2026-03-29T06:00Z', ['06:00', '08:00']],
    ['in an hour that comes twice', '2026-10-24T23:00Z', ['00:00', '01:00', '03:00']],
  ])('has multiples of the step by the clock, %s', (_, from, expected) => {
    const start = Date.parse(from);
    const where = context([], {
      index: indexEvents([], 'Europe/Berlin'),
      workingHours: [{ days: [0, 1, 2, 3, 4, 5, 6], start: '00:00', end: '24:00' }],
    });
    const query = { range: { start, end: start + DAY }, step: 120, limit: expected.length };
    expect(hours({ ...query, duration: 30 }, where).flat()).toEqual(expected);
  });

  it('leaves a buffer free of others', () => {
    const events = [on(9, 10, { resource: 'ana' }), on(13, 14, { resource: 'ana' })];
    expect(hours({ buffer: 30, step: 30, limit: 2 }, context(events))).toEqual([
      ['10:30'],
      ['11:30'],
    ]);
  });

  it('is content with some of them, and says who is missing', () => {
    const events = [on(9, 16, { resource: 'ana' })];
    expect(hours({ resources: ['ana', 'ben'], quorum: 1, limit: 1 }, context(events))).toEqual([
      ['09:00', 'ana'],
    ]);
  });

  it('counts seats, and leaves out what is to be moved', () => {
    const room = { resources: [7], limit: 1 };
    const events = [on(9, 16, { resource: 7, seats: 1 })];
    expect(hours(room, context(events))).toEqual([['09:00']]);
    expect(hours({ ...room, seats: 2 }, context(events))).toEqual([['16:00']]);
    expect(hours({ ...room, seats: 2, except: events[0]!.id }, context(events))).toEqual([
      ['09:00'],
    ]);
    // An invalid number of seats counts as one.
    expect(hours({ ...room, seats: 2.5 }, context(events))).toEqual([['09:00']]);
  });

  it('says what was in the way most often, where nothing is free', () => {
    const query = {
      resources: ['ana'],
      duration: 60,
      range: { start: FRIDAY + 9 * HOUR_MS, end: FRIDAY + 17 * HOUR_MS },
    };
    const full = [on(9, 17, { resource: 'ana' })];
    expect(findFreeTimes(query, context(full))).toMatchObject({
      times: [],
      refusal: { code: 'overlap', answer: 'refuse', resource: 'ana' },
    });
    const sunday = { start: FRIDAY + 2 * DAY, end: FRIDAY + 3 * DAY };
    expect(findFreeTimes({ ...query, range: sunday }, context(full)).refusal).toMatchObject({
      code: 'outside-hours',
      open: null,
    });
  });

  describe('what was in the way most often', () => {
    const everyDay = [{ days: [0, 1, 2, 3, 4, 5, 6] as const, start: '09:00', end: '17:00' }];
    const mornings = [{ ...everyDay[0]!, end: '12:00' }];
    const afternoons = [{ ...everyDay[0]!, start: '13:00' }];
    const away = {
      start: iso(FRIDAY + 9 * HOUR_MS),
      end: iso(FRIDAY + 15 * HOUR_MS),
      title: 'Away',
    };
    it.each<
      [
        string,
        Partial<AvailabilityContext>,
        readonly CalendarEvent[],
        Partial<FreeTimesQuery>,
        object,
      ]
    >([
      ['is what is booked, not the night', {}, [on(9, 17, { resource: 'ana' })], {}, OVERLAP],
      [
        'is a block within hours, where it takes more of them',
        { blockedTimes: [away] },
        [on(15, 17, { resource: 'ana' })],
        {},
        { code: 'blocked', blocked: away },
      ],
      [
        'is another booking, where a block takes less of them',
        { blockedTimes: [{ ...away, end: iso(FRIDAY + 11 * HOUR_MS) }] },
        [on(11, 17, { resource: 'ana' })],
        {},
        OVERLAP,
      ],
      [
        'is the hours of somebody, where these have nothing in common',
        {
          resources: indexResources([
            { id: 'ana', title: 'Ana', workingHours: mornings },
            { id: 'ben', title: 'Ben', workingHours: afternoons },
          ]),
        },
        [on(9, 10, { resource: 'ana' })],
        { resources: ['ana', 'ben'] },
        { code: 'outside-hours', resource: 'ana' },
      ],
      [
        'is what is booked in common hours beside somebody without hours',
        {
          workingHours: [],
          resources: indexResources([
            { id: 'ana', title: 'Ana', workingHours: everyDay },
            { id: 'ben', title: 'Ben' },
          ]),
        },
        [on(9, 17, { resource: 'ben' })],
        { resources: ['ana', 'ben'] },
        { ...OVERLAP, resource: 'ben' },
      ],
      [
        'is a resource that is full',
        { resources: indexResources([{ id: 7, title: 'Room', capacity: 1 }]) },
        [on(8, 18, { resource: 7 })],
        { resources: [7] },
        { code: 'capacity', resource: 7, taken: 1, capacity: 1 },
      ],
      [
        'is told as such where nobody works at all',
        { workingHours: [{ days: [0], start: '09:00', end: '17:00' }] },
        [on(9, 17, { resource: 'ana' })],
        {},
        { code: 'outside-hours', open: null },
      ],
      ['is nothing where nothing is tried', {}, [], { duration: 2000 }, NOTHING],
      [
        'is nothing where none are wanted',
        {},
        [on(9, 17, { resource: 'ana' })],
        { limit: 0 },
        NOTHING,
      ],
    ])('%s', (_, more, events, query, expected) => {
      const where = context(events, more);
      const asked = { resources: ['ana'], duration: 60, range: RANGE, ...query };
      const { times, refusal } = findFreeTimes(asked, where);
      expect(times).toEqual([]);
      if (expected === NOTHING) expect(refusal).toBeNull();
      else expect(refusal).toMatchObject(expected);
    });
  });

  it('reads a series in a few stretches, each longer than the one before, and no further than is asked', () => {
    const spans: number[] = [];
    const recurrence: Recurrence = {
      expand: (event, first, last) => {
        spans.push(last - first);
        const times = { allDay: false, isBar: false, start: FRIDAY, end: FRIDAY + 10_000 * DAY };
        const walls = { startWall: times.start, endWall: times.end, firstDay: 0, lastDay: 99_999 };
        return [{ key: '', event, ...times, ...walls }];
      },
    };
    const events = [on(9, 17, { resource: 'ana', rrule: 'FREQ=WEEKLY' })];
    const where = context(events, { index: indexEvents(events, 'UTC', undefined, recurrence) });
    const query = {
      resources: ['ana'],
      duration: 60,
      range: { ...RANGE, end: FRIDAY + 730 * DAY },
    };
    expect(findFreeTimes(query, where).refusal).toMatchObject(OVERLAP);
    expect(spans.length).toBeLessThan(8);
    spans.length = 0;
    expect(findFreeTimes({ ...query, resources: ['ben'], limit: 1 }, where).times).toHaveLength(1);
    expect(spans).toEqual([]);
    const free = { ...query, resources: ['ana', 'ben'], quorum: 1, limit: 1 };
    expect(findFreeTimes(free, where).times).toHaveLength(1);
    expect(spans).toHaveLength(1);
  });
});
