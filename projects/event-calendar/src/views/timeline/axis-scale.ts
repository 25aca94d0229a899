import {
  createInstantAxis,
  DAY_LENGTH,
  type AxisOptions,
  type InstantAxis,
} from 'ng-event-calendar/core/timeline';
import type { TimelinePreset } from 'ng-event-calendar/core/internal';

/** Pixels of a strip of folded hours. */
const FOLD = 12;
/** Least width of a cell in pixels (WCAG 2.2, 2.5.8). */
const LEAST_CELL = 24;

/** Axis minutes of a cell; a month's width is that of 30 days. */
export const CELL_MINUTES: Readonly<Record<TimelinePreset, number>> = {
  hours: 60,
  days: DAY_LENGTH,
  weeks: 7 * DAY_LENGTH,
  months: 30 * DAY_LENGTH,
};

/** The axis of a page as it is drawn. */
export interface AxisScale {
  readonly axis: InstantAxis;
  /** Pixels of one axis minute. */
  readonly minuteWidth: number;
  /** Pixels of the whole axis. */
  readonly width: number;
}

/** Returns the axis of a page, with cells of a width at least that fill the room there is; all in pixels. */
export function scaledAxis(
  options: Omit<AxisOptions, 'fold'>,
  cellWidth: number | 'fit',
  room: number,
): AxisScale {
  const open = createInstantAxis(options);
  const folds = open.stretches.filter(({ fold }) => fold !== null).length * FOLD;
  const least = (cellWidth === 'fit' ? LEAST_CELL : cellWidth) / CELL_MINUTES[options.preset];
  const filling = open.length === 0 ? 0 : (room - folds) / open.length;
  const minuteWidth = Math.max(least, filling);
  const axis = folds === 0 ? open : createInstantAxis({ ...options, fold: FOLD / minuteWidth });
  return { axis, minuteWidth, width: open.length * minuteWidth + folds };
}
