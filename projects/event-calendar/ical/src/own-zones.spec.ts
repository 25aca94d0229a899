import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expandOccurrences } from 'ng-event-calendar/recurrence/internal';
import type { IcalEvent } from './ical-event';
import { readIcal, type IcalReading } from './read-ical';
import * as zones from './own-zones';
import { zoneNamed } from './zone-names';
import { writeIcal } from './write-ical';

function fixture(name: string): Promise<IcalReading> {
  return readIcal(readFileSync(join(__dirname, '..', 'fixtures', `${name}-style.ics`), 'utf8'));
}

/** Returns the starts of the occurrences in these years, in UTC. */
function startsOf(events: readonly IcalEvent[], id: string): string[] {
  const range = { start: '2006-01-01T00:00:00Z', end: '2028-01-01T00:00:00Z', timezone: 'UTC' };
  const series = events.filter((event) => event.id === id);
  return expandOccurrences(series, range).map(({ start }) => start);
}

describe('a series in a zone with a name of its own', () => {
  test('as Exchange writes it: shown names, customized and custom zones', async () => {
    const { events, faults } = await fixture('exchange');
    expect(faults).toEqual([]);
    const id = '040000008200E00074C5B7101A82E00800000000E';
    expect(events).toMatchObject([
      {
        start: '2026-10-28T10:00:00',
        timezone: 'America/New_York',
        exDates: ['2026-11-11T10:00:00', '2026-11-18T10:00:00'],
      },
      { start: '2026-11-18T14:00:00', timezone: 'America/New_York', extractedFromId: `${id}0` },
      { start: '2026-10-19T09:00:00', timezone: 'Europe/Berlin' },
      { start: '2026-10-30T22:00:00', timezone: 'Etc/GMT+7' },
    ]);
    // Summer time ends on 1 November in New York, and on 25 October in Berlin.
    expect(startsOf(events, `${id}0`)).toEqual(['2026-10-28T14:00:00Z', '2026-11-04T15:00:00Z']);
    expect(startsOf(events, `${id}1`)).toEqual([
      '2026-10-19T07:00:00Z',
      '2026-10-26T08:00:00Z',
      '2026-11-02T08:00:00Z',
    ]);
  });

  test('as Outlook writes it: shown names of another language, rules of several years', async () => {
    const { events, faults } = await fixture('outlook-names');
    expect(startsOf(events, 'names-1')).toEqual(['2026-10-22T17:30:00Z', '2026-10-29T18:30:00Z']);
    const board = startsOf(events, 'names-2');
    // Summer time began in April until 2006, and in March from 2007 on.
    expect(board.slice(2, 4)).toEqual(['2006-03-29T20:00:00Z', '2006-04-26T19:00:00Z']);
    expect(board.slice(14, 16)).toEqual(['2007-03-28T19:00:00Z', '2007-04-25T19:00:00Z']);
    expect(events).toMatchObject([
      { timezone: 'Europe/Berlin' },
      { timezone: 'America/Chicago' },
      { start: '2026-09-01T04:00:00Z' },
      { start: '2026-09-01T09:00:00Z' },
    ]);
    expect(faults).toMatchObject([
      { code: 'unknown-timezone', eventId: 'names-3', field: 'DTSTART' },
      { code: 'unknown-timezone', eventId: 'names-4', field: 'DTSTART' },
    ]);
    expect(faults[0]!.message).toMatch(/TZID=Shipyard.* later occurrences may be off/);
    expect(faults[1]!.message).toMatch(/TZID=Shipyard.* taken as instants by that definition\.$/);
  });

  test('as Apple writes it: names given by hand, offsets', async () => {
    const { events, faults } = await fixture('apple-zones');
    expect(faults).toEqual([]);
    expect(events).toMatchObject([
      { start: '2027-04-01T19:00:00', timezone: 'Pacific/Auckland' },
      { start: '2026-11-20T09:00:00', timezone: 'Asia/Calcutta' },
    ]);
    expect(startsOf(events, events[0]!.id as string)).toEqual([
      '2027-04-01T06:00:00Z',
      '2027-04-08T07:00:00Z',
    ]);
  });

  test.each(['exchange', 'outlook-names', 'apple-zones'])('%s survive', async (name) => {
    const { events } = await fixture(name);
    const again = await readIcal(writeIcal(events, { stamp: '2026-11-20T12:00:00Z' }));
    expect(again).toEqual({ events, faults: [] });
  });
});

/** Reads a file with one event in a zone of the file's own, defined like another zone. */
async function readAs(zone: string, start: string): Promise<IcalReading> {
  const event = { id: 'a', title: 'A', start, end: start, timezone: zone, rrule: 'FREQ=DAILY' };
  const text = writeIcal([event], { stamp: '2026-11-20T12:00:00Z' });
  return readIcal(text.replaceAll(`TZID:${zone}`, 'TZID:X').replaceAll(`TZID=${zone}`, 'TZID=X'));
}

test.each([
  ['Europe/Vienna', 'Europe/Berlin'],
  ['Europe/Kiev', 'Europe/Athens'],
  ['Europe/Lisbon', 'Europe/London'],
  ['America/Toronto', 'America/New_York'],
  ['America/Phoenix', 'Etc/GMT+7'],
  ['America/Santiago', 'America/Santiago'],
  ['Asia/Jerusalem', 'Asia/Jerusalem'],
  ['Asia/Kathmandu', 'Asia/Katmandu'],
  ['Africa/Abidjan', 'UTC'],
  ['Australia/Lord_Howe', 'Australia/Lord_Howe'],
  ['Australia/Melbourne', 'Australia/Sydney'],
  ['Antarctica/Troll', 'Antarctica/Troll'],
  ['America/Scoresbysund', 'America/Godthab'],
])('the definition of %s is like %s', async (zone, expected) => {
  const { events, faults } = await readAs(zone, '2026-11-20T10:00:00');
  expect(faults).toEqual([]);
  expect(events).toMatchObject([{ start: '2026-11-20T10:00:00', timezone: expected }]);
});

test('a definition of today does not make a zone of years in which the clocks changed otherwise', async () => {
  const rules = [
    ['STANDARD', '-0400', '-0500', '1SU;BYMONTH=11'],
    ['DAYLIGHT', '-0500', '-0400', '2SU;BYMONTH=3'],
  ].flatMap(([name, from, to, day]) => [
    `BEGIN:${name}`,
    'DTSTART:16010101T020000',
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `RRULE:FREQ=YEARLY;BYDAY=${day}`,
    `END:${name}`,
  ]);
  const event = (uid: string, start: string): string[] => [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTART;TZID=Plant 7:${start}`,
    'END:VEVENT',
  ];
  const file = [
    'BEGIN:VTIMEZONE',
    'TZID:Plant 7',
    ...rules,
    'END:VTIMEZONE',
    ...event('old', '20030325T100000'),
    ...event('new', '20260325T100000'),
  ];
  const { events, faults } = await readIcal(file.join('\n'));
  expect(events).toMatchObject([
    { id: 'old', start: '2003-03-25T14:00:00Z' },
    { id: 'new', start: '2026-03-25T10:00:00', timezone: 'America/New_York' },
  ]);
  expect(faults).toMatchObject([{ code: 'unknown-timezone', eventId: 'old' }]);
});

test.each([
  ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(GMT-05:00) Eastern Time (US & Canada)', 'America/New_York'],
  ['(GMT-08.00) Pacific Time (US & Canada)', 'America/Los_Angeles'],
  ['(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Berlin'],
  ['(UTC) Coordinated Universal Time', 'UTC'],
  ['(UTC-11:00) Coordinated Universal Time-11', 'Etc/GMT+11'],
  ["(UTC+13:00) Nuku'alofa", 'Pacific/Tongatapu'],
  ['(UTC-05:00) Atlantis', null],
  ['Eastern Time (US & Canada)', null],
  ['(UTC) constructor', null],
])('what Windows shows: %s', (name, zone) => {
  expect(zoneNamed(name, zones)).toBe(zone);
});
