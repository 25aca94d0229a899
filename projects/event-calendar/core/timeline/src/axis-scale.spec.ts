import type { TimelinePreset } from 'ng-event-calendar/core/internal';
import { axisScale, FOLD_WIDTH } from './axis-scale';
import { daysFrom } from './given.spec-host';
import { createInstantAxis, type AxisOptions } from './instant-axis';

it.each<[TimelinePreset, number, number | 'fit', number, number, number]>([
  ['hours', 1, 80, 1000, 80, 1920],
  ['hours', 1, 40, 1200, 50, 1200],
  ['hours', 1, 'fit', 1200, 50, 1200],
  ['hours', 1, 'fit', 240, 24, 576],
  ['days', 30, 40, 600, 40, 1200],
  ['days', 30, 40, 1500, 50, 1500],
  ['weeks', 28, 48, 100, 48, 192],
  ['months', 365, 72, 100, 72, 876],
])(
  '%s over %d days at %j in %d pixels: cells of %d, all in %d',
  (preset, count, asked, pixels, width, all) => {
    const axis = createInstantAxis({ days: daysFrom('2026-11-01', count), preset, zone: 'UTC' });
    const { scale, cellWidth } = axisScale(axis, asked, pixels);
    expect(cellWidth).toBeCloseTo(width);
    expect(axis.length * scale).toBeCloseTo(all);
  },
);

it('fills the room beside strips of folded hours, which keep their width', () => {
  const options: AxisOptions = {
    days: daysFrom('2026-11-02', 2),
    preset: 'hours',
    zone: 'UTC',
    hours: [
      { start: 8, end: 12 },
      { start: 14, end: 18 },
    ],
  };
  const { scale, fold } = axisScale(createInstantAxis(options), 'fit', 1000);
  const axis = createInstantAxis({ ...options, fold });
  expect(axis.length * scale).toBeCloseTo(1000);
  expect(fold * scale).toBeCloseTo(FOLD_WIDTH);
  expect(axisScale(axis, 'fit', 1000).scale).toBeCloseTo(scale);
});

it('has a scale without any time', () => {
  const empty = createInstantAxis({ days: [], preset: 'hours', zone: 'UTC' });
  expect(axisScale(empty, 60, 1000)).toMatchObject({ scale: 1, cellWidth: 60 });
});
