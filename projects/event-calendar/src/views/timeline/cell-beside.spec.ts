import { dayFrom, type TimelinePreset } from 'ng-event-calendar/core/internal';
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
