import {
  indexEvents,
  indexResources,
  type BlockedTime,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar/core/internal';
import { judge } from './judge';
import type { JudgedChange, Refusal } from './judged';
import type { World } from './open-times';

const RESOURCES: CalendarResource[] = [
  { id: 'ana', title: 'Ana' },
  { id: 'ben', title: 'Ben', unavailableTimes: 'ask', eventOverlap: 'ask' },
  { id: 7, title: 'Room for two', capacity: 2 },
  {
    id: 'house',
    title: 'House of three',
    capacity: 3,
    children: [
      { id: 'up', title: 'Upstairs', capacity: 2 },
      { id: 'down', title: 'Downstairs' },
    ],
  },
];

/** An event of Friday, `HH:MM` to `HH:MM` in UTC. */
const on = (from: string, to: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: `${from}-${to}`,
  title: `${from} to ${to}`,
  start: `2026-11-20T${from}:00Z`,
  end: `2026-11-20T${to}:00Z`,
  ...more,
});

const world = (events: readonly CalendarEvent[], more: Partial<World> = {}): World => ({
  index: indexEvents(events, 'UTC'),
  resources: indexResources(RESOURCES),
  unavailableTimes: 'refuse',
  eventOverlap: 'refuse',
  ...more,
});

/** A refusal in short: `code answer resource HH:MM-HH:MM what`. */
function short(refusal: Refusal): string {
  const clock = (instant: number): string => new Date(instant).toISOString().slice(11, 16);
  const what =
    refusal.code === 'outside-hours'
      ? refusal.open === null
        ? 'closed'
        : `open ${clock(refusal.open.start)}-${clock(refusal.open.end)}`
      : refusal.code === 'blocked'
        ? String(refusal.blocked.title)
        : refusal.code === 'overlap'
          ? refusal.events.map(({ id }) => String(id)).join(' ')
          : `${refusal.taken} of ${refusal.capacity}`;
  const { code, answer, resource, start, end } = refusal;
  return `${code} ${answer} ${String(resource)} ${clock(start)}-${clock(end)} ${what}`;
}

const judged = (change: JudgedChange, where: World): string[] => judge(change, where).map(short);
const added = (event: CalendarEvent, where: World): string[] =>
  judged({ changes: [{ before: null, after: event }] }, where);

describe('hours', () => {
  const hours = { workingHours: [{ start: '09:00', end: '17:00' }] };
  const CLOSED_AT = (from: string, to: string, open: string): string[] => [
    `outside-hours refuse ana ${from}-${to} ${open}`,
  ];

  it.each<[string, string, string, string[]]>([
    ['within', '09:00', '17:00', []],
    ['from before the opening', '08:30', '10:00', CLOSED_AT('08:30', '10:00', 'open 09:00-17:00')],
    ['until after the closing', '16:30', '17:30', CLOSED_AT('16:30', '17:30', 'open 09:00-17:00')],
    ['wholly before', '07:00', '08:00', CLOSED_AT('07:00', '08:00', 'open 09:00-17:00')],
    ['no time at the opening', '09:00', '09:00', []],
    ['no time at the closing', '17:00', '17:00', []],
    ['no time before', '08:00', '08:00', CLOSED_AT('08:00', '08:00', 'open 09:00-17:00')],
  ])('%s', (_, from, to, expected) => {
    expect(added(on(from, to, { resource: 'ana' }), world([], hours))).toEqual(expected);
  });

  it('of a closed day have no stretch to tell', () => {
    const sunday = { start: '2026-11-22T10:00:00Z', end: '2026-11-22T11:00:00Z' };
    expect(added(on('10:00', '11:00', sunday), world([], hours))).toEqual([
      'outside-hours refuse null 10:00-11:00 closed',
    ]);
  });

  it.each<[string, Partial<CalendarEvent>, number]>([
    ['a whole day', { allDay: true, start: '2026-11-22', end: '2026-11-22' }, 0],
    ['one that may', { canBeOutsideHours: true }, 0],
    [
      'a day and more, with both ends',
      { start: '2026-11-19T10:00:00Z', end: '2026-11-20T10:00:00Z' },
      0,
    ],
    [
      'one that ends at the closing',
      { start: '2026-11-18T10:00:00Z', end: '2026-11-20T17:00:00Z' },
      0,
    ],
    [
      'one that begins at the closing',
      { start: '2026-11-18T17:00:00Z', end: '2026-11-20T12:00:00Z' },
      1,
    ],
    [
      'one that ends at the opening',
      { start: '2026-11-18T12:00:00Z', end: '2026-11-20T09:00:00Z' },
      1,
    ],
  ])('%s: %#', (_, more, count) => {
    expect(added(on('20:00', '21:00', more), world([], hours))).toHaveLength(count);
  });

  it('are asked about where that is the resource’s way, and shown alone by default', () => {
    expect(added(on('20:00', '21:00', { resource: 'ben' }), world([], hours))).toEqual([
      'outside-hours ask ben 20:00-21:00 open 09:00-17:00',
    ]);
    const allowed = world([], { ...hours, unavailableTimes: 'allow' });
    expect(added(on('20:00', '21:00', { resource: 'ana' }), allowed)).toEqual([]);
  });

  it('are the calendar’s for whom it doesn’t know', () => {
    expect(added(on('20:00', '21:00', { resource: 'gone' }), world([], hours))).toEqual([
      'outside-hours refuse null 20:00-21:00 open 09:00-17:00',
    ]);
  });

  it('don’t matter to what stays when and whose it is', () => {
    const event = on('20:00', '21:00', { resource: 'ana' });
    const where = world([event], hours);
    const named = { ...event, title: 'Other', color: 'red' as const };
    expect(judged({ changes: [{ before: event, after: named }] }, where)).toEqual([]);
    const later = { ...event, end: '2026-11-20T21:30:00Z' };
    expect(judged({ changes: [{ before: event, after: later }] }, where)).toHaveLength(1);
    expect(judged({ changes: [{ before: event, after: null }] }, where)).toEqual([]);
  });
});

describe('blocked time', () => {
  const lunch: BlockedTime = {
    title: 'Lunch',
    start: '2026-11-20T12:00:00',
    end: '2026-11-20T13:00:00',
  };
  const holiday: BlockedTime = {
    title: 'Holiday',
    allDay: true,
    start: '2026-11-20',
    end: '2026-11-20',
  };

  it.each<[string, CalendarEvent, BlockedTime, string[]]>([
    ['met', on('11:30', '12:30'), lunch, ['blocked refuse null 12:00-13:00 Lunch']],
    ['touched', on('11:00', '12:00'), lunch, []],
    ['only shown', on('11:30', '12:30'), { ...lunch, refuses: false }, []],
    ['a holiday', on('11:00', '12:00'), holiday, ['blocked refuse null 00:00-00:00 Holiday']],
    [
      'a holiday and a whole day',
      on('', '', { allDay: true, start: '2026-11-18', end: '2026-11-20' }),
      holiday,
      ['blocked refuse null 00:00-00:00 Holiday'],
    ],
    [
      'a time and a whole day',
      on('', '', { allDay: true, start: '2026-11-20', end: '2026-11-20' }),
      lunch,
      [],
    ],
    [
      'within a long one',
      on('', '', { start: '2026-11-19T10:00:00Z', end: '2026-11-20T14:00:00Z' }),
      lunch,
      [],
    ],
    [
      'at the end of a long one',
      on('', '', { start: '2026-11-19T10:00:00Z', end: '2026-11-20T12:30:00Z' }),
      lunch,
      ['blocked refuse null 12:00-13:00 Lunch'],
    ],
    [
      'not spared by its hours',
      on('12:00', '12:30', { canBeOutsideHours: true }),
      lunch,
      ['blocked refuse null 12:00-13:00 Lunch'],
    ],
  ])('%s', (_, event, block, expected) => {
    expect(added(event, world([], { blockedTimes: [block] }))).toEqual(expected);
  });
});

it('hours and blocked time are told apart, so that one can be allowed without the other', () => {
  const late: BlockedTime = {
    title: 'Late',
    start: '2026-11-20T16:30:00',
    end: '2026-11-20T18:00:00',
  };
  const where = world([], { workingHours: [{}], blockedTimes: [late] });
  expect(added(on('16:00', '18:00'), where)).toEqual([
    'blocked refuse null 16:30-18:00 Late',
    'outside-hours refuse null 16:00-18:00 open 09:00-17:00',
  ]);
});

describe('overlaps', () => {
  const a = on('10:00', '11:00', { resource: 'ana' });

  it.each<[string, CalendarEvent, string[]]>([
    [
      'on the same resource',
      on('10:30', '11:30', { resource: 'ana' }),
      ['overlap refuse ana 10:30-11:00 10:00-11:00'],
    ],
    ['that only touch', on('11:00', '12:00', { resource: 'ana' }), []],
    ['on another resource', on('10:30', '11:30', { resource: 7 }), []],
    ['with nobody, where there are resources', on('10:30', '11:30'), []],
    ['of what counts for nobody', on('10:30', '11:30', { resource: 'ana', overlap: true }), []],
    [
      'of whole days and times',
      on('', '', { allDay: true, start: '2026-11-20', end: '2026-11-20', resource: 'ana' }),
      [],
    ],
    [
      'of whole days that want to be alone',
      on('', '', {
        id: 'alone',
        allDay: true,
        start: '2026-11-20',
        end: '2026-11-20',
        resource: 'ana',
        overlap: false,
      }),
      ['overlap refuse ana 10:00-11:00 10:00-11:00'],
    ],
  ])('%s', (_, event, expected) => {
    expect(added(event, world([a]))).toEqual(expected);
  });

  it('are nobody’s business by default, but that of who wants to be alone', () => {
    const lax = (events: CalendarEvent[]): World => world(events, { eventOverlap: 'allow' });
    const other = on('10:30', '11:30', { resource: 'ana' });
    expect(added(other, lax([a]))).toEqual([]);
    expect(added({ ...other, overlap: false }, lax([a]))).toHaveLength(1);
    expect(added(other, lax([{ ...a, overlap: false }]))).toHaveLength(1);
    expect(added(other, lax([{ ...a, overlap: true }]))).toEqual([]);
  });

  it('are asked about where that is the resource’s way', () => {
    const [b, c] = [
      on('10:00', '11:00', { resource: 'ben' }),
      on('10:30', '10:45', { resource: 'ben' }),
    ];
    expect(added(c, world([b], { eventOverlap: 'allow' }))).toEqual([
      'overlap ask ben 10:30-10:45 10:00-11:00',
    ]);
  });

  it('without any resources are those of all', () => {
    const none = { resources: indexResources([]) };
    const { resource: _resource, ...plain } = a;
    expect(added(on('10:30', '11:30'), world([plain], none))).toHaveLength(1);
    expect(added(on('10:30', '11:30', { resource: 'gone' }), world([a], none))).toHaveLength(1);
  });

  it('of whole days are those of the same dates, however far their zones are apart', () => {
    const whole = { allDay: true, start: '2026-11-20', end: '2026-11-20', resource: 'ana' };
    const east = on('', '', { ...whole, id: 'east', timezone: 'Pacific/Kiritimati' });
    const west = on('', '', { ...whole, id: 'west', timezone: 'Pacific/Pago_Pago' });
    expect(added(east, world([west]))).toEqual(['overlap refuse ana 10:00-10:00 west']);
    const seats = { resource: 7, seats: 2 };
    expect(added({ ...east, ...seats }, world([{ ...west, ...seats }]))).toEqual([
      'capacity refuse 7 10:00-10:00 2 of 2',
    ]);
  });

  it('of a record with itself, or with what it was, don’t count', () => {
    // A server may be told of it anew.
    expect(added(a, world([a]))).toEqual([]);
    const later = { ...a, start: '2026-11-20T10:15:00Z', end: '2026-11-20T11:15:00Z' };
    expect(judged({ changes: [{ before: a, after: later }] }, world([a]))).toEqual([]);
  });

  it('of two that change at once are those they would have', () => {
    const b = on('12:00', '13:00', { resource: 'ana' });
    const swap = [
      { before: a, after: { ...a, start: b.start, end: b.end } },
      { before: b, after: { ...b, start: a.start, end: a.end } },
    ];
    expect(judged({ changes: swap }, world([a, b]))).toEqual([]);
    const same = [swap[0]!, { before: b, after: { ...b, color: 'red' as const } }];
    expect(judged({ changes: same }, world([a, b]))).toEqual([
      'overlap refuse ana 12:00-13:00 12:00-13:00',
    ]);
  });
});

describe('capacity', () => {
  const seated = (
    from: string,
    to: string,
    resource: string | number,
    seats?: number,
  ): CalendarEvent =>
    on(from, to, { id: `${from} ${resource}`, resource, ...(seats !== undefined && { seats }) });

  it('is the peak of what is there at once, and stands in for overlaps', () => {
    const events = [seated('10:00', '11:00', 7), seated('11:00', '12:00', 7)];
    expect(added(seated('10:30', '11:30', 7), world(events))).toEqual([]);
    const more = [...events, seated('10:30', '10:45', 7)];
    expect(added(seated('10:15', '11:30', 7), world(more))).toEqual([
      'capacity refuse 7 10:30-10:45 2 of 2',
    ]);
  });

  it.each([
    [2, []],
    [3, ['capacity refuse 7 10:00-11:00 0 of 2']],
  ])('takes %i seats at once: %j', (seats, expected) => {
    expect(added(seated('10:00', '11:00', 7, seats), world([]))).toEqual(expected);
  });

  it('is that of all beneath a resource together', () => {
    const events = [seated('10:00', '11:00', 'down'), seated('10:15', '11:00', 'up')];
    const full = [
      ...events,
      { ...seated('10:30', '11:00', 'house'), overlap: true },
      seated('10:40', '11:00', 'down'),
    ];
    expect(added(seated('10:00', '11:00', 'up'), world(events, { eventOverlap: 'allow' }))).toEqual(
      [],
    );
    expect(added(seated('10:00', '11:00', 'up'), world(full, { eventOverlap: 'allow' }))).toEqual([
      'capacity refuse house 10:40-11:00 3 of 3',
    ]);
  });
});
