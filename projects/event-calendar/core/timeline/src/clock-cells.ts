import {
  MINUTE,
  rangeOn,
  dayOf,
  offsetSpans,
  timeOfDay,
  wallAt,
  instantOf,
  wallIn,
  type TimeSpan,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import type { AxisStretch, InstantAxis } from './instant-axis';

/** A cell or slot of the preset `hours`; less than a whole one where shown hours begin or clocks change within. */
export interface ClockCell extends AxisRange, TimeSpan {
  /** Day of the clock, which is the next one past midnight. */
  readonly day: number;
  /** Milliseconds of the clock since midnight at which it begins. */
  readonly time: number;
  /** Whether it begins where clocks changed. */
  readonly isJump: boolean;
}

/** Midnight within the hours of a day. */
export interface Midnight {
  /** Day that begins. */
  readonly day: number;
  readonly at: number;
}

/** Returns the cells of so many minutes of the clock, counted from midnight; folded hours have none. */
export function clockCells(axis: InstantAxis, minutes = 60): readonly ClockCell[] {
  return axis.stretches.flatMap((stretch) =>
    stretch.fold === null ? cellsOf(stretch, axis, minutes * MINUTE) : [],
  );
}

/** Returns where days of the clock begin within the hours of the day before. */
export function midnightsIn(axis: InstantAxis): readonly Midnight[] {
  const { stretches, zone } = axis;
  return stretches.flatMap(({ start, end, fold }) => {
    const day = dayOf(wallIn(start, zone)) + 1;
    const midnight = instantOf(wallAt(day), zone);
    return fold === null && start < midnight && midnight < end
      ? [{ day, at: axis.positionOf(midnight) }]
      : [];
  });
}

function cellsOf(
  { start, end }: AxisStretch,
  axis: InstantAxis,
  length: number,
): readonly ClockCell[] {
  const cells: ClockCell[] = [];
  for (const span of offsetSpans(start, end, axis.zone)) {
    for (let at = span.start; at < span.end;) {
      const wall = at + span.offset;
      const next = Math.min(span.end, at + length - (timeOfDay(wall) % length));
      cells.push({
        start: at,
        end: next,
        ...rangeOn(axis, { start: at, end: next }),
        day: dayOf(wall),
        time: timeOfDay(wall),
        isJump: at === span.start && at !== start,
      });
      at = next;
    }
  }
  return cells;
}
