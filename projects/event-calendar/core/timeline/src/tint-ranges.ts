import { rangeOn, type AxisRange, type TimeSpan } from 'ng-event-calendar/core/internal';
import type { InstantAxis } from './instant-axis';
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
    .map(({ start, end }) => ({ start, end, ...rangeOn(axis, { start, end }) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from);
  const drawable = joined(placed, 0).filter(({ from, to }) => to - from >= least);
  return joined(drawable, least);
}

/**
 * Returns the stretches of the axis that closed time shades, as `tintRanges` does. Where days are shorter than
 * `leastDay`, only those that are closed from end to end are shaded: nights would otherwise cover the axis with thin stripes.
 */
export function closedRanges(
  spans: readonly TimeSpan[],
  axis: InstantAxis,
  least: number,
  leastDay: number,
): readonly TintRange[] {
  const [day] = axis.days;
  const hasHours = axis.preset === 'hours' || day === undefined || day.to - day.from >= leastDay;
  if (hasHours) {
    return tintRanges(spans, axis, least);
  }
  return tintRanges(spans, axis, 0).flatMap(({ from, to }) => {
    const days = axis.days.filter((each) => each.from >= from && each.to <= to);
    const [first, last] = [days[0], days.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ from: first.from, to: last.to, start: first.start, end: last.end }];
  });
}

function joined(ranges: readonly TintRange[], gap: number): readonly TintRange[] {
  return joinedRanges(ranges, gap).map(({ from, to, items }) => ({
    from,
    to,
    start: Math.min(...items.map(({ start }) => start)),
    end: Math.max(...items.map(({ end }) => end)),
  }));
}
