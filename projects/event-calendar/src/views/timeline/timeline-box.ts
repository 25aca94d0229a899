/** Pixels by which the measured scroll position moves, so that not every pixel counts. */
export const ROWS_STEP = 48;
export const AXIS_STEP = 240;

/** Measures that the timeline takes of itself, in pixels. */
export interface TimelineBox {
  /** Size of the part that scrolls, headers and titles included. */
  readonly width: number;
  readonly height: number;
  /** Size of letters relative to the default, as a user may have set the browser to larger ones. */
  readonly textScale: number;
  /** Rows scrolled out above, and the axis scrolled out before, both in coarse steps. */
  readonly scrolledRows: number;
  readonly scrolledAxis: number;
}
