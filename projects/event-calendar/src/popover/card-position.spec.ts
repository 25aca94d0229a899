import { cardPosition, type Box, type CardPosition } from './card-position';

const CARD = { width: 300, height: 200 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const WINDOW = box(0, 0, 1000, 800);
const place = (event: Box, isRightToLeft = false, sight = WINDOW): CardPosition =>
  cardPosition(event, CARD, sight, isRightToLeft);

describe('the card of an event stands', () => {
  it.each<[string, Box, boolean, Partial<CardPosition>]>([
    ['at its end', box(100, 50, 200, 40), false, { left: 308, top: 50, room: 784 }],
    ['at its end, from right to left', box(500, 50, 200, 40), true, { left: 192, top: 50 }],
    ['at its start without room', box(700, 50, 200, 40), false, { left: 392, top: 50 }],
    ['at its start, from right to left', box(100, 50, 100, 40), true, { left: 208, top: 50 }],
    ['within the window', box(100, 750, 200, 40), false, { left: 308, top: 592 }],
    ['beneath what is as wide', box(10, 50, 980, 40), false, { left: 10, top: 98, room: 694 }],
    ['beneath it at its start', box(10, 50, 980, 40), true, { left: 690, top: 98 }],
    ['above it at the bottom', box(10, 700, 980, 40), false, { left: 10, top: 492, room: 684 }],
    ['within the little room there is', box(0, 90, 1000, 680), false, { top: 8, room: 74 }],
  ])('%s', (_, event, isRightToLeft, expected) => {
    expect(place(event, isRightToLeft)).toMatchObject(expected);
  });

  it.each<[string, Box, boolean, Box, Partial<CardPosition>]>([
    ['at its start', box(400, 50, 200, 40), false, box(0, 0, 700, 800), { left: 92, top: 50 }],
    ['at its end', box(450, 50, 200, 40), true, box(400, 0, 600, 800), { left: 658, top: 50 }],
    ['beneath it', box(100, 50, 200, 40), false, box(0, 0, 500, 800), { left: 100, top: 98 }],
    ['beneath it', box(700, 50, 200, 40), true, box(500, 0, 500, 800), { left: 600, top: 98 }],
  ])('%s beside a drawer', (_, event, isRightToLeft, sight, expected) => {
    expect(place(event, isRightToLeft, sight)).toMatchObject(expected);
  });

  it('never over it', () => {
    const covered: Box[] = [];
    for (const width of [20, 150, 700, 1000])
      for (const height of [20, 300, 700])
        for (let left = 0; left + width <= 1000; left += 50)
          for (let top = 0; top + height <= 800; top += 50) {
            const event = box(left, top, width, height);
            const at = place(event);
            const bottom = at.top + Math.min(CARD.height, at.room);
            const isAcross = at.left < event.right && at.left + CARD.width > event.left;
            if (isAcross && at.top < event.bottom && bottom > event.top) covered.push(event);
          }
    expect(covered).toEqual([]);
  });
});
