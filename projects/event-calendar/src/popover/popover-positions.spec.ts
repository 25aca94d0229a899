import type { ConnectedPosition } from '@angular/cdk/overlay';
import type { Box } from './card-position';
import { positionsBelow, positionsBeside } from './popover-positions';

const CARD: Box = { left: 100, top: 200, right: 300, bottom: 260 };
const POPOVER = { width: 50, height: 20 };
const ROOM = { popover: POPOVER, window: { width: 800, height: 600 }, margin: 8 };

/** Returns the upper left corner of a popover at a position, as the CDK computes it. */
function cornerOf(position: ConnectedPosition, isRightToLeft: boolean): { x: number; y: number } {
  const edge = (x: 'start' | 'center' | 'end'): number => {
    if (x === 'center') return 0.5;
    return (x === 'start') === isRightToLeft ? 1 : 0;
  };
  const height = { top: 0, center: 0.5, bottom: 1 };
  const { originX, originY, overlayX, overlayY, offsetX = 0, offsetY = 0 } = position;
  const x = CARD.left + edge(originX) * (CARD.right - CARD.left);
  const y = CARD.top + height[originY] * (CARD.bottom - CARD.top);
  return {
    x: x - edge(overlayX) * POPOVER.width + offsetX,
    y: y - height[overlayY] * POPOVER.height + offsetY,
  };
}

const corners = (positions: readonly ConnectedPosition[], isRightToLeft: boolean) =>
  positions.map((position) => cornerOf(position, isRightToLeft));

describe('a popover stands', () => {
  it('beside what it is about, then below, then above', () => {
    expect(corners(positionsBeside(CARD, null, false, ROOM), false)).toEqual([
      { x: 308, y: 200 },
      { x: 42, y: 200 },
      { x: 100, y: 268 },
      { x: 250, y: 268 },
      { x: 100, y: 268 },
      { x: 100, y: 172 },
      { x: 250, y: 172 },
      { x: 100, y: 172 },
      { x: 250, y: 228 },
      { x: 250, y: 228 },
    ]);
  });

  it('level with the point that was pressed', () => {
    const at = { x: 130, y: 250 };
    expect(corners(positionsBeside(CARD, at, false, ROOM), false)).toEqual([
      { x: 308, y: 250 },
      { x: 42, y: 250 },
      { x: 130, y: 268 },
      { x: 80, y: 268 },
      { x: 130, y: 268 },
      { x: 130, y: 172 },
      { x: 80, y: 172 },
      { x: 130, y: 172 },
      { x: 250, y: 228 },
      { x: 250, y: 228 },
    ]);
  });

  it.each([
    ['up at the bottom', 400, 300, 292],
    ['not at all where it fits', 200, 300, 200],
    ['down at the top', -20, 300, 8],
    ['to the top where it is higher than its window', 400, 700, 8],
  ])('beside it, moved only as far as its window needs: %s', (_, top, height, expected) => {
    const room = { ...ROOM, popover: { ...POPOVER, height } };
    const [first] = positionsBeside({ ...CARD, top }, null, false, room);
    expect(top + first!.offsetY!).toBe(expected);
  });

  it.each([
    [80, { originX: 'start', overlayX: 'end', originY: 'top' }],
    // It would stand 2 pixels from the edge.
    [90, { originX: 'start', overlayX: 'start', originY: 'bottom' }],
  ])('at its start, or below, where its window leaves no room: %s pixels wide', (width, where) => {
    const room = { popover: { ...POPOVER, width }, window: { width: 390, height: 600 }, margin: 8 };
    const [first] = positionsBeside(CARD, null, false, room);
    expect(first).toMatchObject(where);
  });

  // A phone's last column, as it is mirrored. The CDK would let the popover stand 4 pixels from the edge.
  it.each([
    [false, { ...CARD, left: 281, right: 386 }, 32],
    [true, { ...CARD, left: 4, right: 109 }, 8],
    [false, { ...CARD, left: 4, right: 109 }, 8],
    [true, { ...CARD, left: 281, right: 386 }, 32],
  ])('below it, as far from the edge of its window on both sides: %s, %j', (rtl, card, left) => {
    const popover = { width: 350, height: 20 };
    const room = { popover, window: { width: 390, height: 600 }, margin: 8 };
    const { originX, overlayX, offsetX = 0 } = positionsBeside(card, null, rtl, room)[0]!;
    const isLeft = (x: string): boolean => (x === 'start') !== rtl;
    const at = (isLeft(originX) ? card.left : card.right) + offsetX;
    expect(isLeft(overlayX) ? at : at - popover.width).toBe(left);
  });

  it('below what is wide, whose ends are far away', () => {
    const wide = { ...CARD, right: 500 };
    const [first] = positionsBeside(wide, null, false, ROOM);
    expect(first).toMatchObject({ originX: 'start', originY: 'bottom' });
  });

  it('the other way round from right to left', () => {
    const [first, second, below, , , above] = corners(
      positionsBeside(CARD, { x: 130, y: 250 }, true, ROOM),
      true,
    );
    expect([first, second]).toEqual([
      { x: 42, y: 250 },
      { x: 308, y: 250 },
    ]);
    expect([below, above]).toEqual([
      { x: 80, y: 268 },
      { x: 80, y: 172 },
    ]);
  });

  it.each([
    ['from the start', false, 290, { x: 152, y: 268 }],
    ['from the end', false, 20, { x: 20, y: 268 }],
    ['from the start, right to left', true, 120, { x: 8, y: 268 }],
    ['from the end, right to left', true, 395, { x: 152, y: 268 }],
  ])('as near to the point as its window has room: %s', (_, rtl, x, expected) => {
    const popover = { ...POPOVER, width: 240 };
    const room = { popover, window: { width: 400, height: 600 }, margin: 8 };
    // On neither side of the event there is room.
    const below = positionsBeside(CARD, { x, y: 250 }, rtl, room).filter(
      ({ originY, overlayY }) => originY === 'bottom' && overlayY === 'top',
    );
    const slid = below.at(-1)!;
    const { y } = cornerOf(slid, rtl);
    const start = rtl ? CARD.right + slid.offsetX! - popover.width : CARD.left + slid.offsetX!;
    expect({ x: start, y }).toEqual(expected);
  });

  it.each([false, true])('over it last, and beneath its title (right to left: %s)', (rtl) => {
    const all = [
      ...positionsBeside(CARD, null, rtl, ROOM).slice(0, -2),
      ...positionsBeside(CARD, { x: 290, y: 201 }, rtl, ROOM).slice(0, -2),
      ...positionsBelow(rtl),
    ];
    const over = corners(all, rtl).filter(
      ({ x, y }) =>
        x < CARD.right &&
        x + POPOVER.width > CARD.left &&
        y < CARD.bottom &&
        y + POPOVER.height > CARD.top,
    );
    expect(over).toEqual([]);
    const last = corners(positionsBeside(CARD, null, rtl, ROOM).slice(-2), rtl);
    expect(Math.min(...last.map(({ y }) => y))).toBe(CARD.top + 28);
  });
});
