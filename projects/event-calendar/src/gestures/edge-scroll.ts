import { AutoScroll } from './auto-scroll';
import type { PageTurn } from './page-turn';
import type { Point } from './pointer';
import type { SlotGeometry } from './view-geometry';

/** Scrolls a view, or turns its page, while the pointer holds something near an edge of it. */
export class EdgeScroll {
  readonly #autoScroll: AutoScroll;

  /** Calls `scrolled` with the unchanged pointer position after each step that moved something. */
  constructor(
    private readonly view: SlotGeometry,
    private readonly pageTurn: PageTurn,
    scrolled: (point: Point) => void,
  ) {
    this.#autoScroll = new AutoScroll(
      view.element,
      () => view.area(),
      (point) => {
        scrolled(point);
        this.follow(point);
      },
    );
  }

  /** Notes the pointer position; the first call starts the scrolling. */
  follow(point: Point): void {
    this.#autoScroll.follow(point);
    // Columns scroll first: the page turns past the last of them.
    if (this.#autoScroll.leadsOn(point)) {
      this.pageTurn.stop();
      return;
    }
    const isRightToLeft = getComputedStyle(this.view.element).direction === 'rtl';
    this.pageTurn.follow(point.x, this.#autoScroll.seen(), isRightToLeft);
  }

  stop(): void {
    this.#autoScroll.stop();
    this.pageTurn.stop();
  }
}
