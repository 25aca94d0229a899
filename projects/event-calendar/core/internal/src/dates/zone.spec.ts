import * as fc from 'fast-check';

import conversions from '../../fixtures/zone-conversions.json';
import { DAY, HOUR_MS, MINUTE, formatWall } from './civil-time';
import { parseIso } from './iso';
import {
  instantOf,
  instantsOf,
  isRepeated,
  isZone,
  localZone,
  offsetAt,
  offsetSpans,
  resolveZone,
  toInstant,
  toWallTime,
  wallIn,
} from './zone';

const ZONES = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'America/Havana',
  'America/Nuuk',
  'Europe/London',
  'Europe/Paris',
  'Europe/Dublin',
  'Africa/Casablanca',
  'Africa/Cairo',
  'Antarctica/Troll',
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Tehran',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
];
const zones = fc.constantFrom(...ZONES);
const instants = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2037, 0, 1) });

/** The instant of an ISO string with `Z`. */
function utc(text: string): number {
  return Date.parse(text);
}

function wall(text: string): number {
  return parseIso(text)?.wall ?? NaN;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The offset in minutes that a clock in the zone shows at an instant, its seconds cut off. */
function shownOffset(instant: number, zone: string): number {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(zone, format);
  const numbers = format.format(instant).match(/\d+/g) ?? [];
  const [month = NaN, day, year = NaN, hour, minute, second] = numbers.map(Number);
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.trunc((shown - Math.floor(instant / 1000) * 1000) / MINUTE) || 0;
}

describe('conversions between wall times and instants', () => {
  it('are 200, of every kind', () => {
    expect(conversions).toHaveLength(200);
    expect(new Set(conversions.map(({ kind }) => kind)).size).toBe(3);
  });

  it.each(conversions)('$id: $wall in $tzid', (row) => {
    const instant = utc(row.utc);
    const all = { gap: [], normal: [row.utc], overlap: [row.utc, row.utcLater ?? ''] }[
      row.kind as 'gap' | 'normal' | 'overlap'
    ];
    expect(instantOf(wall(row.wall), row.tzid)).toBe(instant);
    expect(instantsOf(wall(row.wall), row.tzid)).toEqual(all.map(utc));
    expect(offsetAt(instant, row.tzid)).toBe(row.offsetMinutes * MINUTE);
    expect(formatWall(wallIn(instant, row.tzid), 'seconds')).toBe(row.wallBack);
    expect(toInstant(row.wall, row.tzid)).toBe(instant);
    expect(toWallTime(instant, row.tzid)).toBe(row.wallBack);
  });

  it('agree with what a clock in the zone shows', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        expect(offsetAt(instant, zone) / MINUTE).toBe(shownOffset(instant, zone));
      }),
      { numRuns: 500 },
    );
  });

  it('lead from an instant to its wall time and back, or to its twin in a repeated hour', () => {
    fc.assert(
      fc.property(instants, zones, (instant, zone) => {
        const there = wallIn(instant, zone);
        expect(instantsOf(there, zone)).toContain(instant);
        expect(instantOf(there, zone)).toBe(instantsOf(there, zone)[0]);
        expect(wallIn(instantOf(there, zone), zone)).toBe(there);
      }),
    );
  });

  it('lead from a wall time to instants that have it, in order', () => {
    fc.assert(
      fc.property(instants, zones, (time, zone) => {
        const all = instantsOf(time, zone);
        expect(all.length <= 2).toBe(true);
        expect(all).toEqual([...all].sort((a, b) => a - b));
        for (const instant of all) {
          expect(wallIn(instant, zone)).toBe(time);
        }
        if (all.length === 0) {
          expect(wallIn(instantOf(time, zone), zone)).toBeGreaterThan(time);
        }
      }),
    );
  });

  it('are the same whatever was asked before', () => {
    const questions = fc.array(fc.tuple(instants, zones), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(questions, (list) => {
        const answers = list.map(([instant, zone]) => wallIn(instant, zone));
        const again = [...list].reverse().map(([instant, zone]) => wallIn(instant, zone));
        expect(again.reverse()).toEqual(answers);
      }),
    );
  });

  it('hold at the epoch itself', () => {
    expect(offsetAt(0, 'Asia/Kolkata')).toBe(5.5 * HOUR_MS);
    expect(toWallTime(0, 'America/New_York')).toBe('1969-12-31T19:00:00');
  });

  it.each([
    // Clocks followed the sun, to the second; offsets are kept in whole minutes.
    ['America/New_York', '1850-07-01T00:00:00Z', -(4 * HOUR_MS + 56 * MINUTE)],
    ['Europe/Paris', '1850-07-01T00:00:00Z', 9 * MINUTE],
    ['Europe/Dublin', '1850-07-01T00:00:00Z', -25 * MINUTE],
    ['Africa/Monrovia', '1971-12-31T00:00:00Z', -44 * MINUTE],
  ])('know the offset of %s at %s', (zone, at, offset) => {
    expect(offsetAt(utc(at), zone)).toBe(offset);
  });

  it('hold in years far away', () => {
    expect(offsetAt(utc('9999-07-01T00:00:00Z'), 'Europe/Paris')).toBe(2 * HOUR_MS);
    expect(offsetAt(8.64e15, 'Asia/Kolkata')).toBe(5.5 * HOUR_MS);
    expect(offsetAt(-8.64e15, 'Asia/Kolkata')).toBe(offsetAt(utc('1800-02-01'), 'Asia/Kolkata'));
    expect(offsetAt(Infinity, 'Asia/Kolkata')).toBe(5.5 * HOUR_MS);
  });

  it('give NaN for NaN', () => {
    for (const zone of ['UTC', 'Europe/Paris']) {
      expect(wallIn(NaN, zone)).toBeNaN();
      expect(instantOf(NaN, zone)).toBeNaN();
    }
    expect(offsetAt(NaN, 'Europe/Paris')).toBeNaN();
  });

  it('read an unknown zone as the browser’s', () => {
    const instant = utc('2026-07-06T12:00:00Z');
    expect(wallIn(instant, 'Mars/Olympus')).toBe(wallIn(instant, localZone()));
  });
});

describe('isRepeated', () => {
  it.each<[string, string, boolean]>([
    ['2026-11-01T04:59Z', 'America/New_York', false],
    ['2026-11-01T05:00Z', 'America/New_York', true],
    ['2026-11-01T06:59Z', 'America/New_York', true],
    ['2026-11-01T07:00Z', 'America/New_York', false],
    ['2026-03-08T06:59Z', 'America/New_York', false],
    ['2026-03-08T07:00Z', 'America/New_York', false],
    ['2026-04-04T14:29Z', 'Australia/Lord_Howe', false],
    ['2026-04-04T14:30Z', 'Australia/Lord_Howe', true],
    ['2026-04-04T15:29Z', 'Australia/Lord_Howe', true],
    ['2026-04-04T15:30Z', 'Australia/Lord_Howe', false],
    ['2025-11-02T04:00Z', 'America/Havana', true],
    ['2025-11-02T06:00Z', 'America/Havana', false],
    ['2026-11-01T05:00Z', 'UTC', false],
  ])('%s in %s: %s', (instant, zone, expected) => {
    expect(isRepeated(toInstant(instant), zone)).toBe(expected);
  });

  it('holds where a wall time has two instants, near every change', () => {
    const near = fc.integer({ min: -3 * 48, max: 3 * 48 });
    fc.assert(
      fc.property(zones, instants, near, (zone, instant, halfHours) => {
        const change = offsetSpans(instant, instant + 366 * DAY, zone)[0]?.end ?? instant;
        const time = change + (halfHours * HOUR_MS) / 2;
        expect(isRepeated(time, zone)).toBe(instantsOf(wallIn(time, zone), zone).length > 1);
      }),
    );
  });

  it('is false for what is no instant', () => {
    expect(isRepeated(NaN, 'America/New_York')).toBe(false);
    expect(isRepeated(NaN, 'UTC')).toBe(false);
  });
});

describe('offsetSpans', () => {
  it.each([
    ['America/New_York', '2026-03-08', '-300 until 07:00, -240'],
    ['America/New_York', '2026-11-01', '-240 until 06:00, -300'],
    ['America/New_York', '2026-07-06', '-240'],
    ['Europe/Paris', '2026-03-29', '60 until 01:00, 120'],
    ['Australia/Lord_Howe', '2026-10-03', '630 until 15:30, 660'],
    ['Australia/Lord_Howe', '2026-04-04', '660 until 15:00, 630'],
    ['America/Sao_Paulo', '2018-11-04', '-180 until 03:00, -120'],
    ['America/Havana', '2026-03-08', '-300 until 05:00, -240'],
    ['Asia/Beirut', '2026-03-28', '120 until 22:00, 180'],
    ['Pacific/Apia', '2011-12-30', '-600 until 10:00, 840'],
    ['America/St_Johns', '2010-03-14', '-210 until 03:31, -150'],
    ['America/St_Johns', '2010-11-07', '-150 until 02:31, -210'],
    ['Africa/Casablanca', '2024-03-10', '60 until 02:00, 0'],
    ['Africa/Casablanca', '2024-04-14', '0 until 02:00, 60'],
    ['Antarctica/Troll', '2026-03-29', '0 until 01:00, 120'],
    ['UTC', '2026-03-29', '0'],
  ])('of %s on %s (UTC day): %s', (zone, date, expected) => {
    const from = utc(`${date}T00:00:00Z`);
    const spans = offsetSpans(from, from + DAY, zone);
    const words = spans.map(({ end, offset }) =>
      end < from + DAY
        ? `${offset / MINUTE} until ${new Date(end).toISOString().slice(11, 16)}`
        : `${offset / MINUTE}`,
    );
    expect(words.join(', ')).toBe(expected);
  });

  it('are five where two pairs of changes come within fourteen months', () => {
    const spans = offsetSpans(utc('2029-12-25'), utc('2031-03-01'), 'Africa/Casablanca');
    expect(spans.map(({ offset }) => offset / HOUR_MS)).toEqual([1, 0, 1, 0, 1]);
  });

  it('follow each other without a hole, differ, and say what offsetAt says', () => {
    const lengths = fc.integer({ min: 1, max: 1000 * DAY });
    fc.assert(
      fc.property(instants, lengths, zones, (from, length, zone) => {
        const spans = offsetSpans(from, from + length, zone);
        expect(spans[0]?.start).toBe(from);
        expect(spans.at(-1)?.end).toBe(from + length);
        spans.forEach(({ start, end, offset }, index) => {
          const next = spans[index + 1];
          expect(start < end && next?.start !== start && next?.offset !== offset).toBe(true);
          expect(next?.start ?? end).toBe(end);
          expect([start, (start + end) / 2, end - 1].map((at) => offsetAt(at, zone))).toEqual([
            offset,
            offset,
            offset,
          ]);
        });
      }),
    );
  });

  it.each(['America/New_York', 'Africa/Casablanca', 'Africa/Cairo', 'Asia/Gaza'])(
    'find every change in %s that a look at every six hours finds',
    (zone) => {
      const from = utc('1997-01-01T00:00:00Z');
      const steps = 40 * 365 * 4;
      let changes = 0;
      let offset = shownOffset(from, zone);
      for (let step = 1; step <= steps; step += 1) {
        const next = shownOffset(from + step * 6 * HOUR_MS, zone);
        changes += next === offset ? 0 : 1;
        offset = next;
      }
      expect(offsetSpans(from, from + steps * 6 * HOUR_MS + 1, zone)).toHaveLength(changes + 1);
    },
  );

  it.each([
    [0, 0],
    [1, 0],
    [NaN, 1],
    [0, Infinity],
  ])('from %d to %d are none', (from, to) => {
    expect(offsetSpans(from, to, 'Europe/Paris')).toEqual([]);
  });
});

describe('zones', () => {
  it.each(['UTC', 'Europe/Paris', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
    'know %s',
    (name) => expect(isZone(name)).toBe(true),
  );

  it.each(['', 'Mars/Olympus', 'default', '+02:00', 'Z', 'constructor', '__proto__', null, 1, {}])(
    'do not know %p',
    (name) => {
      expect(isZone(name)).toBe(false);
      expect(isZone(name)).toBe(false);
    },
  );

  it('have the process’s among them', () => {
    // eslint-disable-next-line calendar/no-machine-zone -- it is what the zone is compared with
    expect(localZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(isZone(localZone())).toBe(true);
  });

  it.each(['default', 'locale', undefined, null])('resolve %p to the browser’s', (name) => {
    expect(resolveZone(name)).toEqual({ zone: localZone(), known: true });
  });

  it.each(['UTC', 'Europe/Paris'])('resolve %s to itself', (name) => {
    expect(resolveZone(name)).toEqual({ zone: name, known: true });
  });

  it.each(['', 'Mars/Olympus', 'local', 7, {}, []])('resolve %p with a warning', (name) => {
    expect(resolveZone(name)).toEqual({ zone: localZone(), known: false });
  });

  it('never throw on anything', () => {
    fc.assert(fc.property(fc.anything(), (value) => isZone(resolveZone(value).zone)));
  });
});

describe('toInstant', () => {
  it.each([
    ['2026-07-06T09:00:00', 'Europe/Paris', '2026-07-06T07:00:00Z'],
    ['2026-07-06', 'Europe/Paris', '2026-07-05T22:00:00Z'],
    ['2026-07-06T09:00:00Z', 'Europe/Paris', '2026-07-06T09:00:00Z'],
    ['2026-07-06T09:00:00+05:30', 'Europe/Paris', '2026-07-06T03:30:00Z'],
    ['2026-07-06T09:00:00.250', 'UTC', '2026-07-06T09:00:00.250Z'],
    ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00Z'],
    ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00Z'],
  ])('of %s in %s is %s', (iso, zone, expected) => {
    expect(toInstant(iso, zone)).toBe(utc(expected));
  });

  it.each([undefined, 'default', 'locale', 'Mars/Olympus'])('reads %p as the browser’s', (zone) => {
    const expected = instantOf(wall('2026-07-06T09:00:00'), localZone());
    expect(toInstant('2026-07-06T09:00:00', zone)).toBe(expected);
    expect(toWallTime(expected, zone)).toBe('2026-07-06T09:00:00');
  });

  it.each(['', 'now', '2026-02-30'])('gives NaN for "%s"', (iso) => {
    expect(toInstant(iso, 'UTC')).toBeNaN();
  });
});

describe('toWallTime', () => {
  it('cuts off milliseconds', () => {
    expect(toWallTime(utc('2026-07-06T09:00:00.999Z'), 'UTC')).toBe('2026-07-06T09:00:00');
  });

  it.each([NaN, Infinity, -Infinity])('gives an empty string for %d', (instant) => {
    expect(toWallTime(instant, 'Europe/Paris')).toBe('');
  });
});
