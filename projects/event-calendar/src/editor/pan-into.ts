/** A stretch of the page from left to right, in pixels. */
export interface Stretch {
  readonly left: number;
  readonly right: number;
}

/**
 * Pixels to the right by which something has to move to be in sight, as few as will do; of what is wider than that
 * its beginning is.
 */
export function panInto(it: Stretch, sight: Stretch, isRtl: boolean): number {
  const isWider = it.right - it.left > sight.right - sight.left;
  if (isWider) return isRtl ? sight.right - it.right : sight.left - it.left;
  if (it.right > sight.right) return sight.right - it.right;
  return it.left < sight.left ? sight.left - it.left : 0;
}

/** On which side of something a dialog stands in a window, without covering it; null where there is room on neither. */
export function dialogSide(
  { left, right }: Stretch,
  window: {
    /** Widths of dialog and window, and what is kept free beside the dialog, in pixels. */
    readonly size: number;
    readonly room: number;
    readonly margin: number;
    readonly isRtl: boolean;
  },
): 'end' | 'start' | null {
  const needed = window.size + 2 * window.margin;
  const [fitsLeft, fitsRight] = [left >= needed, window.room - right >= needed];
  if (window.isRtl ? fitsLeft : fitsRight) return 'end';
  return fitsLeft || fitsRight ? 'start' : null;
}
