import * as fc from 'fast-check';
import {
  PALETTE,
  formatDay,
  parseEvent,
  toWallTime,
  type CalendarEvent,
  type RecurrenceRule,
} from 'ng-event-calendar/core/internal';
import { expandOccurrences } from 'ng-event-calendar/recurrence/internal';
import type { IcalEvent } from './ical-event';
import { readIcal } from './read-ical';
import { writeIcal } from './write-ical';

const STAMP = { stamp: '2026-11-20T12:00:00Z' };
const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/Santiago',
  'Asia/Kolkata',
  'UTC',
];
const RULES = [
  'FREQ=DAILY',
  'FREQ=DAILY;INTERVAL=3;COUNT=20',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=20270301T000000Z',
  'RRULE:FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=29',
  'FREQ=DAILY;BYHOUR=9,15;COUNT=30',
];

const text = fc
  .string({ unit: 'grapheme', maxLength: 120 })
  .map((each) => each.replace(/(?![\t\n])\p{Cc}/gu, ''));
const instant = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2029, 0, 1) / 60_000 })
  .map((minute) => minute * 60_000);
const id = fc.tuple(fc.nat(9999), text).map(([number, words]) => `${number} ${words.trim()}.`);
const line = fc.constantFrom(
  'LOCATION:Room 1\\, left',
  'CATEGORIES:WORK,HOME',
  'ATTENDEE;CN="Doe, J":mailto:j@x.example',
  'X-LONG:' + 'ä'.repeat(200),
  'COMMENT;LANGUAGE=de:grün',
);

/** Times in each of the forms in which the calendar writes them. */
const when: fc.Arbitrary<Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timezone'>> = fc
  .record({
    start: instant,
    minutes: fc.integer({ min: 0, max: 4000 }),
    zone: fc.constantFrom(...ZONES),
    shape: fc.constantFrom(
      'zone',
      'floating',
      'utc',
      'utc beside a zone',
      'days',
      'days with a zone',
    ),
  })
  .map(({ start, minutes, zone, shape }) => {
    const end = start + minutes * 60_000;
    const utc = (at: number): string => `${toWallTime(at, 'UTC')}Z`;
    const day = (at: number): string => formatDay(Math.floor(at / 86_400_000));
    switch (shape) {
      case 'zone':
        return { start: toWallTime(start, zone), end: toWallTime(end, zone), timezone: zone };
      case 'floating':
        return { start: toWallTime(start, 'UTC'), end: toWallTime(end, 'UTC') };
      case 'utc':
        return { start: utc(start), end: utc(end) };
      case 'utc beside a zone':
        return { start: utc(start), end: utc(end), timezone: zone };
      case 'days':
        return { start: day(start), end: day(end), allDay: true };
      default:
        return { start: day(start), end: day(end), allDay: true, timezone: zone };
    }
  })
  .filter(({ start, end }) => end >= start);

const event: fc.Arbitrary<CalendarEvent> = fc
  .record({
    id,
    title: text,
    when,
    rest: fc.record(
      {
        description: text,
        color: fc.constantFrom(...PALETTE),
        resource: fc.oneof(text, fc.uniqueArray(text.filter((id) => id !== ''))),
        readOnly: fc.boolean(),
        draggable: fc.boolean(),
        resizable: fc.constantFrom<boolean | 'start' | 'end'>(true, false, 'start', 'end'),
        extractedFromId: id,
        ical: fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 4 }) }),
      },
      { requiredKeys: [] },
    ),
  })
  .map((parts) => ({ id: parts.id, title: parts.title, ...parts.when, ...parts.rest }));

/** A series with times in a form that iCalendar has for series. */
const series: fc.Arbitrary<CalendarEvent> = fc
  .record({
    event,
    rule: fc.constantFrom(...RULES),
    days: fc.uniqueArray(fc.nat(60), { maxLength: 5 }),
  })
  .map(({ event: base, rule, days }) => {
    const { extractedFromId: _, ...rest } = base;
    const at = Date.parse(`${base.start.slice(0, 10)}T00:00:00Z`) / 86_400_000;
    const exDates = days.map((day, index) => {
      const date = formatDay(at + day);
      return index % 2 === 0 || base.allDay ? date : date + base.start.slice(10);
    });
    const written = exDates.length > 0 ? { exDates } : {};
    return { ...rest, rrule: rule.replace('RRULE:', ''), ...written };
  });

function sorted(events: readonly CalendarEvent[]): unknown[] {
  return events.map((each) => ({ ...each, exDates: each.exDates && [...each.exDates].sort() }));
}

function uniqueIds<E extends CalendarEvent>(events: E[]): E[] {
  return [...new Map(events.map((each) => [String(each.id), each])).values()];
}

async function roundTrip(events: readonly CalendarEvent[]): Promise<IcalEvent[]> {
  const { events: read, faults } = await readIcal(writeIcal(events, STAMP));
  expect(faults).toEqual([]);
  return read;
}

describe('what is written', () => {
  test('is read again as it was', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 5 }).map(uniqueIds), async (events) => {
        expect(await roundTrip(events)).toEqual(events);
      }),
      { numRuns: 200 },
    );
  });

  test('recurs on the same dates, and comes back equal but for instants beside a zone', async () => {
    await fc.assert(
      fc.asyncProperty(series, async (given) => {
        const [read] = await roundTrip([given]);
        const range = {
          start: '2023-12-01T00:00:00Z',
          end: '2028-01-01T00:00:00Z',
          timezone: 'Asia/Tokyo',
        };
        expect(datesOf([read!], range)).toEqual(datesOf([given], range));
        const isTurned = given.timezone !== undefined && given.start.endsWith('Z');
        if (!isTurned) expect(sorted([read!])).toEqual(sorted([given]));
      }),
      { numRuns: 150 },
    );
  });

  test('and read is written as it was', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(event, series), { maxLength: 5 }).map(uniqueIds),
        async (events) => {
          const written = writeIcal(events, STAMP);
          const read = await readIcal(written);
          const again = writeIcal(read.events, STAMP);
          expect((await readIcal(again)).events).toEqual(read.events);
        },
      ),
      { numRuns: 100 },
    );
  });

  test.each<[string, Partial<CalendarEvent>]>([
    ['minutes alone', { start: '2026-11-20T10:00', end: '2026-11-20T11:00' }],
    ['a date for a time', { start: '2026-11-20', end: '2026-11-21' }],
    ['an offset', { start: '2026-11-20T10:00:00+05:30', end: '2026-11-20T11:00:00+05:30' }],
    [
      'an end in another form',
      { start: '2026-11-20T10:00:00', end: '2026-11-20T20:00:00Z', timezone: 'Asia/Tokyo' },
    ],
    [
      'an end without a zone',
      { start: '2026-11-20T10:00:00Z', end: '2026-11-20T20:00:00', timezone: 'Asia/Tokyo' },
    ],
    ['days with times', { start: '2026-11-20T00:00:00', end: '2026-11-21T23:59:59', allDay: true }],
    ['an end before the start', { start: '2026-11-20T10:00:00', end: '2026-11-20T09:00:00' }],
    ['days that end before they start', { start: '2026-11-20', end: '2026-11-10', allDay: true }],
    [
      'the second pass of an hour',
      { start: '2026-11-01T06:30:00Z', end: '2026-11-01T07:30:00Z', timezone: 'America/New_York' },
    ],
    [
      'a time that the clocks skip',
      { start: '2026-03-08T02:30:00', end: '2026-03-08T04:30:00', timezone: 'America/New_York' },
    ],
    ['the last day there is', { start: '9999-12-31', end: '9999-12-31', allDay: true }],
    ['a zone that is none', { timezone: 'Atlantis/Poseidonis' }],
  ])('means the same: %s', async (_name, fields) => {
    const given = {
      id: 'a',
      title: 'A',
      start: '2026-11-20T10:00:00',
      end: '2026-11-20T11:00:00',
      ...fields,
    };
    const [read] = await roundTrip([given]);
    const { event: _a, ...before } = parseEvent(given, 'America/Caracas')!;
    const { event: _b, ...after } = parseEvent(read!, 'America/Caracas')!;
    expect(after).toEqual(before);
  });

  test.each<[RecurrenceRule, Partial<CalendarEvent>, string]>([
    [
      { freq: 'monthly', byDay: ['MO', '-1FR'], interval: 2 },
      {},
      'FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,-1FR',
    ],
    [{ freq: 'DAILY', until: '2026-12-01' }, {}, 'FREQ=DAILY;UNTIL=20261201T225959Z'],
    [{ freq: 'DAILY', until: '2026-12-01T10:00:00' }, {}, 'FREQ=DAILY;UNTIL=20261201T090000Z'],
    [{ freq: 'DAILY', until: '20261201T090000Z' }, {}, 'FREQ=DAILY;UNTIL=20261201T090000Z'],
    [
      { freq: 'DAILY', until: '2026-12-01T09:00:00Z' },
      { allDay: true },
      'FREQ=DAILY;UNTIL=20261201',
    ],
    [
      { freq: 'MONTHLY', byMonthDay: 3, count: 4, wkst: 'SU' },
      {},
      'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=3;WKST=SU',
    ],
    [
      { freq: 'YEARLY', byMonth: [1, 2], bySetPos: -1, byDay: 'MO,TU' },
      {},
      'FREQ=YEARLY;BYMONTH=1,2;BYDAY=MO,TU;BYSETPOS=-1',
    ],
  ])('a rule that is an object: %j', async (rrule, fields, expected) => {
    const given: CalendarEvent = {
      id: 'a',
      title: 'A',
      start: '2026-11-20T10:00:00',
      end: '2026-11-20T11:00:00',
      timezone: 'Europe/Berlin',
      ...fields,
      rrule,
    };
    expect((await roundTrip([given]))[0]!.rrule).toBe(expected);
  });
});

function datesOf(
  events: readonly CalendarEvent[],
  range: { start: string; end: string; timezone: string },
): string[] {
  return expandOccurrences(events, range).map(({ start, end }) => `${start} to ${end}`);
}
