import { HOUR_MS } from 'ng-event-calendar/core/internal';
import { laterTimes } from './later-times';

describe('laterTimes', () => {
  it.each<[string, string, string, string, string, number]>([
    ['UTC', '2026-11-20T22:50Z', 'behind it', '2026-11-20T23:00Z', '2026-11-20T23:45Z', 4],
    ['UTC', '2026-11-20T23:00Z', 'never at it', '2026-11-20T23:15Z', '2026-11-20T23:45Z', 3],
    [
      'Asia/Kathmandu',
      '2026-11-20T17:00Z',
      'until its midnight',
      '2026-11-20T17:15Z',
      '2026-11-20T18:00Z',
      4,
    ],
    [
      'America/New_York',
      '2026-11-01T05:30Z',
      'in both passes of an hour',
      '2026-11-01T05:45Z',
      '2026-11-02T04:45Z',
      93,
    ],
    [
      'America/New_York',
      '2026-03-08T06:45Z',
      'beside what is skipped',
      '2026-03-08T07:00Z',
      '2026-03-09T03:45Z',
      84,
    ],
  ])('in %s after %s are %s', (zone, from, _, first, last, count) => {
    const start = Date.parse(from);
    const times = laterTimes({ start, end: start + HOUR_MS }, zone);
    expect(times.every((time) => time.end - time.start === HOUR_MS)).toBe(true);
    expect(times.map((time) => time.start)).toEqual([...new Set(times.map((time) => time.start))]);
    expect([times[0]?.start, times.at(-1)?.start, times.length]).toEqual([
      Date.parse(first),
      Date.parse(last),
      count,
    ]);
  });

  it('are none at the end of a date', () => {
    const start = Date.parse('2026-11-20T23:45Z');
    expect(laterTimes({ start, end: start + HOUR_MS }, 'UTC')).toEqual([]);
  });
});
