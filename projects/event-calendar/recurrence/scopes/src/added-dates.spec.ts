import type { CalendarEvent, RecurrenceScope } from 'ng-event-calendar/core/internal';
import { concernsOne, eventOfOccurrence } from 'ng-event-calendar/recurrence/internal';
import { removeOccurrence } from './edit-occurrence';
import {
  ZONE,
  changed,
  givenSeries,
  on,
  shift,
  starts,
  to,
  written,
  type Written,
} from './given-series';

const renamed = (event: CalendarEvent): CalendarEvent => ({ ...event, title: 'New' });
/** Tuesdays in March at ten, and two added Thursdays, one of them in the afternoon. */
const series = givenSeries({
  rrule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=4',
  rDates: ['2026-03-12', '2026-03-19T15:00:00'],
});
const { rrule: _rrule, ...dates } = series;

function removed(event: CalendarEvent, date: string, scope: RecurrenceScope): Written {
  return written([event], removeOccurrence([event], on(event, date), scope, ZONE)!);
}

describe('only this', () => {
  it('leaves an added date on its list, and out of the series', () => {
    const edit = changed(series, '2026-03-12', renamed, 'onlyThis');
    expect(edit.events[0]).toEqual({ ...series, exDates: ['2026-03-12'] });
    expect(edit.events[1]).toEqual({
      id: edit.events[1]!.id,
      title: 'New',
      start: '2026-03-12T10:00:00',
      end: '2026-03-12T11:00:00',
      timezone: ZONE,
      room: { floor: 3 },
      extractedFromId: 's',
    });
  });

  it.each<[string, Partial<CalendarEvent>, string, string[]]>([
    ['an added date at a time of its own', {}, '2026-03-19', ['2026-03-19']],
    [
      'one of several on a day',
      { rDates: ['2026-03-10T15:00:00'] },
      '2026-03-10',
      ['2026-03-10T10:00:00'],
    ],
    [
      'the start without a rule',
      { rrule: undefined!, rDates: ['2026-03-12'] },
      '2026-03-03',
      ['2026-03-03'],
    ],
    [
      'the second pass of a repeated hour',
      { rrule: undefined!, rDates: ['2026-11-01T06:30:00Z', '2026-11-01T12:00:00'] },
      '2026-11-01',
      ['2026-11-01T06:30:00Z'],
    ],
  ])('removes %s', (_, fields, date, exDates) => {
    const event = givenSeries({ ...series, ...fields });
    const before = starts([event]);
    const edit = removed(event, date, 'onlyThis');
    expect(edit.events).toEqual([{ ...event, exDates }]);
    expect(starts(edit.events)).toHaveLength(before.length - 1);
  });

  it('takes midnight off its list where others share its day, as it excludes all of that', () => {
    const event = givenSeries({ rDates: ['2026-03-10T00:00:00', '2026-03-17'] });
    const { rDates: _dates, ...rest } = event;
    expect(removed(event, '2026-03-10', 'onlyThis').events).toEqual([
      { ...rest, rDates: ['2026-03-17'] },
    ]);
  });

  it('makes events of the others of a day of which the rule gives midnight', () => {
    const event = givenSeries({
      start: '2026-03-03T00:00:00',
      end: '2026-03-03T01:00:00',
      rrule: 'FREQ=WEEKLY;COUNT=2',
      rDates: ['2026-03-10T15:00:00'],
    });
    const edit = removed(event, '2026-03-10', 'onlyThis');
    expect(edit.events).toMatchObject([
      { ...event, exDates: ['2026-03-10'] },
      { start: '2026-03-10T15:00:00', end: '2026-03-10T16:00:00', extractedFromId: 's' },
    ]);
    expect(edit.events[1]).not.toHaveProperty('rDates');
  });

  it('removes a series of which nothing is left', () => {
    const event = givenSeries({
      rrule: undefined!,
      rDates: ['2026-03-12'],
      exDates: ['2026-03-03'],
    });
    expect(removed(event, '2026-03-12', 'onlyThis').events).toEqual([]);
  });
});

describe('this and following', () => {
  it('starts the new series at an added date, also where the rule does not give it', () => {
    const edit = changed(series, '2026-03-12', renamed, 'thisAndFollowing');
    expect(edit.events).toEqual([
      { ...dates, rrule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260310T140000Z', rDates: undefined },
      {
        ...series,
        id: edit.events[1]!.id,
        title: 'New',
        start: '2026-03-12T10:00:00',
        end: '2026-03-12T11:00:00',
        rrule: 'FREQ=WEEKLY;BYDAY=TU;COUNT=2',
        extractedFromId: 's',
      },
    ]);
    expect(edit.events[0]).not.toHaveProperty('rDates');
  });

  it('starts at the next one of the rule where that depends on its start', () => {
    const event = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=4', rDates: ['2026-03-12'] });
    const edit = changed(event, '2026-03-12', renamed, 'thisAndFollowing');
    expect(edit.events[1]).toMatchObject({
      start: '2026-03-17T10:00:00',
      rrule: 'FREQ=WEEKLY;COUNT=2',
      rDates: ['2026-03-12'],
    });
    expect(starts(edit.events)).toEqual(starts([event]));
  });

  it('has dates alone where nothing of the rule comes before', () => {
    const event = givenSeries({
      rrule: 'FREQ=WEEKLY;COUNT=2',
      rDates: ['2026-02-24', '2026-02-20T15:00:00', '2026-03-12'],
      exDates: ['2026-03-12'],
    });
    const edit = changed(event, '2026-03-03', renamed, 'thisAndFollowing');
    const { rrule: _rule, exDates: _exDates, ...rest } = event;
    expect(edit.events).toEqual([
      {
        ...rest,
        start: '2026-02-20T15:00:00',
        end: '2026-02-20T16:00:00',
        rDates: ['2026-02-24T10:00:00'],
      },
      {
        ...event,
        id: edit.events[1]!.id,
        title: 'New',
        rDates: ['2026-03-12'],
        extractedFromId: 's',
      },
    ]);
  });

  it('is one event where a last date is all that follows', () => {
    const event = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=2', rDates: ['2026-03-12'] });
    const edit = changed(event, '2026-03-12', renamed, 'thisAndFollowing');
    expect(edit.events[1]).toEqual({
      id: edit.events[1]!.id,
      title: 'New',
      start: '2026-03-12T10:00:00',
      end: '2026-03-12T11:00:00',
      timezone: ZONE,
      room: { floor: 3 },
      extractedFromId: 's',
    });
  });

  it('on the earliest of all is all', () => {
    const event = givenSeries({ rrule: 'FREQ=WEEKLY;COUNT=2', rDates: ['2026-02-24'] });
    const edit = changed(event, '2026-02-24', renamed, 'thisAndFollowing');
    expect(edit.events).toEqual([{ ...event, title: 'New' }]);
    expect(changed(event, '2026-03-03', renamed, 'thisAndFollowing').events).toHaveLength(2);
  });

  it('removed leaves the dates before', () => {
    const [rest] = removed(series, '2026-03-17', 'thisAndFollowing').events;
    expect(rest).toEqual({
      ...series,
      rrule: 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260310T140000Z',
      rDates: ['2026-03-12'],
    });
  });
});

describe('all', () => {
  it('gives a new time of day to dates that have the old one, and a new length to each', () => {
    const event = givenSeries({
      rDates: [
        '2026-03-12',
        '2026-03-13T10:00:00',
        '2026-03-14T15:00:00',
        '2026-03-20T14:00:00Z',
        'soon',
      ],
    });
    const edit = changed(event, '2026-03-10', to('2026-03-10T12:00', '2026-03-10T14:00'), 'all');
    expect(edit.events).toEqual([
      {
        ...event,
        start: '2026-03-03T12:00:00',
        end: '2026-03-03T14:00:00',
        rDates: [
          '2026-03-12',
          '2026-03-13T12:00:00',
          '2026-03-14T15:00:00',
          '2026-03-20T16:00:00Z',
          'soon',
        ],
      },
    ]);
  });

  it('moved to another day moves the rule alone', () => {
    const event = givenSeries({
      rrule: 'FREQ=WEEKLY;COUNT=4',
      rDates: ['2026-03-12', '2026-03-13'],
      exDates: ['2026-03-13', '2026-03-17'],
    });
    const edit = changed(event, '2026-03-10', to('2026-03-11T10:00:00'), 'all');
    expect(edit.events).toEqual([
      {
        ...event,
        start: '2026-03-04T10:00:00',
        end: '2026-03-04T11:00:00',
        exDates: ['2026-03-13', '2026-03-18'],
      },
    ]);
  });

  it('leaves nothing out that was to be seen, and shows nothing that was left out', () => {
    const event = givenSeries({
      rrule: 'FREQ=WEEKLY;COUNT=2',
      rDates: ['2026-03-11T15:00:00', '2026-03-04T15:00:00'],
      exDates: ['2026-03-10', '2026-03-04'],
    });
    const edit = changed(event, '2026-03-03', to('2026-03-04T10:00:00'), 'all');
    expect(edit.events[0]!.exDates).toEqual(['2026-03-11T10:00:00', '2026-03-04T15:00:00']);
    expect(starts(edit.events)).toEqual(['2026-03-04T15:00', '2026-03-11T19:00']);
  });

  it.each<[string, Partial<CalendarEvent>, string[], string[]]>([
    [
      'of whole days',
      {},
      ['2026-03-12', '2026-03-13T02:00:00Z'],
      ['2026-03-12', '2026-03-12T02:00:00Z'],
    ],
    [
      'of times again',
      { start: '2026-03-03', end: '2026-03-03', allDay: true },
      ['2026-03-12'],
      ['2026-03-12'],
    ],
  ])('becomes a series %s', (_, fields, rDates, expected) => {
    const event = givenSeries({ ...fields, rDates });
    const turned = (each: CalendarEvent): CalendarEvent =>
      each.allDay === true
        ? { ...each, start: '2026-03-10T09:00:00', end: '2026-03-10T10:00:00', allDay: false }
        : { ...each, allDay: true };
    expect(changed(event, '2026-03-10', turned, 'all').events[0]!.rDates).toEqual(expected);
  });
});

describe('moving an added date', () => {
  it.each<[string, string, string]>([
    ['2026-03-12', '2026-03-13T10:00:00', '2026-03-13'],
    ['2026-03-12', '2026-03-13T12:00:00', '2026-03-13T12:00:00'],
    ['2026-03-12T10:00', '2026-03-13T10:00:00', '2026-03-13T10:00:00'],
    ['2026-03-12T14:00:00Z', '2026-03-13T10:00:00', '2026-03-13T14:00:00Z'],
    ['2026-03-12T15:00:00+01:00', '2026-03-13T10:00:00', '2026-03-13T15:00:00+01:00'],
    ['2026-03-12', '2026-02-01T10:00:00', '2026-02-01'],
    ['2026-03-12', '2026-03-13T00:00:00', '2026-03-13T00:00:00'],
  ])('written %s to %s writes %s', (rDate, place, expected) => {
    const event = givenSeries({ rDates: ['2026-03-20', rDate] });
    for (const scope of ['onlyThis', 'thisAndFollowing', 'all'] as const) {
      const edit = changed(event, '2026-03-12', to(place), scope);
      expect(edit.events).toEqual([{ ...event, rDates: ['2026-03-20', expected] }]);
      expect(edit.since).toBe(
        Math.min(on(event, '2026-03-12').start, on(edit.events[0]!, place.slice(0, 10)).start),
      );
    }
  });

  it('writes it once where it was said twice', () => {
    const event = givenSeries({ rDates: ['2026-03-12', '2026-03-12T10:00:00'] });
    const edit = changed(event, '2026-03-12', to('2026-03-13T10:00:00'), 'onlyThis');
    expect(edit.events[0]!.rDates).toEqual(['2026-03-13']);
  });

  it.each<[string, (event: CalendarEvent) => CalendarEvent, Partial<CalendarEvent>]>([
    ['a new length', (event) => shift(event, 0, 1), {}],
    ['another start with a new length', (event) => shift(event, 24, 25), {}],
    ['another field', (event) => renamed(shift(event, 24)), {}],
    ['whole days', (event) => ({ ...event, allDay: true }), {}],
    ['a place where another one is', to('2026-03-17T10:00:00'), {}],
    ['a place that is left out', to('2026-03-16T10:00:00'), { exDates: ['2026-03-16'] }],
    [
      'a day that has another one, of a series that starts at midnight',
      to('2026-03-17T10:00:00'),
      { start: '2026-03-03T00:00:00', end: '2026-03-03T01:00:00', rDates: ['2026-03-12'] },
    ],
  ])('makes an event of it: %s', (_, change, fields) => {
    const event = givenSeries({ rDates: ['2026-03-12'], ...fields });
    const edit = changed(event, '2026-03-12', change, 'all');
    expect(edit.events).toEqual([
      { ...event, exDates: [...(event.exDates ?? []), '2026-03-12'] },
      expect.objectContaining({ extractedFromId: 's' }),
    ]);
    expect(starts(edit.events)).toHaveLength(starts([event]).length);
  });

  it('without a rule takes the start, and leaves the others where they are', () => {
    const event = givenSeries({
      rrule: undefined!,
      rDates: ['2026-03-12', '2026-03-13T10:00:00', '2026-03-03'],
    });
    expect(changed(event, '2026-03-03', to('2026-03-05T10:00:00'), 'all').events).toEqual([
      {
        ...event,
        start: '2026-03-05T10:00:00',
        end: '2026-03-05T11:00:00',
        rDates: ['2026-03-12', '2026-03-13T10:00:00'],
      },
    ]);
    const later = changed(event, '2026-03-03', to('2026-03-05T12:00:00'), 'all').events;
    expect(later[0]!.rDates).toEqual(['2026-03-12T10:00:00', '2026-03-13T10:00:00']);
  });

  it.each<[string, string, (event: CalendarEvent) => CalendarEvent, boolean]>([
    ['of an added date', '2026-03-12', (event) => shift(event, 24), true],
    ['of its length', '2026-03-12', (event) => shift(event, 0, 1), true],
    ['of its title', '2026-03-12', renamed, false],
    ['of its rule', '2026-03-12', (event) => shift({ ...event, rrule: 'FREQ=DAILY' }, 24), false],
    ['of another one', '2026-03-10', (event) => shift(event, 24), false],
  ])('concerns it alone: %s', (_, date, change, expected) => {
    const occurrence = on(series, date);
    const after = change(eventOfOccurrence(occurrence, ZONE)!);
    expect(concernsOne(occurrence, after, ZONE)).toBe(expected);
  });
});

describe('what recurs no more', () => {
  it.each<[string, Partial<CalendarEvent>, string, Partial<CalendarEvent>]>([
    ['without its rule', {}, '2026-03-10', { rrule: undefined! }],
    ['without its dates', { rrule: undefined! }, '2026-03-12', { rDates: undefined! }],
  ])('loses all that says so: %s', (_, fields, date, change) => {
    const event = givenSeries({ ...series, exDates: ['2026-03-19'], ...fields });
    const edit = changed(event, date, (each) => ({ ...each, ...change }), 'all');
    expect(edit.events).toEqual([
      {
        id: 's',
        title: 'Series',
        timezone: ZONE,
        room: { floor: 3 },
        start: `${date}T10:00:00`,
        end: `${date}T11:00:00`,
      },
    ]);
  });

  it('has the dates that a form of the host’s gives it', () => {
    const rDates = ['2026-03-12', '2026-03-26', '2026-03-27'];
    const edited = (each: CalendarEvent): CalendarEvent => ({ ...each, rDates });
    expect(changed(series, '2026-03-17', edited, 'all').events).toEqual([{ ...series, rDates }]);
    const [first, following] = changed(series, '2026-03-17', edited, 'thisAndFollowing').events;
    expect(first!.rDates).toEqual(['2026-03-12']);
    expect(following!.rDates).toEqual(['2026-03-26', '2026-03-27']);
  });

  it('keeps its dates with another rule', () => {
    const event = givenSeries({ rrule: undefined!, rDates: ['2026-03-12'] });
    const edit = changed(event, '2026-03-12', (each) => ({ ...each, rrule: 'FREQ=WEEKLY' }), 'all');
    expect(edit.events).toEqual([{ ...event, rrule: 'FREQ=WEEKLY' }]);
  });
});
