import type { CalendarFault } from 'ng-event-calendar/core/internal';
import { diagnose } from './diagnose';

const RESOURCES = [{ id: 'ana', title: 'Ana' }];
const short = ({ code, field }: CalendarFault): string => `${code} ${field}`;
const hours = (...list: unknown[]): string[] =>
  diagnose([], RESOURCES, { workingHours: list as never }).map(short);
const blocks = (...list: unknown[]): string[] =>
  diagnose([], RESOURCES, { blockedTimes: list as never }).map(short);

const block = { start: '2026-11-20T12:00', end: '2026-11-20T13:00' };

describe('hours', () => {
  it('are named by their place and key', () => {
    expect(hours({}, { start: '9' }, { days: [8] }, null)).toEqual([
      'invalid-hours workingHours[1].start',
      'invalid-hours workingHours[2].days',
      'invalid-hours workingHours[3]',
    ]);
    const [fault] = diagnose([], RESOURCES, { workingHours: [{ start: '9' }] });
    expect(fault?.message).toBe(
      'workingHours[0].start is no time ("9"). The rule is left out. ' +
        'Write times as HH:MM, dates as YYYY-MM-DD, days as numbers from 0 (Sunday) to 6.',
    );
  });

  it('have each day named that is none, beside others that are', () => {
    const list = [{ days: [1, 7, 'x', 5] }, { days: [9, -1] }, { days: [] }];
    expect(hours(...list)).toEqual([
      'invalid-hours workingHours[0].days[1]',
      'invalid-hours workingHours[0].days[2]',
      'invalid-hours workingHours[1].days',
    ]);
    const [fault] = diagnose([], RESOURCES, { workingHours: list as never });
    expect(fault?.message).toMatch(
      /^workingHours\[0\]\.days\[1\] is no day \(7\)\. It is ignored\./,
    );
  });

  it('of resources are, too', () => {
    const resources = [{ id: 'ana', title: 'Ana', workingHours: [{ end: 'late' }] }];
    expect(diagnose([], resources).map(short)).toEqual([
      'invalid-hours resources[0].workingHours[0].end',
    ]);
  });

  it('may have keys that are null, as what is absent in JSON often is', () => {
    expect(hours({ days: null, start: null, until: null, date: null, timezone: null })).toEqual([]);
    expect(blocks({ ...block, timezone: null, allDay: null, resource: null })).toEqual([]);
  });

  it('may be missing, but are a list', () => {
    expect(diagnose([], RESOURCES, { workingHours: undefined as never })).toEqual([]);
    expect(diagnose([], RESOURCES, { workingHours: 'always' as never }).map(short)).toEqual([
      'not-an-object workingHours',
    ]);
  });
});

describe('blocked times', () => {
  it.each<[unknown, string | null]>([
    [block, null],
    [{ ...block, resource: 'ana' }, null],
    [{ ...block, resource: ['ana'] }, null],
    [{ allDay: true, start: '2026-12-24', end: '2026-12-24' }, null],
    [{ ...block, end: '2026-11-20T11:30:00Z', timezone: 'Asia/Tokyo' }, null],
    [{ ...block, start: 'noon' }, 'start'],
    [{ ...block, end: undefined }, 'end'],
    [{ ...block, end: block.start }, 'end'],
    [{ allDay: true, start: '2026-12-24', end: '2026-12-23' }, 'end'],
    [{ ...block, allDay: 'yes' }, 'allDay'],
    [{ ...block, timezone: 'Mars/Base' }, 'timezone'],
    [{ ...block, resource: ['ana', 'ben'] }, 'resource'],
    [null, 'start'],
  ])('%j: %s', (given, field) => {
    expect(blocks(given)).toEqual(field === null ? [] : [`invalid-block blockedTimes[0].${field}`]);
  });
});

it('kinds of resources are texts that say something', () => {
  const resources = ['Room', ' ', '', 7].map((kind, id) => ({ id, title: 'A', kind })) as never;
  expect(diagnose([], resources).map(short)).toEqual([
    'invalid-value resources[1].kind',
    'invalid-value resources[2].kind',
    'invalid-value resources[3].kind',
  ]);
});

it('seats and capacities are whole numbers, modes are known ones', () => {
  const resources = [
    { id: 'a', title: 'A', capacity: 2, eventOverlap: 'mark', unavailableTimes: 'ask' },
    { id: 'b', title: 'B', capacity: 2.5, eventOverlap: 'no', unavailableTimes: 'mark' },
    { id: 'c', title: 'C', capacity: 0 },
    { id: 'd', title: 'D', capacity: -1 },
  ] as never;
  const event = { id: 1, title: 'E', start: '2026-11-20', end: '2026-11-20' };
  const events = [
    { ...event, seats: '2', overlap: 'no', canBeOutsideHours: 1 },
    { ...event, id: 2, seats: 2.5 },
    { ...event, id: 3, seats: 3 },
    { ...event, id: 4, seats: 0 },
  ] as never;
  expect(diagnose(events, resources).map(short)).toEqual([
    'invalid-capacity resources[1].capacity',
    'invalid-value resources[1].unavailableTimes',
    'invalid-value resources[1].eventOverlap',
    'invalid-capacity resources[3].capacity',
    'invalid-capacity seats',
    'invalid-value overlap',
    'invalid-value canBeOutsideHours',
    'invalid-capacity seats',
    'invalid-capacity seats',
  ]);
});
