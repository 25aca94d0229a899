import { formatInTimeZone, fromZonedTime, toZonedTime } from 'date-fns-tz';
import * as fc from 'fast-check';
import { DAY, formatWall, HOUR_MS, MINUTE } from './civil-time';
import { instantOf, instantsOf, localZone, offsetAt, offsetSpans, wallIn } from './zone';

// date-fns-tz reads the zones by another way, through the host's local time. Its offsets are right everywhere; the rest
// only with the host in UTC, whose local time has neither gaps nor repeated hours.
const isExact = localZone() === 'UTC';

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const anyTime = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2037, 0, 1) });

/** A zone and an instant in it, mostly within two days of a clock change. */
const cases = fc
  .tuple(zones, anyTime, fc.option(fc.integer({ min: -2 * 24 * 60, max: 2 * 24 * 60 })))
  .map(([zone, time, minutes]) => {
    const change = offsetSpans(time, time + 366 * DAY, zone)[0]?.end ?? time;
    return { zone, instant: minutes === null ? time : change + minutes * MINUTE };
  });

function offsetByDateFns(instant: number, zone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(
    formatInTimeZone(instant, zone, 'xxx'),
  )!;
  const size = Number(hours) * HOUR_MS + Number(minutes) * MINUTE;
  return sign === '-' ? 0 - size : size;
}

/** Returns by how much the clocks go forward across a wall time, in milliseconds. */
function gapOver(wall: number, zone: string): number {
  return offsetAt(wall + DAY, zone) - offsetAt(wall - DAY, zone);
}

describe('date-fns-tz', () => {
  it('says the same offsets, in every zone', () => {
    fc.assert(
      fc.property(cases, ({ zone, instant }) => {
        expect(offsetAt(instant, zone)).toBe(offsetByDateFns(instant, zone));
      }),
      { numRuns: 1000 },
    );
  });

  if (!isExact) return;

  it('says the same wall times, in every zone', () => {
    fc.assert(
      fc.property(cases, ({ zone, instant }) => {
        expect(wallIn(instant, zone)).toBe(toZonedTime(instant, zone).getTime());
      }),
      { numRuns: 1000 },
    );
  });

  it('says the same instants of wall times, but in gaps and repeated hours', () => {
    fc.assert(
      fc.property(cases, ({ zone, instant: wall }) => {
        const theirs = fromZonedTime(formatWall(wall, 'seconds'), zone).getTime();
        const ours = instantOf(wall, zone);
        const all = instantsOf(wall, zone);
        const whole = Math.floor(theirs / 1000);
        const seconds = (instant: number): number => Math.floor(instant / 1000);
        // In a gap date-fns-tz takes the offset after it, where RFC 5545 takes the one before.
        if (all.length === 0) expect(whole).toBe(seconds(ours - gapOver(wall, zone)));
        // In a repeated hour date-fns-tz takes either pass; `instantOf` takes the first.
        else expect(all.map(seconds)).toContain(whole);
        if (all.length === 1) expect(whole).toBe(seconds(ours));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    // A time that the clocks skip, and how each library reads it.
    ['2026-03-29T02:30:00', 'Europe/Paris', '2026-03-29T01:30:00Z', '2026-03-29T00:30:00Z'],
    ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00Z', '2026-03-08T06:30:00Z'],
    ['2026-10-04T02:15:00', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z', '2026-10-03T15:15:00Z'],
    // A time that comes twice.
    ['2026-10-25T02:30:00', 'Europe/Paris', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00Z', '2026-11-01T05:30:00Z'],
  ])('reads %s in %s in its own way', (written, zone, ours, theirs) => {
    expect(instantOf(Date.parse(`${written}Z`), zone)).toBe(Date.parse(ours));
    expect(fromZonedTime(written, zone).getTime()).toBe(Date.parse(theirs));
  });
});
