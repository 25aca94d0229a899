import type { TimelinePreset } from 'ng-event-calendar/core/internal';
import { axisBlocks, barsOfBlock } from './axis-blocks';
import { daysFrom, occurrenceFrom } from './given.spec-host';
import { createInstantAxis, type AxisOptions, type InstantAxis } from './instant-axis';
import { layoutRow } from './row-layout';

const HOUR = 60;
const DAY = 24 * HOUR;

function axisOf(
  preset: TimelinePreset,
  first: string,
  count: number,
  more: Partial<AxisOptions> = {},
): InstantAxis {
  return createInstantAxis({ days: daysFrom(first, count), preset, zone: 'UTC', ...more });
}

/** Returns the edges of the blocks in a unit of axis minutes. */
function cutAt(axis: InstantAxis, room: number, unit: number): readonly number[] {
  const blocks = axisBlocks(axis, room, 1);
  for (const [at, { from }] of blocks.entries()) expect(from).toBe(blocks[at - 1]?.to ?? 0);
  return blocks.map(({ to }) => to / unit);
}

describe('axisBlocks', () => {
  const split = [
    { start: 8, end: 12 },
    { start: 14, end: 18 },
  ];

  it.each<[string, InstantAxis, number, number, readonly number[]]>([
    ['as many hours as fit', axisOf('hours', '2026-11-20', 1), 10 * HOUR, HOUR, [10, 20, 24]],
    ['hours across midnight', axisOf('hours', '2026-11-20', 2), 19.9 * HOUR, HOUR, [19, 38, 48]],
    ['all at once', axisOf('hours', '2026-11-20', 1), 30 * HOUR, HOUR, [24]],
    ['a cell wider than there is room', axisOf('days', '2026-11-20', 3), 1, DAY, [1, 2, 3]],
    ['days', axisOf('days', '2026-11-01', 30), 19.5 * DAY, DAY, [19, 30]],
    ['weeks, the first cut by the page', axisOf('weeks', '2026-11-19', 18), 14 * DAY, DAY, [11, 18]],
    ['months', axisOf('months', '2026-01-01', 365), 62 * DAY, DAY, [59, 120, 181, 243, 304, 365]],
    ['folds', axisOf('hours', '2026-11-20', 1, { hours: split, fold: 30 }), 5 * HOUR, HOUR, [4, 8.5]],
    ['a day of 25 hours', axisOf('hours', '2026-11-01', 1, { zone: 'America/New_York' }), 12 * HOUR, HOUR, [12, 24, 25]],
    ['a day that the zone skipped', axisOf('hours', '2011-12-30', 1, { zone: 'Pacific/Apia' }), HOUR, HOUR, [0]],
  ])('%s', (_, axis, room, unit, expected) => {
    expect(cutAt(axis, room, unit)).toEqual(expected);
  }); // prettier-ignore
});

describe('barsOfBlock', () => {
  const axis = axisOf('hours', '2026-11-20', 1);
  const at = (from: string, to: string) =>
    occurrenceFrom(`2026-11-20T${from}`, `2026-11-20T${to}`, { id: `${from}-${to}` });
  const layout = layoutRow(
    [at('06:00', '20:00'), at('11:50', '12:05'), at('12:00', '13:00'), at('18:00', '19:00')],
    axis,
    { least: 30, maxLanes: Infinity, ends: 'time' },
  );
  /** Returns the bars in words: key, from and to in hours, and marks of what goes on. */
  const said = (from: number, to: number): readonly string[] =>
    barsOfBlock(layout, { from: from * HOUR, to: to * HOUR }, 30).map(
      ({ occurrence, continuesBefore, continuesAfter, ...bar }) =>
        [
          occurrence.key,
          `${continuesBefore ? '<' : ''}${bar.from / HOUR}-${bar.to / HOUR}${continuesAfter ? '>' : ''}`,
        ].join(' '),
    );

  it('cuts bars at the edges of the block, with their marks', () => {
    expect(said(0, 12)[0]).toBe('06:00-20:00 6-12>');
    expect(said(12, 24)).toEqual(['06:00-20:00 <12-20', '12:00-13:00 12-13', '18:00-19:00 18-19']);
  });

  it('draws a bar of the least width whole, in the block in which it begins', () => {
    expect(said(0, 12)[1]).toBe('11:50-12:05 11.5-12');
  });
});
