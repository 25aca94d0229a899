import type { ConnectedPosition } from '@angular/cdk/overlay';
import type { Box } from './card-position';

/** Pixels between a popover and the element beside which it stands. */
const GAP = 4;
/** Pixels from which on an element is so wide that its ends are far from the pressed point. */
const WIDE = 360;

/** Pixels at the top of an event that identify it, and from its end where that is at the edge of the window. */
const TITLE = 28;
const EDGE = 12;

/** Returns positions below the opener, else above it, else beside it. */
export function positionsBelow(isRightToLeft: boolean): ConnectedPosition[] {
  const across = isRightToLeft ? -GAP : GAP;
  return [
    { originX: 'start', originY: 'bottom', overlayX: 'start', overlayY: 'top', offsetY: GAP },
    { originX: 'end', originY: 'bottom', overlayX: 'end', overlayY: 'top', offsetY: GAP },
    { originX: 'start', originY: 'top', overlayX: 'start', overlayY: 'bottom', offsetY: -GAP },
    { originX: 'end', originY: 'top', overlayX: 'end', overlayY: 'bottom', offsetY: -GAP },
    { originX: 'end', originY: 'center', overlayX: 'start', overlayY: 'center', offsetX: across },
    { originX: 'start', originY: 'center', overlayX: 'end', overlayY: 'center', offsetX: -across },
  ];
}

/** Pixels from left to right: width of a popover, 0 while it isn't known, and of its window, with the margin inside. */
export interface Widths {
  readonly popover: number;
  readonly window: number;
  readonly margin: number;
}

/**
 * Returns positions beside an element, at its inline end, else at its start; else below or above it, which comes first
 * for a wide one. Over the element only where no side has the room, and then beneath its title. `at` is the pressed
 * point, with which the popover is level; where it has room on neither side of the point, it stands as near to
 * it as it can.
 */
export function positionsBeside(
  about: Box,
  at: { readonly x: number; readonly y: number } | null,
  isRightToLeft: boolean,
  widths: Widths,
): ConnectedPosition[] {
  const across = isRightToLeft ? -GAP : GAP;
  const [down, up] = at === null ? [0, 0] : [at.y - about.top, at.y - about.bottom];
  const beginning = isRightToLeft ? about.right : about.left;
  // A popover as wide as the window can't follow the point.
  const isFree = widths.popover + 3 * widths.margin <= widths.window;
  const along = at === null || !isFree ? 0 : at.x - beginning;
  const end = { originX: 'end', overlayX: 'start', offsetX: across } as const;
  const start = { originX: 'start', overlayX: 'end', offsetX: -across } as const;
  const level = { originY: 'top', overlayY: 'top', offsetY: down } as const;
  const grownUp = { originY: 'bottom', overlayY: 'bottom', offsetY: up } as const;
  const centred = { originY: 'center', overlayY: 'center' } as const;
  const below = { originY: 'bottom', overlayY: 'top', offsetY: GAP } as const;
  const above = { originY: 'top', overlayY: 'bottom', offsetY: -GAP } as const;
  const forth = { originX: 'start', overlayX: 'start', offsetX: along } as const;
  const back =
    at === null
      ? ({ originX: 'end', overlayX: 'end' } as const)
      : ({ originX: 'start', overlayX: 'end', offsetX: along } as const);
  const sides = [
    { ...end, ...level },
    { ...end, ...grownUp },
    { ...start, ...level },
    { ...start, ...grownUp },
    { ...end, ...centred },
    { ...start, ...centred },
  ];
  const slid = { ...forth, offsetX: slide(beginning + along, isRightToLeft, widths) - beginning };
  const belowOrAbove = [
    { ...forth, ...below },
    { ...back, ...below },
    { ...slid, ...below },
    { ...forth, ...above },
    { ...back, ...above },
    { ...slid, ...above },
  ];
  const over = [
    { originX: 'end', overlayX: 'end', originY: 'bottom', overlayY: 'bottom', offsetY: -EDGE },
    { originX: 'end', overlayX: 'end', originY: 'top', overlayY: 'top', offsetY: TITLE },
  ] as const;
  const isWide = about.right - about.left > WIDE;
  return isWide ? [...belowOrAbove, ...sides, ...over] : [...sides, ...belowOrAbove, ...over];
}

/**
 * Returns the place of a popover's beginning that is nearest to another one, and within the window. The CDK pushes
 * popovers into the window as well, but doesn't count their offset, and counts both margins at the right.
 */
function slide(x: number, isRightToLeft: boolean, { popover, window, margin }: Widths): number {
  const [first, last] = isRightToLeft
    ? [margin + popover, window - 2 * margin]
    : [margin, window - 2 * margin - popover];
  return Math.floor(Math.max(first, Math.min(x, last)));
}
