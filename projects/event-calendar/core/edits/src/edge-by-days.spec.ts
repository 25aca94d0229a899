import { instantOf, parseIso, wallIn } from 'ng-event-calendar/core/internal';
import { edgeByDays } from './edge-by-days';

const NEW_YORK = 'America/New_York';
const at = (time: string): number => instantOf(parseIso(time)!.wall, NEW_YORK);
const day = (date: string): number => Date.parse(date) / 86_400_000;
const written = (instant: number): string =>
  new Date(wallIn(instant, NEW_YORK)).toISOString().slice(0, 16);
/** Weekends are hidden, but for the one on which clocks go back. */
const isDayShown = (each: number): boolean =>
  each < day('2026-11-10') || ![0, 6].includes(new Date(each * 86_400_000).getUTCDay());

describe('edgeByDays', () => {
  it.each<[string, string, 'start' | 'end', string, string, string]>([
    // Two nights become one, and no less.
    ['2026-11-18T14:00', '2026-11-20T11:00', 'end', '2026-11-20', '2026-11-19', '2026-11-19T11:00'],
    ['2026-11-18T14:00', '2026-11-20T11:00', 'end', '2026-11-20', '2026-11-10', '2026-11-19T11:00'],
    [
      '2026-11-18T14:00',
      '2026-11-20T11:00',
      'start',
      '2026-11-18',
      '2026-11-30',
      '2026-11-19T14:00',
    ],
    ['2026-11-18T09:00', '2026-11-18T17:00', 'end', '2026-11-18', '2026-11-17', '2026-11-18T17:00'],
    [
      '2026-11-18T09:00',
      '2026-11-18T17:00',
      'start',
      '2026-11-18',
      '2026-11-17',
      '2026-11-17T09:00',
    ],
    // Clocks go back on November 1.
    [
      '2026-10-30T08:30',
      '2026-11-01T16:15',
      'start',
      '2026-10-30',
      '2026-11-01',
      '2026-11-01T08:30',
    ],
    ['2026-10-30T08:30', '2026-11-01T08:45', 'end', '2026-11-01', '2026-10-31', '2026-10-31T08:45'],
    // Not onto a hidden day, on which the event would have a length.
    ['2026-11-21T14:00', '2026-11-24T11:00', 'end', '2026-11-24', '2026-11-20', '2026-11-23T11:00'],
    // Shortly after midnight on a Monday, grabbed on the Friday beside it.
    ['2026-11-18T14:00', '2026-11-23T00:20', 'end', '2026-11-20', '2026-11-19', '2026-11-20T00:20'],
    ['2026-11-18T14:00', '2026-11-23T00:20', 'end', '2026-11-20', '2026-11-23', '2026-11-24T00:20'],
    ['2026-11-18T14:00', '2026-11-21T00:00', 'end', '2026-11-20', '2026-11-23', '2026-11-24T00:00'],
    ['2026-11-18T14:00', '2026-11-18T14:00', 'end', '2026-11-18', '2026-11-17', '2026-11-18T14:00'],
  ])(
    'of %s to %s: its %s grabbed on %s, moved to %s, stands at %s',
    (start, end, edge, from, to, expected) => {
      const span = { start: at(start), end: at(end) };
      const rules = { zone: NEW_YORK, isDayShown };
      expect(written(edgeByDays(span, edge, { from: day(from), to: day(to) }, rules))).toBe(
        expected,
      );
    },
  );
});
