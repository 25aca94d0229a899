/** Measurements of the time grid. */
export interface GridBox {
  /** Pixels of one axis minute. */
  readonly minuteHeight: number;
  /** Size of letters relative to the default, as a user may have set the browser to larger ones. */
  readonly textScale: number;
  /** Width of one column in pixels. */
  readonly columnWidth: number;
  /** Width of one column in pixels if the editor's drawer took none of it. */
  readonly freeColumnWidth: number;
  /** Pixels of the headers and the all-day row, which stay above the scrolled body. */
  readonly headHeight: number;
  /** Axis minutes scrolled out above, in coarse steps. */
  readonly scrolled: number;
  /** Axis minutes in view. */
  readonly viewport: number;
  /** Pixels of columns scrolled out before the first in sight, in steps of a column. */
  readonly inlineScrolled: number;
  /** Pixels in which columns are in sight. */
  readonly inlineRoom: number;
}
