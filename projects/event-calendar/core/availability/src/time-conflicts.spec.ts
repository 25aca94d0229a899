import type { BlockedTime, CalendarEvent } from 'ng-event-calendar/core/internal';
import { added, violationsFor, on, context } from './validated.spec-host';

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
    expect(added(on(from, to, { resource: 'ana' }), context([], hours))).toEqual(expected);
  });

  it('of a closed day have no stretch to tell', () => {
    const sunday = { start: '2026-11-22T10:00:00Z', end: '2026-11-22T11:00:00Z' };
    expect(added(on('10:00', '11:00', sunday), context([], hours))).toEqual([
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
    // Twenty-four hours of elapsed time count as long, whatever the clocks show.
    ['a day to the minute', { start: '2026-11-19T10:00:00Z', end: '2026-11-20T10:00:00Z' }, 0],
    ['a minute less', { start: '2026-11-19T10:01:00Z', end: '2026-11-20T10:00:00Z' }, 1],
  ])('%s: %#', (_, more, count) => {
    expect(added(on('20:00', '21:00', more), context([], hours))).toHaveLength(count);
  });

  it('are asked about where that is the resource’s way, and shown alone by default', () => {
    expect(added(on('20:00', '21:00', { resource: 'ben' }), context([], hours))).toEqual([
      'outside-hours ask ben 20:00-21:00 open 09:00-17:00',
    ]);
    const allowed = context([], { ...hours, unavailableTimes: 'allow' });
    expect(added(on('20:00', '21:00', { resource: 'ana' }), allowed)).toEqual([]);
  });

  it.each<[string, string, number]>([
    // Berlin skips an hour in the night to Sunday, March 29, and repeats one in the night to October 25.
    ['2026-03-28T10:00:00', '2026-03-29T10:00:00', 1],
    ['2026-10-24T10:00:00', '2026-10-25T09:30:00', 0],
  ])('from %s to %s count hours that pass', (start, end, count) => {
    const all = [{ ...hours.workingHours[0], days: [0, 6] as const, timezone: 'Europe/Berlin' }];
    const event = on('', '', { start, end, timezone: 'Europe/Berlin' });
    expect(added(event, context([], { workingHours: all }))).toHaveLength(count);
  });

  it('are those of the strictest of several resources', () => {
    const both = on('20:00', '21:00', { resource: ['ben', 'ana'] as never });
    expect(added(both, context([], hours)).map((each) => each.slice(0, 24))).toEqual([
      'outside-hours refuse ben',
      'outside-hours refuse ana',
    ]);
  });

  it('are the calendar’s for whom it doesn’t know', () => {
    expect(added(on('20:00', '21:00', { resource: 'gone' }), context([], hours))).toEqual([
      'outside-hours refuse null 20:00-21:00 open 09:00-17:00',
    ]);
  });

  it.each<[Partial<CalendarEvent>, number]>([
    [{ title: 'Other', color: 'red', description: 'New', className: 'new', readOnly: true }, 0],
    [{ start: '2026-11-20T20:15:00Z' }, 1],
    [{ end: '2026-11-20T21:15:00Z' }, 1],
    [{ timezone: 'Europe/Berlin' }, 1],
    [{ resource: 7 }, 1],
    [{ rrule: 'FREQ=DAILY' }, 1],
    [{ seats: 2 }, 1],
    [{ overlap: false }, 1],
  ])('matter to a change of %j: %i', (fields, count) => {
    const before = on('20:00', '21:00', { resource: 'ana' });
    const change = { changes: [{ before, after: { ...before, ...fields } }] };
    expect(violationsFor(change, context([before], hours))).toHaveLength(count);
  });

  it('don’t matter to what stays when and whose it is', () => {
    const event = on('20:00', '21:00', { resource: 'ana' });
    const where = context([event], hours);
    const named = { ...event, title: 'Other', color: 'red' as const };
    expect(violationsFor({ changes: [{ before: event, after: named }] }, where)).toEqual([]);
    const later = { ...event, end: '2026-11-20T21:30:00Z' };
    expect(violationsFor({ changes: [{ before: event, after: later }] }, where)).toHaveLength(1);
    expect(violationsFor({ changes: [{ before: event, after: null }] }, where)).toEqual([]);
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
      'a whole day within a long one',
      on('', '', { start: '2026-11-19T10:00:00Z', end: '2026-11-21T14:00:00Z' }),
      holiday,
      ['blocked refuse null 00:00-00:00 Holiday'],
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
    expect(added(event, context([], { blockedTimes: [block] }))).toEqual(expected);
  });
});

it('hours and blocked time are told apart, so that one can be allowed without the other', () => {
  const late: BlockedTime = {
    title: 'Late',
    start: '2026-11-20T16:30:00',
    end: '2026-11-20T18:00:00',
  };
  const where = context([], { workingHours: [{}], blockedTimes: [late] });
  expect(added(on('16:00', '18:00'), where)).toEqual([
    'blocked refuse null 16:30-18:00 Late',
    'outside-hours refuse null 16:00-18:00 open 09:00-17:00',
  ]);
});
