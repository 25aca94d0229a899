import {
  DAY,
  HOUR_MS,
  MINUTE,
  indexResources,
  instantOf,
  localZone,
  parseDay,
  type CalendarEvent,
  type Slot,
} from 'ng-event-calendar/core/internal';
import {
  eventFromExternal,
  type ReceivingCalendar,
  type OutsideEvent,
} from './event-from-external';
import { recolored } from './recolor';

// New events are written in the machine's zone, so the specs use the zone they run in.
const ZONE = localZone();
const NEW_YORK = 'America/New_York';
const DAY_NUMBER = parseDay('2026-11-20')!;

const calendar: ReceivingCalendar = {
  events: [],
  resources: indexResources([]),
  rules: { zone: ZONE, snapMinutes: 15, duration: 30 },
  keepsTimeOfDay: false,
  displayTimezone: 'default',
  localZone: ZONE,
};

/** Returns the slot at a time of day of 20 November 2026. */
function at(hours: number, minutes = 0, zone = ZONE): Slot {
  const wall = DAY_NUMBER * DAY + hours * HOUR_MS + minutes * MINUTE;
  return { instant: instantOf(wall, zone), day: DAY_NUMBER };
}
const onDay: Slot = { day: DAY_NUMBER, instant: null };

describe('something from outside', () => {
  const cases: readonly [
    string,
    OutsideEvent,
    Slot,
    Partial<ReceivingCalendar>,
    Omit<CalendarEvent, 'id'> & { id?: unknown },
  ][] = [
    [
      'with a title alone takes the length of a click',
      { title: 'Visit' },
      at(9),
      {},
      { title: 'Visit', start: '2026-11-20T09:00:00', end: '2026-11-20T09:30:00' },
    ],
    [
      'without a title has an empty one',
      {},
      at(9),
      {},
      { title: '', start: '2026-11-20T09:00:00', end: '2026-11-20T09:30:00' },
    ],
    [
      'with a duration lasts so long, from the nearest step, and keeps other keys',
      { title: 'Visit', duration: 45, resource: 'ana', room: 3 } as OutsideEvent,
      at(9, 8),
      {},
      {
        title: 'Visit',
        resource: 'ana',
        room: 3,
        start: '2026-11-20T09:15:00',
        end: '2026-11-20T10:00:00',
      } as Omit<CalendarEvent, 'id'>,
    ],
    [
      'on a day covers it',
      { title: 'Visit', duration: 45 },
      onDay,
      {},
      {
        title: 'Visit',
        start: '2026-11-20T00:00:00',
        end: '2026-11-20T23:59:59',
        allDay: true,
      },
    ],
    [
      'that covers whole days is timed in the grid',
      { title: 'Fair', allDay: true, duration: 60 },
      at(13),
      {},
      { title: 'Fair', start: '2026-11-20T13:00:00', end: '2026-11-20T14:00:00' },
    ],
    [
      'in a calendar with a named zone says so',
      { title: 'Visit' },
      { instant: Date.parse('2026-11-20T09:00:00Z'), day: DAY_NUMBER },
      { displayTimezone: 'UTC', rules: { zone: 'UTC', snapMinutes: 15, duration: 30 } },
      {
        title: 'Visit',
        start: '2026-11-20T09:00:00',
        end: '2026-11-20T09:30:00',
        timezone: 'UTC',
      },
    ],
    [
      'with a zone of its own is written in it',
      { title: 'Call', timezone: 'Europe/Paris' },
      at(9, 0, NEW_YORK),
      { rules: { zone: NEW_YORK, snapMinutes: 15, duration: 30 } },
      {
        title: 'Call',
        timezone: 'Europe/Paris',
        start: '2026-11-20T15:00:00',
        end: '2026-11-20T15:30:00',
      },
    ],
    [
      'with times of its own keeps length and shape',
      { id: 'p1', title: 'Rounds', start: '2026-11-18T08:00:00Z', end: '2026-11-18T09:15:00Z' },
      at(10, 0, NEW_YORK),
      { rules: { zone: NEW_YORK, snapMinutes: 15, duration: 30 } },
      {
        id: 'p1',
        title: 'Rounds',
        start: '2026-11-20T15:00:00Z',
        end: '2026-11-20T16:15:00Z',
      },
    ],
    [
      'with times of its own keeps the time of day in a month',
      { id: 'p1', title: 'Rounds', start: '2026-11-18T08:00:00', end: '2026-11-18T09:15:00' },
      onDay,
      { keepsTimeOfDay: true },
      { id: 'p1', title: 'Rounds', start: '2026-11-20T08:00:00', end: '2026-11-20T09:15:00' },
    ],
    [
      'with times of its own covers the day in the row of whole days',
      { id: 'p1', title: 'Rounds', start: '2026-11-18T08:00:00', end: '2026-11-18T09:15:00' },
      onDay,
      {},
      {
        id: 'p1',
        title: 'Rounds',
        allDay: true,
        start: '2026-11-20T08:00:00',
        end: '2026-11-20T09:15:00',
      },
    ],
    [
      'over several whole days keeps their number',
      { id: 'fair', title: 'Fair', start: '2026-11-02', end: '2026-11-04', allDay: true },
      onDay,
      { keepsTimeOfDay: true },
      { id: 'fair', title: 'Fair', start: '2026-11-20', end: '2026-11-22', allDay: true },
    ],
    [
      'with an unreadable date gets that of the place',
      { id: 'x', title: 'Broken', start: 'tomorrow', end: 'later' },
      at(9),
      {},
      { id: 'x', title: 'Broken', start: '2026-11-20T09:00:00', end: '2026-11-20T09:30:00' },
    ],
  ];
  test.each(cases)('%s', (_name, outside, place, differently, expected) => {
    const before = JSON.stringify(outside);
    const event = eventFromExternal(outside, place, { ...calendar, ...differently });
    const { id, ...rest } = event;
    const { id: expectedId, ...expectedRest } = expected;
    expect(rest).toEqual(expectedRest);
    if (expectedId !== undefined) expect(id).toBe(expectedId);
    expect(JSON.stringify(outside)).toBe(before);
    expect(JSON.parse(JSON.stringify(event))).toEqual(event);
  });

  test('gets another id where its own is taken', () => {
    const taken = { id: 7, title: '', start: '2026-11-20', end: '2026-11-20' };
    const event = eventFromExternal({ id: '7', title: 'Other' }, at(9), {
      ...calendar,
      events: [taken],
    });
    expect(String(event.id)).not.toBe('7');
  });

  test.each<[CalendarEvent['resource'], CalendarEvent['resource']]>([
    [
      ['ana', 'room 1'],
      ['ana', 'room 2'],
    ],
    ['ana', ['ana', 'room 2']],
    ['room 1', 'room 2'],
    [undefined, 'room 2'],
  ])('keeps its resources of other kinds than the column’s: %j', (resource, expected) => {
    const resources = indexResources([
      { id: 'ana', title: 'Ana', kind: 'Teacher' },
      { id: 'room 1', title: 'Room 1', kind: 'Room' },
      { id: 'room 2', title: 'Room 2', kind: 'Room' },
    ]);
    const outside = { title: 'Lesson', ...(resource !== undefined && { resource }) };
    const slot = { ...at(9), resource: 'room 2' };
    expect(eventFromExternal(outside, slot, { ...calendar, resources }).resource).toEqual(expected);
    const plain = eventFromExternal(outside, slot, calendar).resource;
    expect(plain).toEqual(Array.isArray(resource) ? ['room 2'] : 'room 2');
  });

  test('leaves out what is undefined', () => {
    const outside = { title: 'Visit', description: undefined } as unknown as OutsideEvent;
    expect(eventFromExternal(outside, at(9), calendar)).not.toHaveProperty('description');
  });
});

describe('another colour', () => {
  const event: CalendarEvent = { id: 1, title: 'A', start: '2026-11-20', end: '2026-11-20' };
  const red = { ...event, color: 'red' as const };
  test.each([
    [event, 'red', red],
    [red, 'lime', { ...event, color: 'lime' }],
    [red, null, event],
  ] as const)('%#', (before, color, after) => {
    expect(recolored<CalendarEvent>(before, color)).toEqual(after);
  });
  test('that it has already changes nothing', () => {
    expect(recolored<CalendarEvent>(red, 'red')).toBe(red);
    expect(recolored(event, null)).toBe(event);
  });
});
