import * as fc from 'fast-check';
import { toInstant, toWallTime } from 'ng-event-calendar/core';
import { fromEvent, toEvent } from './date-fns-dates';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const anyTime = fc.integer({ min: Date.UTC(1975, 0, 1), max: Date.UTC(2037, 0, 1) });
/** Returns by how much a zone's clocks are ahead of UTC, at an instant of whole seconds. */
const aheadAt = (instant: number, zone: string): number =>
  Date.parse(`${toWallTime(instant, zone)}Z`) - instant;

/** Returns the next change of a zone's clocks after an instant, if there is one within a year. */
function changeAfter(from: number, zone: string): number | undefined {
  const ahead = aheadAt(from, zone);
  const isOther = (instant: number): boolean => aheadAt(instant, zone) !== ahead;
  const weeks = Array.from({ length: 53 }, (_, past) => from + (past + 1) * 7 * DAY);
  const week = weeks.find(isOther);
  if (week === undefined) return undefined;
  let [early, late] = [week - 7 * DAY, week];
  while (late - early > 1000) {
    const middle = Math.floor((early + late) / 2000) * 1000;
    if (isOther(middle)) late = middle;
    else early = middle;
  }
  return late;
}

/** A zone and an instant within two days of a clock change, if the zone has any. */
const nearChanges = fc
  .tuple(zones, anyTime, fc.integer({ min: -2 * 1440, max: 2 * 1440 }))
  .map(([zone, time, minutes]) => {
    const from = Math.floor(time / 1000) * 1000;
    return { zone, instant: (changeAfter(from, zone) ?? from) + minutes * MINUTE };
  });

const booking = (instant: number, zone: string) => ({
  id: '1',
  title: 'Yoga',
  start: new Date(instant),
  end: new Date(instant + 90 * MINUTE),
  zone,
});

const dateOf = (start: string, timezone: string): number =>
  fromEvent({ id: 1, title: 'Yoga', start, end: start, timezone }).start.getTime();

describe('a Date as an event', () => {
  it('is a wall time in its zone, but the second time that the clocks show it', () => {
    fc.assert(
      fc.property(nearChanges, ({ zone, instant }) => {
        const { start, timezone } = toEvent(booking(instant, zone));
        const wall = toWallTime(instant, zone);
        // A wall time that the clocks show twice means the first of them.
        const isFirst = toInstant(wall, zone) === instant;
        expect(timezone).toBe(zone);
        expect(start).toBe(isFirst ? wall : new Date(instant).toISOString());
        expect(toInstant(start, zone)).toBe(instant);
      }),
      { numRuns: 500 },
    );
  });

  it('comes back as the same', () => {
    fc.assert(
      fc.property(nearChanges, ({ zone, instant }) => {
        const given = booking(instant, zone);
        expect(fromEvent(toEvent(given))).toEqual(given);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a time of an event as a Date', () => {
  it('is the instant at which the calendar has it, in gaps and repeated hours too', () => {
    fc.assert(
      fc.property(nearChanges, ({ zone, instant: wall }) => {
        const written = new Date(wall).toISOString().slice(0, 19);
        expect(dateOf(written, zone)).toBe(toInstant(written, zone));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['2026-03-29T02:30:00', 'Europe/Paris', '2026-03-29T01:30:00Z'],
    ['2026-10-25T02:30:00', 'Europe/Paris', '2026-10-25T00:30:00Z'],
    ['2026-03-08T02:30:00', 'America/New_York', '2026-03-08T07:30:00Z'],
    ['2026-11-01T01:30:00', 'America/New_York', '2026-11-01T05:30:00Z'],
    ['2026-04-05T01:45:00', 'Australia/Lord_Howe', '2026-04-04T14:45:00Z'],
    ['2026-11-01T01:30:00-05:00', 'America/New_York', '2026-11-01T06:30:00Z'],
    ['2026-11-01T06:30:00Z', 'America/New_York', '2026-11-01T06:30:00Z'],
  ])('%s in %s is %s', (written, zone, instant) => {
    expect(dateOf(written, zone)).toBe(Date.parse(instant));
    expect(toInstant(written, zone)).toBe(Date.parse(instant));
  });

  it('without a zone is one of the browser’s', () => {
    const at = '2026-11-20T09:00:00';
    const { start, zone } = fromEvent({ id: 1, title: 'Yoga', start: at, end: at });
    expect(start.getTime()).toBe(toInstant(at));
    expect(zone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
