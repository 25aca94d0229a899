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

/** Place of a dialog that doesn't cover a stretch. */
export interface DialogPlace {
  readonly side: 'end' | 'start';
  /** Width in pixels. */
  readonly size: number;
}

/** Returns the place beside a stretch at which a dialog is widest, first at its end; null where neither side has room. */
export function dialogPlace({ left, right }: Stretch, window: DialogRoom): DialogPlace | null {
  const widthIn = (pixels: number): number => Math.min(window.size, pixels - 2 * window.margin);
  const [toLeft, toRight] = [widthIn(left), widthIn(window.room - right)];
  const [end, start] = window.isRtl ? [toLeft, toRight] : [toRight, toLeft];
  const size = Math.max(end, start);
  return size < window.least ? null : { side: end === size ? 'end' : 'start', size };
}
