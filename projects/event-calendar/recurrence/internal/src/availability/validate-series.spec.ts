import {
  countRefused,
  validateChange,
  openTimes,
  type AvailabilityViolation,
  type AvailabilityContext,
} from 'ng-event-calendar/core/availability';
import {
  indexEvents,
  indexResources,
  type BlockedTime,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { editOccurrence } from 'ng-event-calendar/recurrence/scopes';
import { RECURRENCE_ENGINE } from '../expand/recurrence-engine';

const WEEKLY: CalendarEvent = {
  id: 'weekly',
  title: 'Weekly',
  start: '2026-11-20T10:00:00Z',
  end: '2026-11-20T11:00:00Z',
  rrule: 'FREQ=WEEKLY',
  resource: 'ana',
};
const on = (date: string, from: string, to: string, id = date): CalendarEvent => ({
  id,
  title: id,
  start: `${date}T${from}:00Z`,
  end: `${date}T${to}:00Z`,
  resource: 'ana',
});
const christmas: BlockedTime = {
  title: 'Christmas',
  allDay: true,
  start: '2026-12-25',
  end: '2026-12-25',
};

const context = (
  events: readonly CalendarEvent[],
  more: Partial<AvailabilityContext> = {},
): AvailabilityContext => ({
  index: indexEvents(events, 'UTC', undefined, RECURRENCE_ENGINE),
  resources: indexResources([{ id: 'ana', title: 'Ana' }]),
  unavailableTimes: 'refuse',
  eventOverlap: 'refuse',
  ...more,
});
const dates = (refusals: readonly AvailabilityViolation[]): string[] =>
  refusals.map(({ code, start }) => `${code} ${new Date(start).toISOString().slice(0, 10)}`);

describe('a series', () => {
  it('is judged by each of its occurrences, and told by the first that is met', () => {
    const taken = [on('2027-01-15', '10:30', '12:00'), on('2026-12-11', '10:30', '12:00')];
    const change = { changes: [{ before: null, after: WEEKLY }] };
    expect(dates(validateChange(change, context(taken)))).toEqual(['overlap 2026-12-11']);
    expect(dates(validateChange(change, context([], { blockedTimes: [christmas] })))).toEqual([
      'blocked 2026-12-25',
    ]);
  });

  it.each([
    ['the 500th of its occurrences', 'FREQ=DAILY', '2028-04-02', 1],
    ['one behind those', 'FREQ=DAILY', '2028-04-03', 0],
    ['one within two years', 'FREQ=WEEKLY', '2028-11-17', 1],
    ['one later than that', 'FREQ=WEEKLY', '2028-12-01', 0],
  ])('is judged by %s', (_, rrule, date, count) => {
    const change = { changes: [{ before: null, after: { ...WEEKLY, rrule } }] };
    expect(validateChange(change, context([on(date, '10:30', '12:00')]))).toHaveLength(count);
  });

  it('meets other series, and never itself', () => {
    const other = {
      ...WEEKLY,
      id: 'other',
      start: '2026-11-06T10:45:00Z',
      end: '2026-11-06T12:00:00Z',
    };
    const change = { changes: [{ before: null, after: WEEKLY }] };
    expect(dates(validateChange(change, context([other])))).toEqual(['overlap 2026-11-20']);
    const later = { ...WEEKLY, start: '2026-11-20T10:15:00Z', end: '2026-11-20T11:15:00Z' };
    const moved = { changes: [{ before: WEEKLY, after: later }] };
    expect(validateChange(moved, context([WEEKLY]))).toEqual([]);
  });

  it('over a holiday can still be moved, but not onto another one', () => {
    const later = { ...WEEKLY, start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' };
    const change = { changes: [{ before: WEEKLY, after: later }] };
    const where = context([WEEKLY], { blockedTimes: [christmas] });
    expect(validateChange(change, where)).toEqual([]);
    const lunch: BlockedTime = {
      title: 'Lunch',
      start: '2026-12-04T12:00:00',
      end: '2026-12-04T13:00:00',
    };
    const both = context([WEEKLY], { blockedTimes: [christmas, lunch] });
    expect(dates(validateChange(change, both))).toEqual(['blocked 2026-12-04']);
  });

  it.each<[string, Partial<CalendarEvent>, string[]]>([
    // Only conflicts that existed before don't count.
    ['at the same time', { start: '2026-11-20T10:15:00Z', end: '2026-11-20T11:15:00Z' }, []],
    [
      'at another one',
      { start: '2026-11-20T14:00:00Z', end: '2026-11-20T15:00:00Z' },
      ['overlap 2026-12-04'],
    ],
  ])('over something else can still be moved, %s', (_, times, expected) => {
    const taken = [
      on('2026-12-04', '10:30', '12:00', 'x'),
      on('2026-12-04', '14:00', '15:00', 'y'),
    ];
    const change = { changes: [{ before: WEEKLY, after: { ...WEEKLY, ...times } }] };
    expect(dates(validateChange(change, context([WEEKLY, ...taken])))).toEqual(expected);
  });

  it('that met two others may meet one of them still', () => {
    const taken = [
      on('2026-12-04', '09:30', '10:30', 'x'),
      on('2026-12-04', '10:30', '12:00', 'y'),
    ];
    const later = { ...WEEKLY, start: '2026-11-20T10:30:00Z', end: '2026-11-20T11:30:00Z' };
    const change = { changes: [{ before: WEEKLY, after: later }] };
    expect(validateChange(change, context([WEEKLY, ...taken]))).toEqual([]);
  });

  it.each<[string, string, string, string[]]>([
    ['the same', '10:15', '11:15', []],
    ['others', '14:00', '15:00', ['capacity 2026-12-04']],
  ])('in a full place can still be moved where it is full of %s', (_, from, to, expected) => {
    const taken = [
      on('2026-12-04', '10:00', '12:00', 'x'),
      on('2026-12-04', '14:00', '15:00', 'y'),
    ];
    const where = context([WEEKLY, ...taken], {
      resources: indexResources([{ id: 'ana', title: 'Ana', capacity: 1 }]),
    });
    const times = { start: `2026-11-20T${from}:00Z`, end: `2026-11-20T${to}:00Z` };
    const changes = [{ before: WEEKLY, after: { ...WEEKLY, ...times } }];
    expect(dates(validateChange({ changes }, where))).toEqual(expected);
  });

  it('in a full place takes no more seats than it had', () => {
    const where = context([WEEKLY, on('2026-12-04', '10:00', '12:00')], {
      resources: indexResources([{ id: 'ana', title: 'Ana', capacity: 2 }]),
    });
    const seated = (seats: number): CalendarEvent => ({ ...WEEKLY, seats });
    const change = (from: number, to: number): string[] =>
      dates(validateChange({ changes: [{ before: seated(from), after: seated(to) }] }, where));
    expect([change(2, 1), change(3, 2), change(1, 2), change(2, 3)]).toEqual([
      [],
      [],
      ['capacity 2026-12-04'],
      ['capacity 2026-11-20'],
    ]);
  });

  it('over a holiday can still be moved past the midnight of another zone', () => {
    const evening = {
      ...WEEKLY,
      ...{ timezone: 'America/New_York', start: '2026-11-20T18:00:00', end: '2026-11-20T18:30:00' },
    };
    const later = { ...evening, start: '2026-11-20T19:30:00', end: '2026-11-20T20:00:00' };
    const where = context([evening], {
      blockedTimes: [{ ...christmas, timezone: 'America/New_York' }],
    });
    expect(validateChange({ changes: [{ before: evening, after: later }] }, where)).toEqual([]);
  });

  it('leaves its holiday alone, but for the occurrence that is moved by itself', () => {
    const rest = { ...WEEKLY, exDates: ['2026-12-25'] };
    const copy = { ...on('2026-12-25', '12:00', '13:00', 'copy'), extractedFromId: 'weekly' };
    const change = {
      changes: [
        { before: WEEKLY, after: rest },
        { before: null, after: copy },
      ],
    };
    const where = context([WEEKLY], { blockedTimes: [christmas] });
    expect(dates(validateChange(change, where))).toEqual(['blocked 2026-12-25']);
  });

  it('that is divided is judged from where it goes on', () => {
    const ended = { ...WEEKLY, rrule: 'FREQ=WEEKLY;UNTIL=20261127T100000Z' };
    const rest = {
      ...{ ...WEEKLY, id: 'rest', extractedFromId: 'weekly' },
      ...{ start: '2026-12-04T10:30:00Z', end: '2026-12-04T11:30:00Z' },
    };
    const changes = [
      { before: WEEKLY, after: ended },
      { before: null, after: rest },
    ];
    const taken = (date: string) => on(date, '11:00', '12:00');
    const where = context([WEEKLY, taken('2026-11-27'), taken('2026-12-11')]);
    const since = Date.parse('2026-12-04T10:00:00Z');
    expect(dates(validateChange({ changes, since }, where))).toEqual(['overlap 2026-12-11']);
  });

  it('of whole days is left alone on the day before the one that was touched', () => {
    const daily: CalendarEvent = {
      ...{ id: 'leave', title: 'Leave', allDay: true, resource: 'ana', rrule: 'FREQ=DAILY' },
      ...{ start: '2026-11-20', end: '2026-11-20' },
    };
    const after = { ...daily, overlap: false };
    const since = Date.parse('2026-11-24T00:00:00Z');
    const where = context([daily, on('2026-11-23', '10:00', '11:00')]);
    expect(validateChange({ changes: [{ before: daily, after }], since }, where)).toEqual([]);
  });

  it('is left alone before the occurrence that was touched', () => {
    const taken = [on('2026-12-04', '12:00', '13:00')];
    const later = { ...WEEKLY, start: '2026-11-20T12:00:00Z', end: '2026-11-20T13:00:00Z' };
    const changes = [{ before: WEEKLY, after: later }];
    const where = context([WEEKLY, ...taken]);
    expect(dates(validateChange({ changes }, where))).toEqual(['overlap 2026-12-04']);
    expect(validateChange({ changes, since: Date.parse('2026-12-11T10:00:00Z') }, where)).toEqual(
      [],
    );
  });

  it.each([
    ['the touched one', '2026-12-08', ['overlap 2026-12-08']],
    ['one before it', '2026-12-01', []],
  ])(
    'of two weekdays of which one is moved is judged from there on: over %s',
    (_, date, expected) => {
      const series = { ...WEEKLY, start: '2026-11-16T10:00:00Z', end: '2026-11-16T11:00:00Z' };
      const both = { ...series, rrule: 'FREQ=WEEKLY;BYDAY=MO,WE' };
      // The move turns Wednesdays into Tuesdays.
      const touched = { event: both, start: Date.parse('2026-12-09T10:00:00Z') };
      const after = { ...both, start: '2026-12-08T10:00:00Z', end: '2026-12-08T11:00:00Z' };
      const change = editOccurrence([both], touched, after, 'all', 'move', 'UTC')!;
      expect(change.changes[0]?.after).toMatchObject({ rrule: 'FREQ=WEEKLY;BYDAY=MO,TU' });
      expect(dates(validateChange(change, context([both, on(date, '10:30', '12:00')])))).toEqual(
        expected,
      );
    },
  );

  it.each<[string, Partial<CalendarEvent>, string[]]>([
    ['beside its rule', { rDates: ['2026-12-08'] }, ['overlap 2026-12-08']],
    ['before its start', { rDates: ['2026-12-08', '2026-11-02'] }, ['overlap 2026-11-02']],
    [
      'without a rule, at a time of its own',
      { rrule: undefined!, rDates: ['2026-12-24T22:30:00Z'] },
      ['overlap 2026-12-24'],
    ],
  ])('is judged by dates that are added %s', (_, fields, expected) => {
    const change = { changes: [{ before: null, after: { ...WEEKLY, ...fields } }] };
    const taken = [
      on('2026-11-02', '09:30', '10:30'),
      on('2026-12-08', '10:30', '12:00'),
      on('2026-12-24', '22:00', '23:00'),
    ];
    expect(dates(validateChange(change, context(taken)))).toEqual(expected);
  });

  it('of dates is in the way of others on each of them', () => {
    const { rrule: _rule, ...once } = WEEKLY;
    const event = { ...once, rDates: ['2026-12-08', '2026-11-02'] };
    for (const date of ['2026-11-02', '2026-11-20', '2026-12-08']) {
      const change = { changes: [{ before: null, after: on(date, '10:30', '12:00') }] };
      expect(dates(validateChange(change, context([event])))).toEqual([`overlap ${date}`]);
    }
  });

  it('is judged by the added date that is moved', () => {
    const event = { ...WEEKLY, rDates: ['2026-12-08', '2026-12-15'] };
    const touched = { event, start: Date.parse('2026-12-15T10:00:00Z') };
    const taken = [on('2026-12-08', '10:30', '12:00'), on('2026-12-16', '10:30', '12:00')];
    const moved = (date: string): string[] => {
      const after = { ...event, start: `${date}T10:00:00Z`, end: `${date}T11:00:00Z` };
      const change = editOccurrence([event], touched, after, 'onlyThis', 'move', 'UTC')!;
      return dates(validateChange(change, context([event, ...taken])));
    };
    expect(moved('2026-12-16')).toEqual(['overlap 2026-12-16']);
    expect(moved('2026-12-17')).toEqual([]);
  });

  it('counts once where nothing expands it', () => {
    const index = indexEvents([on('2026-12-11', '10:30', '12:00')], 'UTC');
    const change = { changes: [{ before: null, after: WEEKLY }] };
    expect(validateChange(change, context([], { index }))).toEqual([]);
  });
});

it('a block with a rule is closed each time', () => {
  const lunch: BlockedTime = {
    start: '2026-11-16T12:00:00',
    end: '2026-11-16T13:00:00',
    rrule: 'FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR',
    exDates: ['2026-11-20'],
  };
  const noon = (date: string): number =>
    openTimes(
      { start: Date.parse(`${date}T11:00:00Z`), end: Date.parse(`${date}T14:00:00Z`) },
      'ana',
      context([], { blockedTimes: [lunch] }),
    ).length;
  expect(['2026-11-19', '2026-11-20', '2026-11-21'].map(noon)).toEqual([2, 1, 1]);
});

describe('countRefused', () => {
  const taken = [on('2026-12-11', '10:30', '12:00'), on('2026-12-25', '10:30', '12:00', 'b')];

  it.each<[string, CalendarEvent[], Partial<AvailabilityContext>, number | undefined, number]>([
    ['dates that are blocked', [], { blockedTimes: [christmas] }, undefined, 1],
    ['dates that are booked', taken, {}, undefined, 2],
    ['a date once where it is both', taken, { blockedTimes: [christmas] }, undefined, 2],
    ['as many as are wanted', taken, {}, 1, 1],
    ['none where all is allowed', taken, { eventOverlap: 'allow' }, undefined, 0],
  ])('counts %s', (_, events, more, most, expected) => {
    const change = { changes: [{ before: null, after: WEEKLY }] };
    expect(countRefused(change, context(events, more), most)).toBe(expected);
  });
});
