import { sameValues } from '../../store/same-values';

/** What the time grid measures of itself. */
export interface GridBox {
  /** Pixels of one axis minute. */
  readonly minuteHeight: number;
  /** How many times as large as by default letters are: a user may have asked the browser for larger ones. */
  readonly letters: number;
  /** Pixels of one day's column. */
  readonly columnWidth: number;
  /** What such a column has where the editor's drawer takes nothing of it. */
  readonly freeColumnWidth: number;
  /** Pixels of the headers and the all-day row, which stay on top of what is scrolled. */
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

/** Whether two measurements mean the same layout. */
export function sameBox(a: GridBox | null, b: GridBox | null): boolean {
  return a === b || (a !== null && b !== null && sameValues(a, b));
}
