import { dayFrom, toInstant, type TimelinePreset } from 'ng-event-calendar/core/internal';
import { createInstantAxis } from 'ng-event-calendar/core/timeline';
import { cellBeside } from './cell-beside';

const DAY = 1440;

/** Moves from a day of November 2026, and the minutes into it, over the days from the first on. */
const cases: readonly [TimelinePreset, number, number, number, 1 | -1, number][] = [
  // preset, days of the page, day, minutes, way, axis minutes
  ['hours', 3, 1, 9 * 60, 1, DAY + 9 * 60],
  ['hours', 3, 2, 9 * 60, -1, 9 * 60],
  ['hours', 3, 3, 9 * 60, 1, 2 * DAY + 9 * 60],
  ['days', 30, 5, 0, 1, 5 * DAY],
  ['days', 30, 1, 0, -1, 0],
  ['weeks', 30, 5, 0, 1, 11 * DAY],
  ['weeks', 30, 12, 0, -1, 4 * DAY],
  ['weeks', 30, 28, 0, 1, 29 * DAY],
  ['months', 61, 5, 0, 1, 34 * DAY],
  ['months', 61, 35, 0, -1, 4 * DAY],
  ['months', 61, 35, 0, 1, 60 * DAY],
];

it.each(cases)('in %s over %i days goes from day %i, %i minutes by %i', (...given) => {
  const [preset, count, day, minutes, way, to] = given;
  const days = Array.from({ length: count }, (_, at) => dayFrom(2026, 11, 1) + at);
  const axis = createInstantAxis({ days, preset, zone: 'UTC' });
  expect(cellBeside(axis, preset, (day - 1) * DAY + minutes, way)).toBe(to);
});

/** Times of the clock in New York, from one day to the one beside it. */
const clocks: readonly [string, string, 1 | -1, string][] = [
  ['2026-10-31T10:00', '2026-10-31', 1, '2026-11-01T10:00'],
  ['2026-11-02T10:00', '2026-10-31', -1, '2026-11-01T10:00'],
  ['2026-03-07T23:30', '2026-03-07', 1, '2026-03-08T23:30'],
  ['2026-03-07T02:30', '2026-03-07', 1, '2026-03-08T03:30'],
];

it.each(clocks)(
  'in hours goes from %s, on days from %s on by %i, to %s',
  (from, first, way, to) => {
    const zone = 'America/New_York';
    const start = dayFrom(...(first.split('-').map(Number) as [number, number, number]));
    const axis = createInstantAxis({ days: [start, start + 1, start + 2], preset: 'hours', zone });
    const at = (time: string): number => axis.positionOf(toInstant(time, zone));
    expect(cellBeside(axis, 'hours', at(from), way)).toBe(at(to));
  },
);
