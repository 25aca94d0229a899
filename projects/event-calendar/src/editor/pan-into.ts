/** A stretch of the page from left to right, in pixels. */
export interface Stretch {
  readonly left: number;
  readonly right: number;
}

/**
 * Returns the least pixels to the right by which a stretch has to move into sight; a wider stretch shows its beginning.
 */
export function panInto(it: Stretch, sight: Stretch, isRtl: boolean): number {
  const isWider = it.right - it.left > sight.right - sight.left;
  if (isWider) return isRtl ? sight.right - it.right : sight.left - it.left;
  if (it.right > sight.right) return sight.right - it.right;
  return it.left < sight.left ? sight.left - it.left : 0;
}

/** Room for a dialog, in pixels. */
export interface DialogRoom {
  /** Width that the dialog would like, and the least one with which its fields fit. */
  readonly size: number;
  readonly least: number;
  /** Width of the window, and margin beside the dialog. */
  readonly room: number;
  readonly margin: number;
  readonly isRtl: boolean;
}

/** Place of a dialog. */
export interface DialogPlace {
  /** Side of the stretch, or edge of the window. */
  readonly side: 'end' | 'start';
  /** Width in pixels. */
  readonly size: number;
  /**
   * Whether it stands beside the stretch; else at the edge of the window, where the calendar makes room for it, or over
   * whatever is there.
   */
  readonly stands: 'beside' | 'apart' | 'over';
}

/** Pixels that a dialog at the window's edge leaves beside it. */
const REST = 360;
/** Least number of these pixels with which the calendar makes room for the dialog. */
const LEAST_REST = 320;

/**
 * Returns the place for a dialog beside a stretch, on the side where it is widest, first at its end. Where neither side
 * has room, that is the end of the window, with the stretch moved out from under it; in a window too narrow for that the
 * edge at which the dialog covers less of the stretch.
 */
export function dialogPlace({ left, right }: Stretch, window: DialogRoom): DialogPlace {
  const widthIn = (pixels: number): number => Math.min(window.size, pixels - 2 * window.margin);
  const [toLeft, toRight] = [widthIn(left), widthIn(window.room - right)];
  const [end, start] = window.isRtl ? [toLeft, toRight] : [toRight, toLeft];
  const widest = Math.max(end, start);
  const side = end === widest ? 'end' : 'start';
  if (widest >= window.least) return { side, size: widest, stands: 'beside' };
  const size = Math.max(window.least, widthIn(window.room - REST));
  const hasRest = window.room - size - 2 * window.margin >= LEAST_REST;
  return hasRest ? { side: 'end', size, stands: 'apart' } : { side, size, stands: 'over' };
}
