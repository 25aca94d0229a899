import { scrollSpeed } from './auto-scroll';

describe('scrollSpeed', () => {
  const area = { top: 100, bottom: 600 };
  it.each([
    ['nothing in the middle', 350, 0],
    ['nothing above the area, which is another place to drop', 90, 0],
    ['fastest at the upper edge', 100, -18],
    ['slower a bit below it', 124, -9],
    ['nothing where the zone ends', 148, 0],
    ['fastest at the lower edge', 600, 18],
    ['fastest below it', 700, 18],
  ])('%s', (_, y, speed) => {
    expect(scrollSpeed(y, area)).toBe(speed);
  });
});
