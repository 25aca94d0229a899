import { BESIDE_GAP } from '../popover/beside-gap';
import type { Stretch } from './pan-into';

/** Lines of a calendar that a dialog begins at, or keeps away from: pixels from the top of the window. */
export interface DialogLines {
  /** Upper edge of the view's frame. */
  readonly frame: number;
  /** Lower edge of the heads of its columns, with the all-day row; `-Infinity` without any. */
  readonly heads: number;
}

/** Returns the lines of a calendar. */
export function headsOf(calendar: HTMLElement): DialogLines {
  const content = calendar.querySelector('.ec-content');
  const heads = content?.querySelectorAll('[role="columnheader"], [data-slot="all-day"]') ?? [];
  return {
    frame: content?.getBoundingClientRect().top ?? 0,
    heads: Math.max(...Array.from(heads, (head) => head.getBoundingClientRect().bottom)),
  };
}

/**
 * Returns the top of a dialog that would like to be at `wanted`: within the window, and beneath the heads, which say the
 * day of what is edited. Where it would be too high for that, it begins with the frame. So its edge never lies across
 * the heads, nor right below them.
 */
export function dialogTop(
  wanted: number,
  height: number,
  { frame, heads }: DialogLines,
  { room, margin }: { readonly room: number; readonly margin: number },
): number {
  const last = room - height - margin;
  const top = Math.max(margin, Math.min(wanted, last));
  const beneath = heads + margin;
  if (top >= beneath) return top;
  return [beneath, frame].find((at) => at >= margin && at <= last) ?? top;
}

/**
 * Returns the left edge of a dialog at one side of a stretch; at the other one where only that has room, as after a
 * resize of the window.
 */
export function besideAt(
  { left, right }: Stretch,
  side: 'end' | 'start',
  width: number,
  window: { readonly room: number; readonly margin: number; readonly isRtl: boolean },
): number {
  const sides = [right + BESIDE_GAP, left - BESIDE_GAP - width];
  if ((side === 'end') === window.isRtl) sides.reverse();
  const last = window.room - width - window.margin;
  const at = sides.find((each) => each >= window.margin && each <= last) ?? sides[0]!;
  return Math.max(window.margin, Math.min(at, last));
}
