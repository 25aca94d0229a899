import type { TimeSpan } from 'ng-event-calendar/core/internal';
import type { AxisRange, InstantAxis } from './instant-axis';
import { joinedRanges } from './joined-ranges';

/** Stretch of time as it is shaded on the axis, in instants and axis minutes. */
export interface TintRange extends AxisRange, TimeSpan {}

/**
 * Returns the stretches of the axis that spans of time shade, in order. Spans that touch are joined, across hidden time
 * too. A stretch shorter than `least` axis minutes is left out; then a gap shorter than that is closed.
 */
export function tintRanges(
  spans: readonly TimeSpan[],
  axis: InstantAxis,
  least: number,
): readonly TintRange[] {
  const placed = spans
    .map(({ start, end }) => ({
      start,
      end,
      from: axis.positionOf(start, 'start'),
      to: axis.positionOf(end, 'end'),
    }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  const drawable = joined(placed, 0).filter(({ from, to }) => to - from >= least);
  return joined(drawable, least);
}

function joined(ranges: readonly TintRange[], gap: number): readonly TintRange[] {
  return joinedRanges(ranges, gap).map(({ from, to, items }) => ({
    from,
    to,
    start: Math.min(...items.map(({ start }) => start)),
    end: Math.max(...items.map(({ end }) => end)),
  }));
}
