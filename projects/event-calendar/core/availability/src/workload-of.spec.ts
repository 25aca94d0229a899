import {
  DAY,
  indexEvents,
  indexResources,
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type CalendarId,
  type CalendarResource,
  type Recurrence,
} from 'ng-event-calendar/core/internal';
import type { AvailabilityContext } from './open-times';
import { workloadOf } from './workload-of';

const FRIDAY = Date.parse('2026-11-20T00:00:00Z');
const RANGE = { start: FRIDAY, end: FRIDAY + DAY };
const FROM_8_TO_18 = [{ start: '08:00', end: '18:00' }];
const RESOURCES: readonly CalendarResource[] = [
  {
    id: 'team',
    title: '',
    workingHours: FROM_8_TO_18,
    children: [
      { id: 'ana', title: '' },
      { id: 'ben', title: '', workingHours: [{ start: '10:00', end: '12:00' }] },
    ],
  },
  {
    id: 'house',
    title: '',
    canHaveEvents: false,
    children: [
      { id: 'room', title: '', capacity: 4, workingHours: FROM_8_TO_18 },
      { id: 'shed', title: '', capacity: 0 },
    ],
  },
];

function on(
  resource: CalendarEvent['resource'],
  from: number,
  to: number,
  fields: Partial<CalendarEvent> = {},
): CalendarEvent {
  const iso = (hour: number): string => new Date(FRIDAY + hour * 3_600_000).toISOString();
  const times = { start: iso(from), end: iso(to) };
  return {
    ...{ id: `${from}-${to}`, title: '', ...times, ...fields },
    ...(resource !== undefined && { resource }),
  };
}

function contextOf(
  events: readonly CalendarEvent[],
  resources: readonly CalendarResource[] = RESOURCES,
  recurrence: Recurrence | null = null,
): AvailabilityContext {
  return {
    index: indexEvents(events, 'UTC', undefined, recurrence),
    resources: indexResources(resources),
  };
}

/** Hours that are open, booked and booked outside, and the most seats at once. */
function said(id: CalendarId | null, context: AvailabilityContext, range = RANGE): string {
  const { open, booked, outside, peak } = workloadOf(range, id, context);
  return [open / 60, booked / 60, outside / 60, peak].join(' ');
}

describe('workloadOf a resource', () => {
  it.each<[string, CalendarId | null, readonly CalendarEvent[], string]>([
    ['nothing', 'ana', [], '10 0 0 0'],
    ['booked', 'ana', [on('ana', 9, 11)], '10 2 0 1'],
    ['booked twice at once', 'ana', [on('ana', 9, 11), on('ana', 10, 12)], '10 3 0 2'],
    ['outside', 'ana', [on('ana', 6, 9), on('ana', 17, 20)], '10 2 4 1'],
    ['beyond the range', 'ana', [on('ana', -5, -1), on('ana', 30, 40)], '10 0 0 0'],
    ['into the range', 'ana', [on('ana', -5, 9)], '10 1 8 1'],
    ['one after the other', 'ana', [on('ana', 9, 10), on('ana', 10, 11)], '10 2 0 1'],
    ['without length', 'ana', [on('ana', 9, 9)], '10 0 0 0'],
    ['counting for nobody', 'ana', [on('ana', 9, 11, { overlap: true })], '10 0 0 0'],
    ['whole days', 'ana', [on('ana', 0, 0, { allDay: true })], '10 10 14 1'],
    ['of several', 'ana', [on(['ana', 'ben'], 9, 11)], '10 2 0 1'],
    ['of somebody else', 'ana', [on('ben', 9, 11), on(undefined, 9, 11)], '10 0 0 0'],
    ['a share of the seats', 'room', [on('room', 8, 12)], '10 1 0 1'],
    [
      'shares of several',
      'room',
      [on('room', 8, 12, { seats: 2 }), on('room', 10, 18)],
      '10 4 0 3',
    ],
    ['more seats than there are', 'room', [on('room', 8, 18, { seats: 6 })], '10 15 0 6'],
    ['no seats at all', 'shed', [on('shed', 8, 10)], '24 2 0 1'],
    ['without a resource', null, [on(undefined, 8, 10), on('gone', 9, 11), on('ana', 3, 4)], '24 3 0 2'], // prettier-ignore
    ['of a heading alone, which is without a resource', null, [on('house', 8, 10)], '24 2 0 1'],
    ['unknown, which is without a resource', 'gone', [on('gone', 8, 10)], '24 2 0 1'],
  ])('%s', (_, id, events, expected) => {
    expect(said(id, contextOf(events))).toBe(expected);
  });

  it('counts all events where there are no resources', () => {
    expect(said(null, contextOf([on('gone', 8, 10)], []))).toBe('24 2 0 1');
  });
});

describe('workloadOf a parent', () => {
  it.each<[string, CalendarId, readonly CalendarEvent[], string]>([
    ['adds its own and all beneath it', 'team', [], '22 0 0 0'],
    ['counts each event once', 'team', [on(['ana', 'ben'], 10, 11)], '22 1 0 1'],
    ['counts those at one time', 'team', [on('ana', 10, 11), on('ben', 10, 11)], '22 2 0 2'],
    ['measures each by its own hours', 'team', [on('ben', 9, 11), on('team', 7, 9)], '22 2 2 1'],
    ['has nothing of its own as a heading', 'house', [on('house', 8, 10)], '34 0 0 0'],
    ['adds shares', 'house', [on('room', 8, 12), on('shed', 8, 9)], '34 2 0 2'],
  ])('%s', (_, id, events, expected) => {
    expect(said(id, contextOf(events))).toBe(expected);
  });
});

describe('workloadOf further ranges', () => {
  const days = (from: number, count: number) => ({
    start: FRIDAY + from * DAY,
    end: FRIDAY + (from + count) * DAY,
  });
  const events = [0, 3, 200, 201, 2000].map((day) => on('ana', day * 24 + 9, day * 24 + 10));

  it.each([
    ['one after the other', [days(0, 1), days(3, 1), days(200, 1), days(2000, 1)], [1, 1, 1, 1]],
    ['backward', [days(2000, 1), days(201, 1), days(200, 1), days(0, 4)], [1, 1, 1, 2]],
    ['long ones', [days(3, 1), days(0, 300), days(0, 2001)], [1, 4, 5]],
  ])('%s', (_, ranges, booked) => {
    const context = contextOf(events);
    const hours = ranges.map((range) => workloadOf(range, 'ana', context).booked / 60);
    expect(hours).toEqual(booked);
  });

  it('reads anew once resources are others', () => {
    const context = contextOf([on('ana', 9, 11)]);
    expect(said('ana', context)).toBe('10 2 0 1');
    const resources = indexResources([{ id: 'ana', title: '', capacity: 2 }]);
    expect(said('ana', { ...context, resources })).toBe('24 1 0 1');
  });

  it('counts each occurrence of a series', () => {
    const daily: Recurrence = {
      expand: (event, _first, _last, zone, localZone) => {
        const one = occurrenceOf(parseEvent(event, localZone)!, zone);
        return [0, 1, 2].map((at) => ({
          ...one,
          start: one.start + at * DAY,
          end: one.end + at * DAY,
        }));
      },
    };
    const series = [on('ana', 9, 10, { rrule: 'FREQ=DAILY' })];
    const context = contextOf(series, RESOURCES, daily);
    // The weekend is closed.
    expect(said('ana', context, days(0, 2))).toBe('10 1 1 1');
    expect(said('ana', context, days(2, 2))).toBe('10 0 1 1');
  });
});
