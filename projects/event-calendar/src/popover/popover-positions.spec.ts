import type { ConnectedPosition } from '@angular/cdk/overlay';
import type { Box } from './card-position';
import { positionsBelow, positionsBeside } from './popover-positions';

const CARD: Box = { left: 100, top: 200, right: 300, bottom: 260 };
const POPOVER = { width: 50, height: 20 };
const WIDTHS = { popover: 50, window: 800, margin: 8 };

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
    expect(corners(positionsBeside(CARD, null, false, WIDTHS), false)).toEqual([
      { x: 304, y: 200 },
      { x: 304, y: 240 },
      { x: 46, y: 200 },
      { x: 46, y: 240 },
      { x: 304, y: 220 },
      { x: 46, y: 220 },
      { x: 100, y: 264 },
      { x: 250, y: 264 },
      { x: 100, y: 264 },
      { x: 100, y: 176 },
      { x: 250, y: 176 },
      { x: 100, y: 176 },
      { x: 250, y: 228 },
      { x: 250, y: 228 },
    ]);
  });

  it('level with the point that was pressed', () => {
    const at = { x: 130, y: 250 };
    expect(corners(positionsBeside(CARD, at, false, WIDTHS), false)).toEqual([
      { x: 304, y: 250 },
      { x: 304, y: 230 },
      { x: 46, y: 250 },
      { x: 46, y: 230 },
      { x: 304, y: 220 },
      { x: 46, y: 220 },
      { x: 130, y: 264 },
      { x: 80, y: 264 },
      { x: 130, y: 264 },
      { x: 130, y: 176 },
      { x: 80, y: 176 },
      { x: 130, y: 176 },
      { x: 250, y: 228 },
      { x: 250, y: 228 },
    ]);
  });

  it('below what is wide, whose ends are far away', () => {
    const wide = { ...CARD, right: 500 };
    const [first] = positionsBeside(wide, null, false, WIDTHS);
    expect(first).toMatchObject({ originX: 'start', originY: 'bottom' });
  });

  it('the other way round from right to left', () => {
    const [first, , second, , , , below, , , above] = corners(
      positionsBeside(CARD, { x: 130, y: 250 }, true, WIDTHS),
      true,
    );
    expect([first, second]).toEqual([
      { x: 46, y: 250 },
      { x: 304, y: 250 },
    ]);
    expect([below, above]).toEqual([
      { x: 80, y: 264 },
      { x: 80, y: 176 },
    ]);
  });

  it.each([
    ['from the start', false, 290, { x: 144, y: 264 }],
    ['from the end', false, 20, { x: 20, y: 264 }],
    ['from the start, right to left', true, 120, { x: 8, y: 264 }],
    ['from the end, right to left', true, 395, { x: 144, y: 264 }],
  ])('as near to the point as its window has room: %s', (_, rtl, x, expected) => {
    const widths = { popover: 240, window: 400, margin: 8 };
    const slid = positionsBeside(CARD, { x, y: 250 }, rtl, widths)[8]!;
    const { y } = cornerOf(slid, rtl);
    const start = rtl ? CARD.right + slid.offsetX! - widths.popover : CARD.left + slid.offsetX!;
    expect({ x: start, y }).toEqual(expected);
  });

  it.each([false, true])('over it last, and beneath its title (right to left: %s)', (rtl) => {
    const all = [
      ...positionsBeside(CARD, null, rtl, WIDTHS).slice(0, -2),
      ...positionsBeside(CARD, { x: 290, y: 201 }, rtl, WIDTHS).slice(0, -2),
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
    const last = corners(positionsBeside(CARD, null, rtl, WIDTHS).slice(-2), rtl);
    expect(Math.min(...last.map(({ y }) => y))).toBe(CARD.top + 28);
  });
});
