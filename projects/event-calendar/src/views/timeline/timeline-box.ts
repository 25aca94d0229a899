import type { AxisRange } from 'ng-event-calendar/core/internal';

/** Pixels by which the measured scroll position moves, so that not every pixel counts. */
export const ROWS_STEP = 48;
/** Pixels of the axis by which what is in sight moves. */
export const FINE_STEP = 8;
/** Pixels of the axis after which its mounted part moves on. */
export const AXIS_STEP = 240;
/** Turns that rows take with it, so that no frame has to mount the bars of all of them. */
export const AXIS_TURNS = 8;

/** Part of the axis that is mounted, in axis minutes. */
export interface MountedAxis extends AxisRange {
  /** Part of it about the start of what is in sight, to which words and labels stick there. */
  readonly stickyFrom: number;
  readonly stickyTo: number;
}

/** Measures that the timeline takes of itself, in pixels. */
export interface TimelineBox {
  /** Size of the part that scrolls, headers and titles included. */
  readonly width: number;
  readonly height: number;
  /** Size of letters relative to the default, as a user may have set the browser to larger ones. */
  readonly textScale: number;
  /** Rows scrolled out above, in coarse steps. */
  readonly scrolledRows: number;
}
