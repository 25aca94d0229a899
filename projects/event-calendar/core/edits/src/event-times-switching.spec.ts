import fc from 'fast-check';
import {
  DAY,
  HOUR_MS,
  MINUTE,
  dayFrom,
  formatWall,
  toInstant,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { givenEvent } from './given.spec-host';
import {
  timesOf,
  whenOfChange,
  whenOfTimes,
  withAllDay,
  withStart,
  withTimes,
} from './event-times';
import { NEW_YORK, RULES, day, timeSaying, timesSaying, words } from './event-times.spec-host';

describe('withStart', () => {
  const starts = (
    fields: Partial<CalendarEvent>,
    date: string,
    hours: number,
    zone: string,
  ): string => {
    const rules = { ...RULES, localZone: zone };
    return words(withStart(timesOf(givenEvent(fields), rules), day(date), hours * HOUR_MS, zone));
  };

  it.each<[string, Partial<CalendarEvent>, string, number, string]>([
    ['the end along', {}, '2026-11-21', 14.5, '2026-11-21 14:30 – 2026-11-21 15:30'],
    ['over midnight', {}, '2026-11-20', 23.5, '2026-11-20 23:30 – 2026-11-21 00:30'],
    ['over the year', {}, '2026-12-31', 23.5, '2026-12-31 23:30 – 2027-01-01 00:30'],
    [
      'no length',
      { end: '2026-11-20T10:00' },
      '2026-11-21',
      9,
      '2026-11-21 09:00 – 2026-11-21 09:00',
    ],
    [
      'the elapsed length over a skipped hour',
      { end: '2026-11-20T14:00' },
      '2026-03-07',
      23,
      '2026-03-07 23:00 – 2026-03-08 04:00',
    ],
    [
      'the elapsed length over a repeated hour',
      { end: '2026-11-20T14:00' },
      '2026-10-31',
      23,
      '2026-10-31 23:00 – 2026-11-01 02:00',
    ],
    ['to a skipped time', {}, '2026-03-08', 2.5, '2026-03-08 02:30 – 2026-03-08 04:30'],
    [
      'whole days along',
      { allDay: true, start: '2026-11-20', end: '2026-11-22' },
      '2026-12-30',
      9,
      'all day 2026-12-30 09:00 – 2027-01-01 09:45',
    ],
  ])('takes %s', (_, fields, date, hours, expected) => {
    expect(starts(fields, date, hours, NEW_YORK)).toBe(expected);
  });

  it.each<[string, string, string, string, string]>([
    // Typed times, the start typed next, and the result.
    [
      'an end typed first',
      '2026-11-20 10:00 – 2026-11-20 09:00',
      '2026-11-20',
      '08:00',
      '2026-11-20 08:00 – 2026-11-20 09:00',
    ],
    [
      'an end that still is too early',
      '2026-11-20 10:00 – 2026-11-20 08:00',
      '2026-11-20',
      '09:00',
      '2026-11-20 09:00 – 2026-11-20 08:00',
    ],
    [
      'an end before a later start',
      '2026-11-20 10:00 – 2026-11-20 09:00',
      '2026-11-20',
      '11:00',
      '2026-11-20 11:00 – 2026-11-20 09:00',
    ],
    [
      'an end on an earlier day',
      '2026-11-20 10:00 – 2026-11-18 11:00',
      '2026-11-17',
      '10:00',
      '2026-11-17 10:00 – 2026-11-18 11:00',
    ],
    [
      'an end at the start that moves earlier',
      '2026-11-20 10:00 – 2026-11-20 10:00',
      '2026-11-20',
      '09:00',
      '2026-11-20 09:00 – 2026-11-20 10:00',
    ],
    [
      'an end before a time that the clocks skip',
      '2026-03-08 02:45 – 2026-03-08 03:15',
      '2026-03-08',
      '01:00',
      '2026-03-08 01:00 – 2026-03-08 03:15',
    ],
    [
      'the last of whole days before the first',
      'all day 2026-11-20 00:00 – 2026-11-18 00:00',
      '2026-11-17',
      '00:00',
      'all day 2026-11-17 00:00 – 2026-11-18 00:00',
    ],
    [
      'the last of whole days before a later first',
      'all day 2026-11-20 00:00 – 2026-11-18 00:00',
      '2026-11-21',
      '00:00',
      'all day 2026-11-21 00:00 – 2026-11-18 00:00',
    ],
  ])('leaves %s as typed', (_, typed, date, time, expected) => {
    expect(words(withStart(timesSaying(typed), day(date), timeSaying(time), NEW_YORK))).toBe(
      expected,
    );
  });

  it('takes an end along that lies in the second pass of an hour whose first pass it seems to precede', () => {
    const event = givenEvent({ start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:15:00Z' });
    const times = timesOf(event, RULES);
    expect(words(times)).toBe('2026-11-01 01:30 – 2026-11-01 01:15');
    const when = whenOfChange(event, times, times, RULES);
    expect(words(withStart(times, day('2026-11-20'), 9 * HOUR_MS, NEW_YORK, when))).toBe(
      '2026-11-20 09:00 – 2026-11-20 09:45',
    );
  });

  it('takes a length along that ends in the second pass of an hour', () => {
    const event = givenEvent({ start: '2026-11-01T05:30:00Z', end: '2026-11-01T06:30:00Z' });
    const times = timesOf(event, RULES);
    expect(words(times)).toBe('2026-11-01 01:30 – 2026-11-01 01:30');
    const when = whenOfChange(event, times, times, RULES);
    expect(words(withStart(times, day('2026-11-20'), 9 * HOUR_MS, NEW_YORK, when))).toBe(
      '2026-11-20 09:00 – 2026-11-20 10:00',
    );
  });

  it.each([
    ['into the second pass', '2026-11-20T09:15:00', '01:15', '2026-11-01T06:15:00Z'],
    ['to the same time in the other one', '2026-11-01T01:15:00', '01:15', '2026-11-01T06:15:00Z'],
  ])('saves an end that is taken along %s', (_, written, time, expected) => {
    const start = toInstant(written, NEW_YORK);
    const event = givenEvent({
      ...{ start: written, timezone: NEW_YORK },
      end: `${new Date(start + HOUR_MS).toISOString().slice(0, 19)}Z`,
    });
    const before = timesOf(event, RULES);
    const when = whenOfChange(event, before, before, RULES);
    const after = withStart(before, day('2026-11-01'), timeSaying(time), NEW_YORK, when);
    expect(withTimes(event, before, after, RULES).end).toBe(expected);
  });

  it('saves an end that is taken along into the first pass, out of the second', () => {
    const event = givenEvent({
      ...{ start: '2026-11-01T00:30:00', end: '2026-11-01T06:30:00Z', timezone: NEW_YORK },
    });
    const before = timesOf(event, RULES);
    const when = whenOfChange(event, before, before, RULES);
    const after = withStart(before, day('2026-10-31'), timeSaying('23:30'), NEW_YORK, when);
    expect(withTimes(event, before, after, RULES).end).toBe('2026-11-01T05:30:00Z');
  });

  it('keeps the elapsed length wherever the clocks say so', () => {
    const walls = fc.integer({ min: dayFrom(2025, 1, 1) * 96, max: dayFrom(2028, 1, 1) * 96 });
    fc.assert(
      fc.property(
        fc.constantFrom('UTC', NEW_YORK, 'Australia/Lord_Howe', 'Pacific/Apia'),
        walls,
        walls,
        fc.integer({ min: 1, max: 300 }),
        (zone, quarter, otherQuarter, length) => {
          const wall = quarter * 15 * MINUTE;
          const instant = otherQuarter * 15 * MINUTE;
          const event = givenEvent({
            start: `${formatWall(instant, 'seconds')}Z`,
            end: `${formatWall(instant + length * 15 * MINUTE, 'seconds')}Z`,
            timezone: zone,
          });
          const before = timesOf(event, RULES);
          const when = whenOfChange(event, before, before, RULES);
          const after = withStart(before, Math.floor(wall / DAY), wall % DAY, zone, when);
          const moved = whenOfTimes(after, zone);
          if (moved.allDay) throw new Error('A time became a day.');
          const end = moved.start + length * 15 * MINUTE;
          expect(moved.end).toBe(end);
        },
      ),
    );
  });
});

describe('withAllDay', () => {
  it.each<[string, Partial<CalendarEvent>, string]>([
    ['its days', {}, 'all day 2026-11-20 10:00 – 2026-11-20 11:00'],
    ['both days', { end: '2026-11-21T09:00' }, 'all day 2026-11-20 10:00 – 2026-11-21 09:00'],
    [
      'no day that it only touches',
      { end: '2026-11-21T00:00' },
      'all day 2026-11-20 10:00 – 2026-11-20 00:00',
    ],
    [
      'one day from midnight to midnight',
      { start: '2026-11-20T00:00', end: '2026-11-21T00:00' },
      'all day 2026-11-20 00:00 – 2026-11-20 00:00',
    ],
  ])('covers %s', (_, fields, expected) => {
    const before = timesOf(givenEvent(fields), RULES);
    const on = withAllDay(before, true);
    expect(words(on)).toBe(expected);
    expect(withAllDay(on, false)).toEqual(before);
  });

  it('gives an event without times its morning', () => {
    const event = givenEvent({ allDay: true, start: '2026-11-20', end: '2026-11-22' });
    const off = withAllDay(timesOf(event, RULES), false);
    expect(words(off)).toBe('2026-11-20 09:00 – 2026-11-22 09:45');
    expect(withTimes(event, timesOf(event, RULES), off, RULES)).toEqual({
      id: event.id,
      title: event.title,
      start: '2026-11-20T09:00:00',
      end: '2026-11-22T09:45:00',
    });
  });

  it('returns the very times where nothing is switched', () => {
    const times = timesOf(givenEvent(), RULES);
    expect(withAllDay(times, false)).toBe(times);
  });
});
