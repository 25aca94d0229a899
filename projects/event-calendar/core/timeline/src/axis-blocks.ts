import type { Weekday, AxisRange } from 'ng-event-calendar/core/internal';
import { axisUnits } from './axis-units';
import { clockCells } from './clock-cells';
import type { InstantAxis } from './instant-axis';
import { barsIn, type RowBar, type RowLayout } from './row-layout';
import { CELL_UNITS } from './timeline-defaults';

/** Axis minutes by which a bar may exceed the least width through rounding. */
const ROUNDING = 0.01;

/**
 * Returns the axis cut into blocks of as many whole cells as fit `room` axis minutes, one at least. Blocks stand end to
 * end, so that folded hours between two cells belong to one of them.
 */
export function axisBlocks(
  axis: InstantAxis,
  room: number,
  weekStartsOn: Weekday,
): readonly AxisRange[] {
  const blocks: AxisRange[] = [];
  let [start, end] = [0, 0];
  for (const { to } of cellsOf(axis, weekStartsOn)) {
    if (to - start > room && end > start) {
      blocks.push({ from: start, to: end });
      start = end;
    }
    end = to;
  }
  return [...blocks, { from: start, to: axis.length }];
}

/**
 * Returns the bars of a row within a block of the axis, cut at its edges. A bar of the least width is drawn whole, in
 * the block in which it begins: its rest would show no time of the event.
 */
export function barsOfBlock(
  layout: RowLayout,
  { from, to }: AxisRange,
  least: number,
): readonly RowBar[] {
  return barsIn(layout, from, to).flatMap((bar) => {
    if (bar.to - bar.from > least + ROUNDING) {
      return [
        {
          ...bar,
          from: Math.max(from, bar.from),
          to: Math.min(to, bar.to),
          continuesBefore: bar.continuesBefore || bar.from < from,
          continuesAfter: bar.continuesAfter || bar.to > to,
        },
      ];
    }
    if (bar.from < from) return [];
    const begin = Math.max(from, Math.min(bar.from, to - least));
    return [{ ...bar, from: begin, to: Math.min(to, begin + least) }];
  });
}

function cellsOf(axis: InstantAxis, weekStartsOn: Weekday): readonly AxisRange[] {
  return axis.preset === 'hours'
    ? clockCells(axis)
    : axisUnits(axis, CELL_UNITS[axis.preset], weekStartsOn);
}
