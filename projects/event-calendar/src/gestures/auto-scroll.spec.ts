import { AutoScroll, scrollSpeed } from './auto-scroll';
import type { Point } from './pointer';

const AREA = { top: 100, bottom: 600, left: 60, right: 460 };
/** A point halfway across. */
const x = 260;

describe('scrollSpeed', () => {
  it.each([
    ['nothing in the middle', 350, 0],
    ['fastest before the upper edge', 90, -18],
    ['fastest at the upper edge', 100, -18],
    ['slower a bit below it', 124, -9],
    ['nothing where the zone ends', 148, 0],
    ['fastest at the lower edge', 600, 18],
    ['fastest below it', 700, 18],
  ])('%s', (_, y, speed) => {
    expect(scrollSpeed(y, AREA.top, AREA.bottom)).toBe(speed);
  });

  it('of a low area begins within a quarter of it', () => {
    expect([140, 110, 160].map((y) => scrollSpeed(y, 100, 180))).toEqual([0, -9, 0]);
  });
});

describe('AutoScroll', () => {
  /** Frames that the pointer stays at an edge before anything scrolls. */
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
    scroll.follow({ x, y: 600 });
    frames(PATIENCE);
    expect([scroller.scrollTop, points]).toEqual([0, []]);
    frames(2);
    expect(scroller.scrollTop).toBe(36);
    expect(points).toEqual(Array(2).fill({ x, y: 600 }));
    scroll.follow({ x, y: 124 });
    frames(1);
    expect(scroller.scrollTop).toBe(27);
  });

  it('waits anew after something was away from the edges', () => {
    scroll.follow({ x, y: 600 });
    frames(PATIENCE - 1);
    scroll.follow({ x, y: 350 });
    frames(1);
    scroll.follow({ x, y: 600 });
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
    scroll.follow({ x, y: 600 });
    frames(PATIENCE + 5);
    expect([top, points.length]).toEqual([20, 2]);
  });

  it('ends when it is let go of', () => {
    scroll.follow({ x, y: 600 });
    frames(PATIENCE + 1);
    scroll.stop();
    expect(jest.getTimerCount()).toBe(0);
    scroll.follow({ x, y: 600 });
    frames(PATIENCE);
    expect(scroller.scrollTop).toBe(18);
  });

  it('scrolls nothing above the area, which is another place to drop', () => {
    scroll.follow({ x, y: 90 });
    frames(PATIENCE + 5);
    expect([scroller.scrollTop, points]).toEqual([0, []]);
  });

  it('scrolls sideways at either side, and says whether it leads on', () => {
    let left = 0;
    Object.defineProperties(scroller, {
      scrollLeft: {
        get: () => left,
        set: (value: number) => (left = Math.max(0, Math.min(30, value))),
      },
      scrollWidth: { value: 430 },
      clientWidth: { value: 400 },
    });
    expect([60, x, 460].map((at) => scroll.leadsOn({ x: at, y: 350 }))).toEqual([
      false,
      false,
      true,
    ]);
    scroll.follow({ x: 460, y: 350 });
    frames(PATIENCE + 5);
    expect([left, points.length]).toEqual([30, 2]);
    expect([60, 460].map((at) => scroll.leadsOn({ x: at, y: 350 }))).toEqual([true, false]);
  });

  it('leads on to the left where lines begin at the right', () => {
    scroller.style.direction = 'rtl';
    Object.defineProperties(scroller, {
      scrollLeft: { value: 0 },
      scrollWidth: { value: 430 },
      clientWidth: { value: 400 },
    });
    document.body.append(scroller);
    expect([60, 460].map((at) => scroll.leadsOn({ x: at, y: 350 }))).toEqual([true, false]);
    scroller.remove();
  });

  describe('in a calendar that reaches below the window', () => {
    let page: number;
    /** Pixels by which the page can be scrolled. */
    let end: number;
    beforeEach(() => {
      [page, end] = [0, 40];
      const [root, body] = [document.documentElement, document.body];
      Object.defineProperty(root, 'scrollTop', {
        configurable: true,
        get: () => page,
        set: (value: number) => (page = Math.max(0, Math.min(end, value))),
      });
      body.append(scroller);
      // The element is scrolled to its end already.
      Object.defineProperty(scroller, 'scrollTop', { get: () => 500, set: () => undefined });
      scroller.getBoundingClientRect = () => new DOMRect(0, 100 - page, 500, 900);
      const height = 900;
      scroll = new AutoScroll(
        scroller,
        () => ({ ...AREA, top: 150 - page, bottom: 100 + height - page }),
        (point) => points.push(point),
      );
    });
    afterEach(() => {
      scroll.stop();
      scroller.remove();
      document.body.style.overflow = '';
      Reflect.deleteProperty(document.documentElement, 'scrollTop');
    });

    it('scrolls the page at the lower edge of the window, once the grid has come to its end', () => {
      scroll.follow({ x, y: window.innerHeight - 1 });
      frames(PATIENCE + 2);
      expect([page, points.length]).toEqual([36, 2]);
      frames(5);
      expect([page, points.length]).toEqual([40, 3]);
    });

    it('leaves a page alone that nobody can scroll', () => {
      document.body.style.overflow = 'hidden';
      scroll.follow({ x, y: window.innerHeight - 1 });
      frames(PATIENCE + 5);
      expect([page, points.length]).toEqual([0, 0]);
    });

    it('leaves the page alone once the end of the calendar is in sight', () => {
      [page, end] = [300, 600];
      scroll.follow({ x, y: 690 });
      frames(PATIENCE + 5);
      expect([page, points.length]).toEqual([300, 0]);
    });
  });

  it('has an edge where what lies around it cuts it off', () => {
    const around = document.body.appendChild(document.createElement('div'));
    around.style.overflow = 'auto';
    around.getBoundingClientRect = () => new DOMRect(0, 0, 500, 400);
    around.append(scroller);
    scroll.follow({ x, y: 399 });
    frames(PATIENCE + 1);
    expect(scroller.scrollTop).toBe(18);
    scroll.stop();
    around.remove();
  });
});
