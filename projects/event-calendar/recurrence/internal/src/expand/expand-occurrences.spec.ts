import {
  localZone,
  toInstant,
  toWallTime,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import dst from '../../fixtures/dst-recurrence.json';
import random from '../../fixtures/random-rules.json';
import examples from '../../fixtures/rfc5545-examples.json';
import { expandOccurrences } from './expand-occurrences';

/** Columns that the three files of the oracle have in common. */
interface Row {
  readonly id: string;
  readonly rrule: string;
  readonly dtstart: string;
  readonly tzid: string;
  readonly duration: number;
  readonly exDates: readonly string[];
  readonly windowStart: string;
  readonly windowEnd: string;
  readonly expected: readonly string[];
  readonly expectedUtc?: readonly string[];
  readonly endUtcExact?: readonly string[];
  readonly expectedLastDay?: readonly string[];
  readonly rruleObject?: object | null;
  readonly subDaily?: boolean;
  readonly allDay?: boolean;
}

const rows = [...dst, ...random, ...examples] as unknown as readonly Row[];
const whole = rows.filter(({ allDay }) => allDay);
const timed = rows.filter(({ allDay, subDaily }) => !allDay && !subDaily);

function eventOf(row: Row, fields: Partial<CalendarEvent> = {}): CalendarEvent {
  const start = toInstant(row.dtstart, row.tzid);
  return {
    id: row.id,
    title: row.id,
    start: row.dtstart,
    end: toWallTime(start + row.duration * 60_000, row.tzid),
    timezone: row.tzid,
    rrule: row.rrule,
    exDates: row.exDates,
    ...fields,
  };
}

/** The window of a row opens and closes at wall times in the event's zone. */
function expand(event: CalendarEvent, row: Row) {
  return expandOccurrences([event], {
    start: `${toWallTime(toInstant(row.windowStart, row.tzid), 'UTC')}Z`,
    end: `${toWallTime(toInstant(row.windowEnd, row.tzid), 'UTC')}Z`,
    timezone: 'UTC',
  });
}

const SUMMER = { start: '2026-06-01T00:00:00Z', end: '2026-07-01T00:00:00Z', timezone: 'UTC' };

function givenEvent(fields: Partial<CalendarEvent> = {}): CalendarEvent {
  return Object.freeze({
    id: 'a',
    title: 'A',
    start: '2026-06-01T09:00:00',
    end: '2026-06-01T10:00:00',
    ...fields,
  });
}

function startsOf(fields: Partial<CalendarEvent>, range = SUMMER): string[] {
  return expandOccurrences([givenEvent(fields)], range).map(({ start }) => start);
}

describe('expanding rules of the oracle', () => {
  it('has them all', () => {
    expect(rows).toHaveLength(352);
    expect(timed).toHaveLength(347);
    expect(whole).toHaveLength(1);
  });

  it.each(timed)('$id: $rrule', (row) => {
    const starts = expand(eventOf(row), row).map(({ start }) => start);
    expect(starts.filter((start) => start >= windowOf(row))).toEqual(row.expectedUtc);
  });

  it.each(timed.filter(({ rruleObject }) => rruleObject))('$id as an object', (row) => {
    const rrule = row.rruleObject as NonNullable<CalendarEvent['rrule']>;
    expect(expand(eventOf(row, { rrule }), row)).toEqual(
      expand(eventOf(row), row).map((each) => ({
        ...each,
        event: expect.objectContaining({ rrule }) as CalendarEvent,
      })),
    );
  });

  it.each(timed)('$id with instants and a zone', (row) => {
    const wall = eventOf(row);
    const instants = eventOf(row, {
      start: `${toWallTime(toInstant(wall.start, row.tzid), 'UTC')}Z`,
      end: `${toWallTime(toInstant(wall.end, row.tzid), 'UTC')}Z`,
    });
    expect(expand(instants, row).map(({ start, end }) => [start, end])).toEqual(
      expand(wall, row).map(({ start, end }) => [start, end]),
    );
  });
});

function windowOf(row: Row): string {
  return `${toWallTime(toInstant(row.windowStart, row.tzid), 'UTC')}Z`;
}

describe('lengths', () => {
  const measured = timed.filter(({ endUtcExact }) => endUtcExact);
  it.each(measured)('of $id are elapsed time', (row) => {
    expect(expand(eventOf(row), row).map(({ end }) => end)).toEqual(row.endUtcExact);
  });
});

describe('whole days', () => {
  it.each(whole)('$id are the same dates in every zone', (row) => {
    for (const timezone of ['UTC', 'Asia/Tokyo', 'Pacific/Apia', 'America/Chicago']) {
      const day = row.dtstart.slice(0, 10);
      const event = eventOf(row, { allDay: true, start: day, end: day });
      const range = { start: '2026-02-01T00:00:00Z', end: '2026-06-01T00:00:00Z', timezone };
      const days = expandOccurrences([event], range).map(({ start, end }) => [
        toWallTime(toInstant(start), timezone).slice(0, 10),
        toWallTime(toInstant(end) - 1, timezone).slice(0, 10),
      ]);
      expect(days).toEqual(row.expected.map((first, at) => [first, row.expectedLastDay?.[at]]));
    }
  });

  it('lose the days of exDates, whatever follows their dates', () => {
    const exDates = [
      '2026-06-02',
      '2026-06-03T00:00:00',
      '2026-06-04T00:00:00Z',
      '2026-06-05T09:30',
    ];
    const rrule = 'FREQ=DAILY;COUNT=6';
    expect(startsOf({ allDay: true, rrule, exDates })).toEqual([
      '2026-06-01T00:00:00Z',
      '2026-06-06T00:00:00Z',
    ]);
  });
});

describe('what exDates leave out', () => {
  const rrule = 'FREQ=DAILY;COUNT=3';
  const timezone = 'America/Chicago';
  const left = (exDate: string): string =>
    startsOf({ rrule, timezone, exDates: [exDate] })
      .map((start) => start.slice(8, 10))
      .join(' ');

  it.each([
    ['2026-06-02', '01 03'],
    ['2026-06-02T00:00:00', '01 03'],
    ['2026-06-02T05:00:00Z', '01 03'],
    ['2026-06-02T00:00:00-05:00', '01 03'],
    ['2026-06-02T09:00:00', '01 03'],
    ['2026-06-02T14:00:00Z', '01 03'],
    ['2026-06-02T16:00:00+02:00', '01 03'],
    ['2026-06-02T00:00:00Z', '01 02 03'],
    ['2026-06-02T08:59:59', '01 02 03'],
    ['nonsense', '01 02 03'],
  ])('%s leaves %s', (exDate, days) => {
    expect(left(exDate)).toBe(days);
  });

  it('consumes COUNT', () => {
    expect(startsOf({ rrule, exDates: ['2026-06-01'] })).toHaveLength(2);
  });

  it('leaves out one of several times a day by its time', () => {
    const hours = { rrule: 'FREQ=DAILY;BYHOUR=9,14;COUNT=4', exDates: ['2026-06-01T14:00:00'] };
    expect(startsOf(hours)).toEqual([
      '2026-06-01T09:00:00Z',
      '2026-06-02T09:00:00Z',
      '2026-06-02T14:00:00Z',
    ]);
  });
});

describe('the zone of a series', () => {
  const january = { start: '2026-03-01T00:00:00Z', end: '2026-04-01T00:00:00Z', timezone: 'UTC' };
  const rrule = 'FREQ=WEEKLY;BYDAY=MO';

  it.each([
    ['its own', '2026-03-02T21:00:00', 'America/Chicago', 'UTC', '03:00 02:00'],
    ['its own, of instants', '2026-03-03T03:00:00Z', 'America/Chicago', 'UTC', '03:00 02:00'],
    [
      'UTC for instants without one',
      '2026-03-02T21:00:00Z',
      undefined,
      'America/Chicago',
      '21:00 21:00',
    ],
    ['a fixed offset', '2026-03-02T00:30:00+05:30', undefined, 'America/Chicago', '19:00 19:00'],
    ['the one asked for', '2026-03-02T21:00:00', undefined, 'America/Chicago', '03:00 02:00'],
    [
      'the one asked for, its own unknown',
      '2026-03-02T21:00:00',
      'Mars/Base',
      'America/Chicago',
      '03:00 02:00',
    ],
  ])('is %s', (_, start, own, timezone, times) => {
    const zone = own === undefined ? {} : { timezone: own };
    const starts = startsOf({ start, end: start, rrule, ...zone }, { ...january, timezone });
    expect(`${starts[0]?.slice(11, 16)} ${starts[1]?.slice(11, 16)}`).toBe(times);
  });

  it("is the machine's without any", () => {
    const { start, end } = SUMMER;
    const event = givenEvent({ rrule });
    expect(expandOccurrences([event], { start, end })).toEqual(
      expandOccurrences([event], { start, end, timezone: localZone() }),
    );
  });

  it('keeps a first occurrence in the second pass of a repeated hour', () => {
    const range = { start: '2026-10-31T00:00:00Z', end: '2026-11-03T00:00:00Z', timezone: 'UTC' };
    const start = '2026-11-01T07:30:00Z';
    const event = { start, end: start, timezone: 'America/Chicago', rrule: 'FREQ=DAILY' };
    expect(startsOf(event, range)).toEqual([start, '2026-11-02T07:30:00Z']);
  });
});

describe('a list of occurrences', () => {
  const keysOf = (...events: CalendarEvent[]): string[] =>
    expandOccurrences(events, SUMMER).map(({ key }) => key);

  it('is ordered by start and holds what does not recur', () => {
    const series = givenEvent({ rrule: 'FREQ=DAILY;INTERVAL=2;COUNT=2' });
    const single = givenEvent({
      id: 'b',
      start: '2026-06-02T09:00:00',
      end: '2026-06-02T09:30:00',
    });
    expect(expandOccurrences([series, single], SUMMER)).toEqual([
      {
        event: series,
        key: 'a@2026-06-01',
        start: '2026-06-01T09:00:00Z',
        end: '2026-06-01T10:00:00Z',
      },
      { event: single, key: 'b', start: '2026-06-02T09:00:00Z', end: '2026-06-02T09:30:00Z' },
      {
        event: series,
        key: 'a@2026-06-03',
        start: '2026-06-03T09:00:00Z',
        end: '2026-06-03T10:00:00Z',
      },
    ]);
  });

  it('has keys that tell equal ids, missing ids and several times a day apart', () => {
    const rrule = 'FREQ=DAILY;COUNT=1';
    const missing = { ...givenEvent({ rrule }), id: undefined } as unknown as CalendarEvent;
    expect(keysOf(givenEvent({ rrule }), givenEvent({ rrule }), missing)).toEqual([
      'a@2026-06-01',
      'a#1@2026-06-01',
      '#2@2026-06-01',
    ]);
    expect(keysOf(givenEvent({ rrule: 'FREQ=DAILY;BYHOUR=9,14;COUNT=2' }))).toEqual([
      'a@2026-06-01T09:00:00',
      'a@2026-06-01T14:00:00',
    ]);
  });

  it('names an occurrence by its date in the zone of its event, also where the clocks move it on', () => {
    // In Nuuk the last hour of 30 March 2024 was skipped.
    const event = {
      start: '2024-03-29T23:30:00',
      end: '2024-03-29T23:45:00',
      timezone: 'America/Nuuk',
    };
    const range = { start: '2024-03-29T00:00:00Z', end: '2024-04-02T00:00:00Z', timezone: 'UTC' };
    const night = givenEvent({ ...event, rrule: 'FREQ=DAILY;COUNT=3' });
    expect(expandOccurrences([night], range).map(({ key }) => key)).toEqual([
      'a@2024-03-29',
      'a@2024-03-30',
      'a@2024-03-31',
    ]);
  });

  it.each([
    ['ends as it starts', '2026-06-01T10:00:00Z', '2026-06-01T11:00:00Z', 0],
    ['starts as it ends', '2026-06-01T08:00:00Z', '2026-06-01T09:00:00Z', 0],
    ['goes on inside', '2026-06-01T09:30:00Z', '2026-06-01T09:31:00Z', 1],
    ['begins within', '2026-06-01T08:00:00Z', '2026-06-01T09:00:01Z', 1],
  ])('is half-open: what %s', (_, start, end, amount) => {
    const range = { start, end, timezone: 'UTC' };
    expect(expandOccurrences([givenEvent()], range)).toHaveLength(amount);
    expect(startsOf({ rrule: 'FREQ=DAILY' }, range)).toHaveLength(amount);
  });

  it('holds what has no length, at the start of the range too', () => {
    const range = { start: '2026-06-01T09:00:00Z', end: '2026-06-01T10:00:00Z', timezone: 'UTC' };
    expect(startsOf({ end: '2026-06-01T09:00:00', rrule: 'FREQ=DAILY' }, range)).toHaveLength(1);
    expect(startsOf({ end: '2026-05-01T09:00:00' }, range)).toHaveLength(1);
  });

  it('holds long occurrences that began before the range', () => {
    const range = { start: '2026-06-20T00:00:00Z', end: '2026-06-21T00:00:00Z', timezone: 'UTC' };
    const long = { end: '2026-06-25T09:00:00', rrule: 'FREQ=MONTHLY' };
    expect(startsOf(long, range)).toEqual(['2026-06-01T09:00:00Z']);
  });

  it('shows an event with a bad rule once, and none that can’t be read', () => {
    expect(startsOf({ rrule: 'FREQ=HOURLY' })).toEqual(['2026-06-01T09:00:00Z']);
    expect(keysOf(givenEvent({ rrule: 'FREQ=WEEKLY;BYDAY=1MO' }))).toEqual(['a']);
    expect(startsOf({ start: 'soon', rrule: 'FREQ=DAILY' })).toEqual([]);
    expect(keysOf(null as unknown as CalendarEvent)).toEqual([]);
  });

  it('is empty for a range that is none', () => {
    expect(startsOf({ rrule: 'FREQ=DAILY' }, { ...SUMMER, end: SUMMER.start })).toEqual([]);
    expect(startsOf({ rrule: 'FREQ=DAILY' }, { ...SUMMER, start: 'soon' })).toEqual([]);
  });

  it('is the same again for events that stay the same objects', () => {
    const [a, b] = [
      givenEvent({ rrule: 'FREQ=DAILY' }),
      givenEvent({ id: 'b', rrule: 'FREQ=DAILY' }),
    ];
    const before = expandOccurrences([a, b], SUMMER);
    const moved = { ...b, start: '2026-06-01T08:00:00' };
    const after = expandOccurrences([a, moved], SUMMER);
    const ofA = (list: typeof before): typeof before => list.filter(({ event }) => event === a);
    ofA(after).forEach((occurrence, at) => expect(occurrence).toBe(ofA(before)[at]));
    expect(ofA(after)).toHaveLength(30);
  });
});
