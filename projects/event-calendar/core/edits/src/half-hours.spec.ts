import { MINUTE, parseDay, type VisibleHours } from 'ng-event-calendar/core/internal';
import { halfHoursOf, type HalfHoursQuery } from './half-hours';

interface Given {
  readonly day?: string;
  readonly zone?: string;
  readonly now?: string;
  /** Length in minutes. */
  readonly length?: number;
  readonly hours?: readonly VisibleHours[];
}

const hoursOf = (start: number, end: number): VisibleHours => ({ start, end });

function given({ day = '2026-11-24', zone = 'UTC', now, length = 30, hours }: Given) {
  const query: HalfHoursQuery = {
    day: parseDay(day)!,
    zone,
    now: Date.parse(now ?? '2026-11-20T12:00:00Z'),
    length: length * MINUTE,
    hours: hours ?? [hoursOf(0, 24)],
  };
  const written = (instant: number): string => new Date(instant).toISOString().slice(5, 16);
  const { fitting, otherwise } = halfHoursOf(query);
  expect([...fitting, otherwise].every(({ start, end }) => end - start === query.length)).toBe(
    true,
  );
  return {
    fitting: fitting.map(({ start }) => written(start)),
    otherwise: written(otherwise.start),
  };
}

describe('halfHoursOf', () => {
  it.each<[string, Given, string, string, number]>([
    ['a day begin at nine', {}, '11-24T09:00', '11-24T08:30', 48],
    [
      'a day of few hours lie within them',
      { hours: [hoursOf(8, 11)] },
      '11-24T09:00',
      '11-24T08:30',
      6,
    ],
    [
      'a day lie within its hours with all of their length',
      { hours: [hoursOf(8, 11)], length: 60 },
      '11-24T09:00',
      '11-24T08:30',
      5,
    ],
    [
      'a day lie in one stretch of its hours each',
      { hours: [hoursOf(9, 10.5), hoursOf(14, 15.5)], length: 60 },
      '11-24T09:00',
      '11-24T14:30',
      4,
    ],
    [
      'a day that ends before nine begin with its first',
      { hours: [hoursOf(6, 8)] },
      '11-24T06:00',
      '11-24T07:30',
      4,
    ],
    [
      'today begin from now on',
      { day: '2026-11-20', now: '2026-11-20T12:10:00Z', hours: [hoursOf(8, 18)] },
      '11-20T12:30',
      '11-20T17:30',
      11,
    ],
    [
      'today begin at once on the half hour',
      { day: '2026-11-20', hours: [hoursOf(8, 13)] },
      '11-20T12:00',
      '11-20T12:30',
      2,
    ],
    [
      'a zone are those of its clocks',
      { day: '2026-11-20', zone: 'Asia/Kathmandu', hours: [hoursOf(8, 19)] },
      '11-20T12:15',
      '11-20T12:45',
      2,
    ],
    [
      'a day whose clocks go forward leave out what is skipped',
      { day: '2026-03-08', zone: 'America/New_York', hours: [hoursOf(1, 4)] },
      '03-08T06:00',
      '03-08T07:30',
      4,
    ],
    [
      'a day whose clocks go back hold both passes, in order',
      { day: '2026-11-01', zone: 'America/New_York', hours: [hoursOf(1, 2)] },
      '11-01T05:00',
      '11-01T06:30',
      4,
    ],
  ])('of %s', (_, query, first, last, count) => {
    const { fitting } = given(query);
    expect([fitting[0], fitting.at(-1), fitting.length]).toEqual([first, last, count]);
  });

  it.each<[string, Given, string]>([
    ['the first in sight', {}, '11-24T09:00'],
    ['the first in sight, however long', { length: 600, hours: [hoursOf(8, 12)] }, '11-24T09:00'],
    ['the first in sight after nine', { hours: [hoursOf(14, 16)] }, '11-24T14:00'],
    ['the last in sight where none comes', { hours: [hoursOf(6, 8)] }, '11-24T07:30'],
    [
      'the last in sight, today',
      { day: '2026-11-20', now: '2026-11-20T20:10:00Z', hours: [hoursOf(8, 18)] },
      '11-20T17:30',
    ],
    ['the last of the day', { day: '2026-11-20', now: '2026-11-20T23:40:00Z' }, '11-20T23:30'],
    [
      'the morning where what is in sight is skipped',
      { day: '2026-03-08', zone: 'America/New_York', hours: [hoursOf(2, 3)] },
      '03-08T13:00',
    ],
  ])('has, where none is free, %s', (_, query, expected) => {
    expect(given(query).otherwise).toBe(expected);
  });
});
