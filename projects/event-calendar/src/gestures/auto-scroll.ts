import type { Point } from './pointer';
import { seenOf, surroundingsOf, type ScrollArea, type Surroundings } from './seen-area';

/** Pixels from an edge within which the pointer scrolls the element, and pixels of the fastest step. */
const ZONE = 48;
const FASTEST = 18;
/** Frames that the pointer must stay near an edge; passing by it scrolls nothing. */
const PATIENCE = 12;
/** Pixels by which rounding may make an element seem cut off. */
const ROUNDING = 1;

/**
 * Scrolls an element while the pointer holds something near an edge of its visible part; once the element has reached
 * its own end, scrolls the ancestors that cut it off.
 */
export class AutoScroll {
  #frame = 0;
  #waited = 0;
  #point: Point | null = null;
  #around: Surroundings | null = null;

  /** Calls `scrolled` after each step that moved something, with the unchanged pointer position. */
  constructor(
    private readonly scroller: HTMLElement,
    private readonly area: () => ScrollArea,
    private readonly scrolled: (point: Point) => void,
  ) {}

  /** Notes the pointer position; the first call starts the scrolling. */
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

  /** Returns the visible part of the scrolled element. */
  seen(): ScrollArea {
    return this.#seenOf(this.scroller.getBoundingClientRect());
  }

  #step(): void {
    if (this.#point === null) return;
    const area = this.area();
    const { top, bottom, left, right } = this.#seenOf(area);
    const { x, y } = this.#point;
    // Above the area is another drop target, such as the all-day row.
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

  /** Scrolls ancestors to bring hidden parts of the element into view; returns whether anything moved. */
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

  /** Surroundings of the element, computed once a drag. */
  #surroundings(): Surroundings {
    return (this.#around ??= surroundingsOf(this.scroller));
  }

  /** Whether the element can scroll further at the side that a point is near. */
  leadsOn({ x }: Point): boolean {
    const { left, right } = this.#seenOf(this.area());
    const across = Math.sign(scrollSpeed(x, left, right));
    const { scrollLeft, scrollWidth, clientWidth } = this.scroller;
    const most = scrollWidth - clientWidth;
    // In right-to-left text, `scrollLeft` is negative left of the start.
    const place = scrollLeft + (getComputedStyle(this.scroller).direction === 'rtl' ? most : 0);
    return (across < 0 && place >= 1) || (across > 0 && place <= most - 1);
  }
}

/**
 * Returns the pixels to scroll in one frame with the pointer between two edges: more the nearer it is to one of them.
 */
export function scrollSpeed(at: number, from: number, to: number): number {
  const zone = Math.min(ZONE, (to - from) / 4);
  const near = (distance: number): number =>
    Math.ceil(FASTEST * Math.min(1, Math.max(0, (zone - distance) / zone)));
  const back = near(at - from);
  return back > 0 ? -back : near(to - at);
}

/** Scrolls an element vertically by `down` pixels; returns whether it moved. */
function scrollBy(element: Element, down: number): boolean {
  const { scrollTop } = element;
  element.scrollTop = scrollTop + down;
  return element.scrollTop !== scrollTop;
}
