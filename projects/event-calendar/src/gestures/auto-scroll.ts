import type { Point } from './pointer';

/** Pixels from an edge in which a dragged thing scrolls the surface, and the fastest step. */
const ZONE = 48;
const FASTEST = 18;
/** Frames that the pointer must stay near an edge: passing by it scrolls nothing. */
const PATIENCE = 12;

/** The part of the window in which a scrolled surface shows what it scrolls. */
export interface ScrollArea {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Scrolls an element while something is held near one of its edges. */
export class AutoScroll {
  #frame = 0;
  #waited = 0;
  #point: Point | null = null;

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
  }

  #step(): void {
    if (this.#point === null) return;
    const { top, bottom, left, right } = this.area();
    const { x, y } = this.#point;
    // Above the area is another place to drop, such as the row of whole days.
    const down = y < top ? 0 : scrollSpeed(y, top, bottom);
    const across = scrollSpeed(x, left, right);
    this.#waited = down === 0 && across === 0 ? 0 : this.#waited + 1;
    if (this.#waited > PATIENCE) {
      const { scrollTop, scrollLeft } = this.scroller;
      this.scroller.scrollTop = scrollTop + down;
      this.scroller.scrollLeft = scrollLeft + across;
      const isMoved =
        this.scroller.scrollTop !== scrollTop || this.scroller.scrollLeft !== scrollLeft;
      if (isMoved) this.scrolled(this.#point);
    }
    this.#frame = requestAnimationFrame(() => this.#step());
  }

  /** Whether there is more to scroll to at the side that a point is near to. */
  leadsOn({ x }: Point): boolean {
    const { left, right } = this.area();
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
