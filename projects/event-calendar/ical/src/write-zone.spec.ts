import {
  DAY,
  HOUR_MS,
  dayFrom,
  instantOf,
  offsetAt,
  offsetSpans,
} from 'ng-event-calendar/core/internal';
import { readComponents } from './component';
import { zonesLines, type ZoneUse } from './write-zone';
import { offsetsByDefinition } from './zone-definition';

/** Zones of every kind: half hours, changes at midnight, moves across the date line, abolished summer times. */
const ZONES = [
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Asuncion',
  'America/Havana',
  'America/Godthab',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Asia/Tehran',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Asia/Pyongyang',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Norfolk',
  'Antarctica/Troll',
  'UTC',
];

function zoneLines(zone: string, use: ZoneUse): string[] {
  return zonesLines(new Map([[zone, use]]));
}

function offsetsOf(lines: readonly string[]): (wall: number) => number {
  const [definition] = readComponents(lines.join('\n'), 1000, (code, _place, words) => {
    throw new Error(`${code}: ${words}`);
  });
  const offsets = offsetsByDefinition(definition!, null);
  if ('problem' in offsets) throw new Error(offsets.problem);
  return offsets.offsetAt;
}

/** Returns the wall times, in steps over a range, for which a definition and the zone give different instants. */
function wrongWalls(
  offsets: (wall: number) => number,
  zone: string,
  { from, to, step }: { from: number; to: number; step: number },
): string[] {
  const wrong: string[] = [];
  for (let wall = from; wall < to; wall += step) {
    if (wall - offsets(wall) !== instantOf(wall, zone)) wrong.push(new Date(wall).toISOString());
  }
  return wrong;
}

describe('the definition of a zone', () => {
  test.each(ZONES)('says what the zone does: %s', (zone) => {
    const from = Date.UTC(2009, 0, 1);
    const to = Date.UTC(2028, 0, 1);
    const offsets = offsetsOf(zoneLines(zone, { from, to, isOpen: false }));
    expect(wrongWalls(offsets, zone, { from, to, step: 13 * HOUR_MS })).toEqual([]);
    // Quarters of an hour around each change: gaps, repeated hours and their edges.
    for (const { start, offset } of offsetSpans(from + 2 * DAY, to - 2 * DAY, zone)) {
      const change = start + offset;
      const around = { from: change - DAY, to: change + DAY, step: HOUR_MS / 4 };
      expect(wrongWalls(offsets, zone, around)).toEqual([]);
    }
  });

  test.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Auckland'])(
    'goes on for ever where something recurs without an end: %s',
    (zone) => {
      const use = { from: Date.UTC(2005, 5, 1), to: Date.UTC(2026, 10, 20), isOpen: true };
      const lines = zoneLines(zone, use);
      expect(lines.filter((line) => line.startsWith('RRULE:')).length).toBe(2);
      const offsets = offsetsOf(lines);
      const later = { from: use.from, to: Date.UTC(2060, 0, 1), step: 19 * HOUR_MS };
      expect(wrongWalls(offsets, zone, later)).toEqual([]);
    },
  );

  test.each([...ZONES, 'Asia/Jerusalem', 'America/Nuuk'])(
    'says what the zone does in old years and in far ones: %s',
    (zone) => {
      const cut: string[] = [];
      for (const year of [1650, 1850, 1899, 2099, 2300]) {
        const [from, to] = [dayFrom(year, 1, 1) * DAY, dayFrom(year + 1, 1, 1) * DAY];
        const lines = zonesLines(new Map([[zone, { from, to, isOpen: false }]]), (name) => {
          cut.push(`${name} ${year}`);
        });
        if (cut.length > 0) continue;
        expect(wrongWalls(offsetsOf(lines), zone, { from, to, step: 13 * HOUR_MS })).toEqual([]);
      }
      // A change at the end of the last Thursday falls into the next month in some years.
      expect(cut).toEqual(zone === 'Africa/Cairo' ? ['Africa/Cairo 2300'] : []);
    },
  );

  test('is cut where there are more zones and years than can be looked through, and says so', () => {
    const zones = Intl.supportedValuesOf('timeZone').slice(0, 100);
    const use = { from: Date.UTC(1900, 0, 1), to: Date.UTC(2000, 0, 1), isOpen: false };
    const cut: string[] = [];
    zonesLines(new Map(zones.map((zone) => [zone, use])), (zone) => cut.push(zone));
    expect(cut).toEqual(zones);
  });

  test('is short, and has the form of RFC 5545', () => {
    const use = { from: Date.UTC(2026, 5, 1), to: Date.UTC(2026, 5, 2), isOpen: true };
    expect(zoneLines('Europe/Berlin', use)).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:STANDARD',
      'DTSTART:20250101T010000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20250330T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20251026T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  test('stays within the years that have changes of clocks', () => {
    const use = { from: Date.UTC(1, 0, 1), to: Date.UTC(9999, 0, 1), isOpen: true };
    expect(zoneLines('Europe/London', use).length).toBeLessThan(80);
    expect(offsetAt(Date.UTC(2026, 6, 1), 'Europe/London')).toBe(HOUR_MS);
  });
});

test('many zones over centuries are no more than a few seconds of work', () => {
  const use = { from: Date.UTC(1900, 0, 1), to: Date.UTC(2100, 0, 1), isOpen: true };
  const zones = Intl.supportedValuesOf('timeZone');
  const lines = zonesLines(new Map(zones.map((zone) => [zone, use])));
  const years = lines
    .filter((line) => line.startsWith('DTSTART:'))
    .map((line) => line.slice(8, 12));
  expect(Math.min(...years.map(Number))).toBeGreaterThan(2080);
});
