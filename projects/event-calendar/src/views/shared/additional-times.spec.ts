import { formatInTimeZone } from 'date-fns-tz';
import * as fc from 'fast-check';
import {
  axisDayOf,
  axisTicks,
  createTimeAxis,
  DAY,
  dayOf,
  formatDay,
  localZone,
  offsetSpans,
  parseDay,
} from 'ng-event-calendar/core/internal';
import { createDateFormats } from '../../text/date-formats';
import { differences, furtherTimes, hoursApart, steadyDifference } from './additional-times';

const american = createDateFormats('en-US', true);
const british = createDateFormats('en-GB', false);

/** Returns the times of a zone beside a day of a week, at the axis times of `from`, as 'time days date'. */
function beside(days: string | readonly string[], from: string, zone: string, at?: string) {
  const all = [days].flat().map((date) => parseDay(date)!);
  const axis = createTimeAxis(all, from);
  const day = at === undefined ? all[0]! : parseDay(at)!;
  return furtherTimes(axis, axisTicks(axis), day, zone, american).map(
    ({ time, days: apart, daysLater, isFirst }) =>
      [time, apart, isFirst && american.monthDay(day + daysLater)].filter(Boolean).join(' '),
  );
}

describe('the times of a further zone', () => {
  it('are those of the same instants, to the minute', () => {
    const kolkata = beside('2026-11-20', 'America/New_York', 'Asia/Kolkata');
    expect(kolkata[9]).toBe('7:30 PM');
    const kathmandu = beside('2026-11-20', 'UTC', 'Asia/Kathmandu');
    expect(kathmandu.slice(0, 2)).toEqual(['5:45 AM', '6:45 AM']);
  });

  it('say which are of the next day, and its date first', () => {
    const tokyo = beside('2026-11-20', 'UTC', 'Asia/Tokyo');
    expect(tokyo.slice(13, 18)).toEqual([
      '10 PM',
      '11 PM',
      '12 AM +1 Nov 21',
      '1 AM +1',
      '2 AM +1',
    ]);
  });

  it('say which are of the day before, and its date first', () => {
    const newYork = beside('2026-11-20', 'UTC', 'America/New_York');
    expect(newYork.slice(0, 6)).toEqual([
      '7 PM −1 Nov 19',
      '8 PM −1',
      '9 PM −1',
      '10 PM −1',
      '11 PM −1',
      '12 AM',
    ]);
  });

  it('reach into three days', () => {
    const far = beside('2026-11-20', 'Pacific/Pago_Pago', 'Pacific/Kiritimati');
    expect([far[0], far[22], far[23]]).toEqual(['1 AM +1 Nov 21', '11 PM +1', '12 AM +2 Nov 22']);
  });

  it.each<[string, string, string, number, string[]]>([
    [
      'a repeated hour',
      '2026-11-01',
      'America/New_York',
      4,
      ['12 AM', '1 AM EDT', '1 AM EST', '2 AM'],
    ],
    ['a missing hour', '2026-03-08', 'America/New_York', 5, ['12 AM', '1 AM', '3 AM']],
    [
      'half an hour less',
      '2026-04-04',
      'Australia/Lord_Howe',
      13,
      ['12 AM +1 Apr 5', '1 AM +1', '1:30 AM GMT+10:30 +1', '2:30 AM +1'],
    ],
    [
      'half an hour more',
      '2026-10-03',
      'Australia/Lord_Howe',
      14,
      ['12:30 AM +1 Oct 4', '1:30 AM +1', '3 AM +1'],
    ],
  ])('have %s', (_, date, zone, first, expected) => {
    expect(beside(date, 'UTC', zone).slice(first, first + expected.length)).toEqual(expected);
  });

  it('leave strips out that the day doesn’t have', () => {
    const week = ['2026-10-31', '2026-11-01'];
    const saturday = beside(week, 'America/New_York', 'UTC', '2026-10-31');
    expect(saturday.slice(0, 3)).toEqual(['4 AM', '5 AM', '6 AM']);
    const sunday = beside(week, 'America/New_York', 'UTC', '2026-11-01');
    expect(sunday.slice(0, 4)).toEqual(['4 AM', '5 AM', '6 AM', '7 AM']);
    expect([saturday.length, sunday.length]).toEqual([24, 25]);
    expect(beside(['2026-03-08', '2026-03-09'], 'America/New_York', 'UTC').slice(1, 3)).toEqual([
      '6 AM',
      '7 AM',
    ]);
  });

  it('are none on a day that the zone skipped', () => {
    expect(beside(['2011-12-29', '2011-12-30'], 'Pacific/Apia', 'UTC', '2011-12-30')).toEqual([]);
  });
});

describe('how far zones are apart', () => {
  const on = (date: string, zone: string, other: string) => {
    const axisDay = axisDayOf(createTimeAxis([parseDay(date)!], other), parseDay(date)!);
    return hoursApart(differences(zone, other, axisDay), american);
  };

  it.each([
    ['2026-11-20', 'America/New_York', 'Europe/Paris', '−6'],
    ['2026-10-26', 'America/New_York', 'Europe/Paris', '−5'],
    ['2026-10-25', 'America/New_York', 'Europe/Paris', '−6/−5'],
    ['2026-11-01', 'America/New_York', 'Europe/Paris', '−5/−6'],
    ['2026-11-20', 'Asia/Kolkata', 'America/New_York', '+10:30'],
    ['2026-11-20', 'America/St_Johns', 'UTC', '−3:30'],
    ['1970-06-01', 'Africa/Monrovia', 'UTC', '−0:44'],
    ['2026-11-20', 'Europe/Lisbon', 'Europe/London', '±0'],
    ['2026-10-04', 'Australia/Lord_Howe', 'Australia/Sydney', '+0:30/+1/±0'],
  ])('on %s %s from %s: %s', (date, zone, other, expected) => {
    expect(on(date, zone, other)).toBe(expected);
  });

  it.each([
    ['2026-11-20', 'America/New_York', 'Europe/Paris', -360],
    ['2026-10-26', 'America/New_York', 'Europe/Paris', -300],
    ['2026-11-01', 'America/New_York', 'Europe/Paris', null],
    ['2026-10-25', 'America/New_York', 'Europe/Paris', null],
    // Both zones change at once, and differ by as much before as after.
    ['2026-10-25', 'Europe/Berlin', 'Europe/Paris', null],
    ['2011-12-30', 'UTC', 'Pacific/Apia', null],
  ])('on %s %s from %s all day: %s', (date, zone, other, expected) => {
    const axisDay = axisDayOf(createTimeAxis([parseDay(date)!], other), parseDay(date)!);
    expect(steadyDifference(zone, other, axisDay)).toBe(expected);
  });

  it('is written in the digits of the locale', () => {
    expect(hoursApart([330], createDateFormats('ar-EG', true))).toBe('+٥:٣٠');
  });
});

// date-fns-tz reads the same zones in another way, through the machine's local time, which has gaps except in UTC.
const itInUtc = localZone() === 'UTC' ? it : it.skip;
itInUtc('says what date-fns-tz says, over fifty zones and two years', () => {
  const zones = Intl.supportedValuesOf('timeZone').filter(
    (_, at, { length }) => at % Math.floor(length / 50) === 0,
  );
  const first = parseDay('2025-06-01')!;
  const anyZone = fc.constantFrom(...zones);
  /** A day, mostly one on which the clocks of the additional zone change. */
  const anyDay = fc
    .record({
      zone: anyZone,
      from: anyZone,
      day: fc.integer({ min: first, max: first + 730 }),
      near: fc.boolean(),
    })
    .map(({ zone, from, day, near }) => {
      const change = offsetSpans(day * DAY, day * DAY + 366 * DAY, zone)[0]!.end;
      return { zone, from, day: near ? Math.min(first + 730, dayOf(change)) : day };
    });
  const wrong: unknown[] = [];
  fc.assert(
    fc.property(anyDay, ({ zone, from, day }) => {
      const axis = createTimeAxis([day - 1, day, day + 1], from);
      const axisDay = axisDayOf(axis, day);
      let reached = 0;
      for (const { offset, length, time, days, daysLater } of furtherTimes(
        axis,
        axisTicks(axis),
        day,
        zone,
        british,
      )) {
        const instant = axisDay.instantAt(offset)!;
        const there = formatInTimeZone(instant, zone, 'HH:mm yyyy-MM-dd');
        const apart = Number(days.replace('−', '-'));
        const said = `${time.slice(0, 5)} ${formatDay(day + apart)}`;
        const isBeside = reached === 0 || offset === reached;
        reached = offset + length;
        if (said !== there || apart !== daysLater || !isBeside) {
          wrong.push({ zone, from, day: formatDay(day), said, there, daysLater, offset });
        }
      }
      if (reached !== axis.length) wrong.push({ zone, from, reached });
    }),
    { numRuns: 1500 },
  );
  expect(zones.length).toBeGreaterThanOrEqual(50);
  expect(wrong).toEqual([]);
});
