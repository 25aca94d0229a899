import type { Point } from './pointer';
import { seenOf, surroundingsOf, type ScrollArea, type Surroundings } from './seen-area';

/** Pixels from an edge in which a dragged thing scrolls the surface, and the fastest step. */
const ZONE = 48;
const FASTEST = 18;
/** Frames that the pointer must stay near an edge: passing by it scrolls nothing. */
const PATIENCE = 12;
/** Pixels by which something may seem to be cut off that isn't. */
const ROUNDING = 1;

/**
 * Scrolls an element while something is held near an edge of what is seen of it, and what lies around it where it
 * reaches further than that and has come to its own end.
 */
export class AutoScroll {
  #frame = 0;
  #waited = 0;
  #point: Point | null = null;
  #around: Surroundings | null = null;

  /** `scrolled` is told after each step that moved something, with the pointer where it was. */
  constructor(
    private readonly scroller: HTMLElement,
    private readonly area: () => ScrollArea,
    private readonly scrolled: (point: Point) => void,
  ) {}

  /** Takes note of where the pointer is; the first call begins. */
  follow(point: Point): void {
    this.#point = point;
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#step());
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#waited = 0;
    this.#point = null;
    this.#around = null;
  }

  /** What is seen of the element that is scrolled. */
  seen(): ScrollArea {
    return this.#seenOf(this.scroller.getBoundingClientRect());
  }

  #step(): void {
    if (this.#point === null) return;
    const area = this.area();
    const { top, bottom, left, right } = this.#seenOf(area);
    const { x, y } = this.#point;
    // Above the area is another place to drop, such as the row of whole days.
    const down = y < area.top ? 0 : scrollSpeed(y, top, bottom);
    const across = scrollSpeed(x, left, right);
    this.#waited = down === 0 && across === 0 ? 0 : this.#waited + 1;
    if (this.#waited > PATIENCE) {
      const { scrollLeft } = this.scroller;
      this.scroller.scrollLeft = scrollLeft + across;
      const isAcross = this.scroller.scrollLeft !== scrollLeft;
      const isDown = scrollBy(this.scroller, down) || this.#scrollAround(down);
      if (isAcross || isDown) this.scrolled(this.#point);
    }
    this.#frame = requestAnimationFrame(() => this.#step());
  }

  /** Brings more of the element into sight where some of it lies out of that; returns whether anything moved. */
  #scrollAround(down: number): boolean {
    if (down === 0) return false;
    const { top, bottom } = this.scroller.getBoundingClientRect();
    const seen = this.seen();
    const isCut = down > 0 ? bottom > seen.bottom + ROUNDING : top < seen.top - ROUNDING;
    return isCut && this.#surroundings().scrolling.some((each) => scrollBy(each, down));
  }

  #seenOf(area: ScrollArea): ScrollArea {
    return seenOf(area, this.#surroundings());
  }

  /** They are looked for once while something is held. */
  #surroundings(): Surroundings {
    return (this.#around ??= surroundingsOf(this.scroller));
  }

  /** Whether there is more to scroll to at the side that a point is near to. */
  leadsOn({ x }: Point): boolean {
    const { left, right } = this.#seenOf(this.area());
    const across = Math.sign(scrollSpeed(x, left, right));
    const { scrollLeft, scrollWidth, clientWidth } = this.scroller;
    const most = scrollWidth - clientWidth;
    // Where lines begin at the right, places to the left of it are negative.
    const place = scrollLeft + (getComputedStyle(this.scroller).direction === 'rtl' ? most : 0);
    return (across < 0 && place >= 1) || (across > 0 && place <= most - 1);
  }
}

/** Pixels to scroll in one frame with the pointer between two edges: more the nearer it is to one of them. */
export function scrollSpeed(at: number, from: number, to: number): number {
  const zone = Math.min(ZONE, (to - from) / 4);
  const near = (distance: number): number =>
    Math.ceil(FASTEST * Math.min(1, Math.max(0, (zone - distance) / zone)));
  const back = near(at - from);
  return back > 0 ? -back : near(to - at);
}

/** Scrolls an element down, or up; returns whether there was more to scroll to. */
function scrollBy(element: Element, down: number): boolean {
  const { scrollTop } = element;
  element.scrollTop = scrollTop + down;
  return element.scrollTop !== scrollTop;
}
