import { afterRenderEffect, inject, Injectable, NgZone, untracked } from '@angular/core';
import { offsetOfTime } from 'ng-event-calendar/core/internal';
import { Media } from '../../store/media';
import { TimeGridLayout } from './time-grid-layout';

/** Pixels by which the reported scroll position moves, so that not every pixel counts. */
const STEP = 24;
/** Pixels left free above what is scrolled to. */
const MARGIN = 8;

/** The elements of the grid that are measured. */
export interface GridParts {
  readonly scroller: HTMLElement;
  /** Headers and all-day row, which stay on top of the scrolled body. */
  readonly head: HTMLElement;
  readonly body: HTMLElement;
}

/** Measures the time grid and scrolls it. */
@Injectable()
export class GridScroll {
  private readonly layout = inject(TimeGridLayout);
  private readonly zone = inject(NgZone);
  private readonly media = inject(Media);
  private parts: GridParts | undefined;
  private startedIn: string | undefined;

  constructor() {
    afterRenderEffect(() => {
      this.layout.lead();
      untracked(() => this.measure());
    });
  }

  /** Measures now and whenever size or scroll position change; returns what ends it. */
  observe(parts: GridParts): () => void {
    this.parts = parts;
    const measure = (): void => this.measure();
    return this.zone.runOutsideAngular(() => {
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      for (const part of Object.values(parts) as HTMLElement[]) sizes?.observe(part);
      parts.scroller.addEventListener('scroll', measure, { passive: true });
      measure();
      return () => {
        sizes?.disconnect();
        parts.scroller.removeEventListener('scroll', measure);
        this.parts = undefined;
      };
    });
  }

  /** Takes a fresh grid, or one that shows another view, to where it starts. */
  start(view: string, toCurrentTime: boolean): void {
    if (this.startedIn === view) return;
    const isFresh = this.startedIn === undefined;
    this.startedIn = view;
    const now = this.layout.now();
    const viewport = this.layout.box()?.viewport ?? 0;
    if (toCurrentTime && now !== null) this.to(now.offset - viewport / 2, 'instant', 0);
    else if (isFresh) this.to(this.layout.initialOffset(), 'instant');
    this.measure();
  }

  /** Scrolls so that a place of the axis, in axis minutes, stands at the top. */
  to(offset: number, behavior: ScrollBehavior, margin = MARGIN): void {
    const minuteHeight = this.layout.box()?.minuteHeight;
    if (this.parts === undefined || minuteHeight === undefined) return;
    this.parts.scroller.scrollTo({
      // To the first minute means to what stands above it, too.
      top: offset <= 0 && margin >= 0 ? 0 : this.layout.lead() + offset * minuteHeight - margin,
      behavior: this.media.prefersCalm() ? 'instant' : behavior,
    });
  }

  /** Where the axis is scrolled to just now, in axis minutes. */
  top(): number {
    const minuteHeight = this.layout.box()?.minuteHeight;
    if (this.parts === undefined || minuteHeight === undefined) return 0;
    return Math.max(0, this.parts.scroller.scrollTop - this.layout.lead()) / minuteHeight;
  }

  /** Scrolls to a time of the day, in minutes since midnight by the clock. */
  toTime(minutes: number): void {
    this.to(offsetOfTime(this.layout.axis(), minutes), 'smooth');
  }

  /**
   * Scrolls as little as needed to bring a stretch of the axis, in axis minutes, into view; of a longer
   * one its beginning.
   */
  reveal(offset: number, length: number): void {
    if (this.parts === undefined) return;
    const { scroller, head, body } = this.parts;
    const minuteHeight = body.offsetHeight / this.layout.axis().length;
    const top = scroller.scrollTop - this.layout.lead();
    const bottom = top + scroller.clientHeight - head.offsetHeight;
    const room = (bottom - top) / minuteHeight;
    if (offset * minuteHeight < top || length > room) this.to(offset, 'instant');
    else if ((offset + length) * minuteHeight > bottom) {
      this.to(offset + length - room, 'instant', -MARGIN);
    }
  }

  private measure(): void {
    const length = this.layout.axis().length;
    if (this.parts === undefined || length === 0) return;
    const { scroller, head, body } = this.parts;
    const bodyHeight = body.offsetHeight;
    // Nothing to learn from a grid that isn't laid out, as in a hidden tab of the host.
    if (bodyHeight === 0) return;
    const minuteHeight = bodyHeight / length;
    const headHeight = head.offsetHeight;
    const scrolled = scroller.scrollTop - this.layout.lead();
    const columnWidth = body.querySelector<HTMLElement>('[data-slot="timed"]')?.offsetWidth ?? 0;
    this.layout.box.set({
      minuteHeight,
      columnWidth,
      headHeight,
      scrolled: (Math.floor(scrolled / STEP) * STEP) / minuteHeight,
      viewport: Math.max(0, scroller.clientHeight - headHeight) / minuteHeight,
    });
  }
}
