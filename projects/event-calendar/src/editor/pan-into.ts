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

/** Returns the side of a stretch on which a dialog doesn't cover it; null where neither has room. */
export function dialogSide(
  { left, right }: Stretch,
  window: {
    /** Widths of dialog and window, and the margin beside the dialog, in pixels. */
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
