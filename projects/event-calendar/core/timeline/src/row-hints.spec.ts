import { daysFrom, occurrenceFrom } from './given.spec-host';
import { createInstantAxis } from './instant-axis';
import { hintsOf } from './row-hints';
import { layoutRow } from './row-layout';

const axis = createInstantAxis({
  days: daysFrom('2026-11-20', 1),
  preset: 'hours',
  zone: 'UTC',
});
const on = (from: string, to: string) =>
  occurrenceFrom(`2026-11-20T${from}`, `2026-11-20T${to}`, { id: from });
const layout = layoutRow(
  [on('02:00', '06:00'), on('03:00', '04:00'), on('12:00', '13:00'), on('20:00', '21:00')],
  axis,
  { least: 0, maxLanes: Infinity, ends: 'time' },
);

it.each<[number, number, string]>([
  [0, 3, ''],
  [3.5, 5, ''],
  [6, 12, 'before 2 02:00, after 2 12:00'],
  [13, 20, 'before 3 12:00, after 1 20:00'],
  [21, 24, 'before 4 20:00'],
  [0, 2, 'after 4 02:00'],
])('from %d to %d: %j', (from, to, expected) => {
  const said = hintsOf(layout, from * 60, to * 60).map(
    ({ side, count, nearest }) => `${side} ${count} ${nearest.occurrence.key}`,
  );
  expect(said.join(', ')).toBe(expected);
});

it('has none without bars', () => {
  const empty = layoutRow([], axis, { least: 0, maxLanes: Infinity, ends: 'time' });
  expect(hintsOf(empty, 0, 60)).toEqual([]);
});
