import type { TimelinePreset } from 'ng-event-calendar/core/internal';
import { DAY_LENGTH, type InstantAxis } from './instant-axis';
import { TIMELINE_LIMITS } from './timeline-defaults';

/** Axis minutes of a cell; those of months differ and have the width of 30 days. */
const CELL_LENGTHS: Readonly<Record<TimelinePreset, number>> = {
  hours: 60,
  days: DAY_LENGTH,
  weeks: 7 * DAY_LENGTH,
  months: 30 * DAY_LENGTH,
};
/** Pixels of a strip of folded hours. */
export const FOLD_WIDTH = 12;

/** How wide an axis is drawn. */
export interface AxisScale {
  /** Pixels of an axis minute. */
  readonly scale: number;
  /** Axis minutes of a strip of folded hours. */
  readonly fold: number;
  /** Pixels of a cell. */
  readonly cellWidth: number;
}

/**
 * Returns the scale of an axis in so many pixels: cells are as wide as asked for, and wider where they would leave
 * room. `'fit'` shares the room, under no less than the least width.
 */
export function axisScale(
  { preset, stretches }: Pick<InstantAxis, 'preset' | 'stretches'>,
  cellWidth: number | 'fit',
  pixels: number,
): AxisScale {
  const folds = stretches.filter(({ fold }) => fold !== null);
  const open = stretches.reduce(
    (sum, { fold, from, to }) => sum + (fold === null ? to - from : 0),
    0,
  );
  const cell = CELL_LENGTHS[preset];
  const least = (cellWidth === 'fit' ? TIMELINE_LIMITS.cellWidth[0] : cellWidth) / cell;
  const filling = open === 0 ? 0 : (pixels - folds.length * FOLD_WIDTH) / open;
  const scale = Math.max(least, filling);
  return { scale, fold: FOLD_WIDTH / scale, cellWidth: cell * scale };
}
