import type { TimeSpan } from '../dates/time-span';

/** A stretch of an axis, in axis minutes. */
export interface AxisRange {
  readonly from: number;
  readonly to: number;
}

/**
 * Time along one band: down a column of the time grid, or across a row of the timeline. Positions are axis minutes,
 * from 0 to `length`.
 */
export interface BandAxis {
  readonly length: number;
  /**
   * Returns the position of an instant; the nearest one if the axis doesn't show it. Where the axis leaves time out, an
   * end belongs to what comes before, a start to what comes after.
   */
  positionOf(instant: number, edge?: 'start' | 'end'): number;
  /** Returns the instant at a position; null where the band has no such time, or outside of the axis. */
  instantAt(position: number): number | null;
}

/** Returns the range of an axis that a span takes; empty where the axis shows nothing of it. */
export function rangeOn(axis: BandAxis, { start, end }: TimeSpan): AxisRange {
  return { from: axis.positionOf(start, 'start'), to: axis.positionOf(end, 'end') };
}
