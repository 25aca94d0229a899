import type { ConnectedPosition } from '@angular/cdk/overlay';
import { BESIDE_GAP as GAP } from './beside-gap';
import type { Box } from './card-position';

/** Pixels from which on an element is so wide that its ends are far from the pressed point. */
const WIDE = 360;

/** Pixels at the top of an event that identify it, and from its end where that is at the edge of the window. */
const TITLE = 28;
const EDGE = 12;

/** Position in the middle of the element over which a popover stands. */
export const CENTRED: ConnectedPosition = {
  originX: 'center',
  originY: 'center',
  overlayX: 'center',
  overlayY: 'center',
};

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

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes of a popover, 0 while they aren't known, and of its window, with the margin inside, in pixels. */
export interface PopoverRoom {
  readonly popover: Size;
  readonly window: Size;
  readonly margin: number;
}

/**
 * Returns positions beside an element, at its inline end, else at its start, or the other way round if the start is
 * preferred; else below or above it, which comes first for a wide one. Over the element only where no side has the room,
 * and then beneath its title. `at` is the pressed point, with which the popover is level, or with the element's top;
 * where it has no room there, it stands as near as the window lets it.
 */
export function positionsBeside(
  about: Box,
  at: { readonly x: number; readonly y: number } | null,
  isRightToLeft: boolean,
  room: PopoverRoom,
  prefersStart = false,
): ConnectedPosition[] {
  const { popover, window, margin } = room;
  const across = isRightToLeft ? -GAP : GAP;
  const beginning = isRightToLeft ? about.right : about.left;
  // A popover as wide as the window can't follow the point.
  const isFree = popover.width + 2 * margin <= window.width;
  const along = at === null || !isFree ? 0 : at.x - beginning;
  const end = { originX: 'end', overlayX: 'start', offsetX: across } as const;
  const start = { originX: 'start', overlayX: 'end', offsetX: -across } as const;
  const top = within(at?.y ?? about.top, popover.height, window.height, margin);
  const level = { originY: 'top', overlayY: 'top', offsetY: top - about.top } as const;
  const below = { originY: 'bottom', overlayY: 'top', offsetY: GAP } as const;
  const above = { originY: 'top', overlayY: 'bottom', offsetY: -GAP } as const;
  const forth = { originX: 'start', overlayX: 'start', offsetX: along } as const;
  const back =
    at === null
      ? ({ originX: 'end', overlayX: 'end' } as const)
      : ({ originX: 'start', overlayX: 'end', offsetX: along } as const);
  const isInWindow = (left: number): boolean =>
    left === within(left, popover.width, window.width, margin);
  const [isLeftFree, isRightFree] = [
    isInWindow(about.left - GAP - popover.width),
    isInWindow(about.right + GAP),
  ];
  const sides = [
    ...((isRightToLeft ? isLeftFree : isRightFree) ? [{ ...end, ...level }] : []),
    ...((isRightToLeft ? isRightFree : isLeftFree) ? [{ ...start, ...level }] : []),
  ];
  if (prefersStart) sides.reverse();
  const slid = { ...forth, offsetX: slide(beginning + along, isRightToLeft, room) - beginning };
  // The CDK asks for a margin at the right alone, and would let a popover touch the left edge.
  const [isLeftIn, isRightIn] = [
    isInWindow((at?.x ?? about.right) - popover.width),
    isInWindow(at?.x ?? about.left),
  ];
  const aligned = [
    ...((isRightToLeft ? isLeftIn : isRightIn) ? [forth] : []),
    ...((isRightToLeft ? isRightIn : isLeftIn) ? [back] : []),
    slid,
  ];
  const belowOrAbove = [below, above].flatMap((side) =>
    aligned.map((each) => ({ ...each, ...side })),
  );
  const over = [
    { originX: 'end', overlayX: 'end', originY: 'bottom', overlayY: 'bottom', offsetY: -EDGE },
    { originX: 'end', overlayX: 'end', originY: 'top', overlayY: 'top', offsetY: TITLE },
  ] as const;
  const isWide = about.right - about.left > WIDE;
  return isWide ? [...belowOrAbove, ...sides, ...over] : [...sides, ...belowOrAbove, ...over];
}

/** Whether a popover beside an element covers less at its inline start than at its end, as far as `countIn` counts. */
export function coversLessAtStart(
  about: Box,
  isRightToLeft: boolean,
  { popover: { width, height }, window, margin }: PopoverRoom,
  countIn: (box: Box) => number,
): boolean {
  const top = within(about.top, height, window.height, margin);
  const countFrom = (left: number): number =>
    countIn({ left, top, right: left + width, bottom: top + height });
  const [atLeft, atRight] = [countFrom(about.left - GAP - width), countFrom(about.right + GAP)];
  return isRightToLeft ? atRight < atLeft : atLeft < atRight;
}

/**
 * Returns the place of a popover's beginning that is nearest to another one, and within the window. The CDK pushes
 * popovers into the window as well, but doesn't count their offset.
 */
function slide(
  x: number,
  isRightToLeft: boolean,
  { popover, window, margin }: PopoverRoom,
): number {
  const width = isRightToLeft ? popover.width : 0;
  return Math.floor(within(x - width, popover.width, window.width, margin) + width);
}

/** Returns the place nearest to another one at which a length stays within the window, or begins where that is shorter. */
function within(at: number, length: number, room: number, margin: number): number {
  return Math.max(margin, Math.min(at, room - margin - length));
}
