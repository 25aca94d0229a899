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
}

/** Scrolls an element while something is held near its upper or lower edge. */
export class AutoScroll {
  private frame = 0;
  private waited = 0;
  private point: Point | null = null;

  /** `scrolled` is told after each step that moved something, with the pointer where it was. */
  constructor(
    private readonly scroller: HTMLElement,
    private readonly area: () => ScrollArea,
    private readonly scrolled: (point: Point) => void,
  ) {}

  /** Takes note of where the pointer is; the first call begins. */
  follow(point: Point): void {
    this.point = point;
    if (this.frame === 0) this.frame = requestAnimationFrame(() => this.step());
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.waited = 0;
    this.point = null;
  }

  private step(): void {
    if (this.point === null) return;
    const speed = scrollSpeed(this.point.y, this.area());
    this.waited = speed === 0 ? 0 : this.waited + 1;
    if (this.waited > PATIENCE) {
      const before = this.scroller.scrollTop;
      this.scroller.scrollTop = before + speed;
      if (this.scroller.scrollTop !== before) this.scrolled(this.point);
    }
    this.frame = requestAnimationFrame(() => this.step());
  }
}

/** Pixels to scroll in one frame with the pointer at `y`: more the nearer it is to an edge. */
export function scrollSpeed(y: number, { top, bottom }: ScrollArea): number {
  const zone = Math.min(ZONE, (bottom - top) / 4);
  const near = (distance: number): number =>
    Math.ceil(FASTEST * Math.min(1, Math.max(0, (zone - distance) / zone)));
  // Above the area is another place to drop, such as the row of whole days.
  const up = y < top ? 0 : near(y - top);
  const down = near(bottom - y);
  return up > 0 ? -up : down;
}
