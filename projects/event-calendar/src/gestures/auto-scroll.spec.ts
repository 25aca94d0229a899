import { AutoScroll, scrollSpeed } from './auto-scroll';
import type { Point } from './pointer';

const AREA = { top: 100, bottom: 600 };

describe('scrollSpeed', () => {
  it.each([
    ['nothing in the middle', 350, 0],
    ['nothing above the area, which is another place to drop', 90, 0],
    ['fastest at the upper edge', 100, -18],
    ['slower a bit below it', 124, -9],
    ['nothing where the zone ends', 148, 0],
    ['fastest at the lower edge', 600, 18],
    ['fastest below it', 700, 18],
  ])('%s', (_, y, speed) => {
    expect(scrollSpeed(y, AREA)).toBe(speed);
  });

  it('of a low area begins within a quarter of it', () => {
    const low = { top: 100, bottom: 180 };
    expect([scrollSpeed(140, low), scrollSpeed(110, low), scrollSpeed(160, low)]).toEqual([
      0, -9, 0,
    ]);
  });
});

describe('AutoScroll', () => {
  /** Frames that something is held at an edge before anything scrolls. */
  const PATIENCE = 12;
  let scroller: HTMLElement;
  let points: Point[];
  let scroll: AutoScroll;
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    scroller = document.createElement('div');
    points = [];
    scroll = new AutoScroll(
      scroller,
      () => AREA,
      (point) => points.push(point),
    );
  });
  afterEach(() => jest.useRealTimers());

  const frames = (count: number): void => {
    for (let at = 0; at < count; at++) jest.advanceTimersToNextFrame();
  };

  it('scrolls once something was held at an edge for a while, and tells where it is', () => {
    scroll.follow({ x: 7, y: 600 });
    frames(PATIENCE);
    expect([scroller.scrollTop, points]).toEqual([0, []]);
    frames(2);
    expect(scroller.scrollTop).toBe(36);
    expect(points).toEqual(Array(2).fill({ x: 7, y: 600 }));
    scroll.follow({ x: 7, y: 124 });
    frames(1);
    expect(scroller.scrollTop).toBe(27);
  });

  it('waits anew after something was away from the edges', () => {
    scroll.follow({ x: 0, y: 600 });
    frames(PATIENCE - 1);
    scroll.follow({ x: 0, y: 350 });
    frames(1);
    scroll.follow({ x: 0, y: 600 });
    frames(PATIENCE);
    expect(scroller.scrollTop).toBe(0);
    frames(1);
    expect(scroller.scrollTop).toBe(18);
  });

  it('says nothing where it has come to the end', () => {
    let top = 0;
    Object.defineProperty(scroller, 'scrollTop', {
      get: () => top,
      set: (value: number) => (top = Math.min(20, value)),
    });
    scroll.follow({ x: 0, y: 600 });
    frames(PATIENCE + 5);
    expect([top, points.length]).toEqual([20, 2]);
  });

  it('ends when it is let go of', () => {
    scroll.follow({ x: 0, y: 600 });
    frames(PATIENCE + 1);
    scroll.stop();
    expect(jest.getTimerCount()).toBe(0);
    scroll.follow({ x: 0, y: 600 });
    frames(PATIENCE);
    expect(scroller.scrollTop).toBe(18);
  });
});
