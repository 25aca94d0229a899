import { afterRenderEffect, inject, Injectable, NgZone, untracked } from '@angular/core';
import { offsetOfTime, type Column } from 'ng-event-calendar/core/internal';
import { LayoutWidths } from '../../store/layout/layout-widths';
import { Media } from '../../store/inputs/media';
import { keptPlace, widenedBy } from './column-tracks';
import { GridColumns } from './grid-columns';
import { TimeGridLayout } from './time-grid-layout';

/** Pixels by which the reported scroll position moves, so that not every pixel counts. */
const STEP = 24;
/** Pixels of the band of hints, as high as one of them. */
export const BAND = 36;
/** Pixels by which heights that add up to a whole may seem to be more, each of them rounded. */
const ROUNDING = 1;
/** Pixels of letters whose size nobody changed. */
const LETTERS = 16;
/** Pixels left free above what is scrolled to. */
const MARGIN = 8;

/** The elements of the grid that are measured. */
export interface GridParts {
  readonly scroller: HTMLElement;
  /** Headers and all-day row, which stay on top of the scrolled body. */
  readonly head: HTMLElement;
  readonly body: HTMLElement;
  /** Hints and invitations beneath what is scrolled; without any it has no height. */
  readonly band: HTMLElement;
}

/** Measures the time grid and scrolls it. */
@Injectable()
export class GridScroll {
  readonly #layout = inject(TimeGridLayout);
  readonly #columns = inject(GridColumns);
  readonly #zone = inject(NgZone);
  readonly #media = inject(Media);
  readonly #widths = inject(LayoutWidths);
  #parts: GridParts | undefined;
  #startedIn: string | undefined;
  /** The columns as they stood last: how they are found on the same page and on another, and where they were. */
  #stood: {
    readonly columns: readonly Column[];
    readonly keys: readonly (readonly string[])[];
    readonly edges: readonly number[];
  } | null = null;
  #inlineScrolled = 0;

  /** What is scrolled; nothing before it stands. */
  get scroller(): HTMLElement | undefined {
    return this.#parts?.scroller;
  }

  constructor() {
    afterRenderEffect(() => {
      this.#layout.height();
      this.#columns.edges();
      this.#widths.room();
      untracked(() => {
        const scrolled = this.#inlineScrolled;
        this.#measure();
        this.#keepColumn(scrolled);
      });
    });
  }

  /** Measures now and whenever size or scroll position change; returns what ends it. */
  observe(parts: GridParts): () => void {
    this.#parts = parts;
    const measure = (): void => this.#measure();
    return this.#zone.runOutsideAngular(() => {
      const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
      for (const part of Object.values(parts) as HTMLElement[]) sizes?.observe(part);
      parts.scroller.addEventListener('scroll', measure, { passive: true });
      measure();
      return () => {
        sizes?.disconnect();
        parts.scroller.removeEventListener('scroll', measure);
        this.#parts = undefined;
      };
    });
  }

  /** Takes a fresh grid, or one that shows another view, to where it starts; false where it has been. */
  start(view: string, toCurrentTime: boolean): boolean {
    if (this.#startedIn === view) return false;
    const isFresh = this.#startedIn === undefined;
    this.#startedIn = view;
    // What stood first in another view stays in no place of this one.
    this.#stood = null;
    const now = this.#layout.now();
    const viewport = this.#layout.box()?.viewport ?? 0;
    if (toCurrentTime && now !== null) this.to(now.offset - viewport / 2, 'instant', 0);
    else if (isFresh) this.to(this.#layout.initialOffset(), 'instant');
    this.#measure();
    return true;
  }

  /** Scrolls so that a place of the axis, in axis minutes, stands at the top. */
  to(offset: number, behavior: ScrollBehavior, margin = MARGIN): void {
    const minuteHeight = this.#layout.box()?.minuteHeight;
    if (this.#parts === undefined || minuteHeight === undefined) return;
    // With the strip of folded hours before it, whose name would be cut by the head.
    const fold = this.#layout.axis().folds.find(({ to }) => to === offset);
    this.#parts.scroller.scrollTo({
      top: (fold?.from ?? offset) * minuteHeight - margin,
      behavior: this.#media.prefersCalm() ? 'instant' : behavior,
    });
  }

  /** Where the axis is scrolled to just now, in axis minutes. */
  top(): number {
    const minuteHeight = this.#layout.box()?.minuteHeight;
    if (this.#parts === undefined || minuteHeight === undefined) return 0;
    return this.#parts.scroller.scrollTop / minuteHeight;
  }

  /** Scrolls to a time of the day, in minutes since midnight by the clock. */
  toTime(minutes: number): void {
    this.to(offsetOfTime(this.#layout.axis(), minutes), 'smooth');
  }

  /**
   * Scrolls as little as needed to bring a stretch of the axis, in axis minutes, into view; of a longer
   * one its beginning.
   */
  reveal(offset: number, length: number): void {
    if (this.#parts === undefined) return;
    const { scroller, head, body } = this.#parts;
    const minuteHeight = this.#layout.minuteHeightOf(body.offsetHeight);
    const top = scroller.scrollTop;
    const bottom = top + scroller.clientHeight - head.offsetHeight;
    const room = (bottom - top) / minuteHeight;
    if (offset * minuteHeight < top || length > room) this.to(offset, 'instant');
    else if ((offset + length) * minuteHeight > bottom) {
      this.to(offset + length - room, 'instant', -MARGIN);
    }
  }

  /** Scrolls sideways so that a column stands first. */
  toColumn(at: number): void {
    const place = this.#columns.edges()[at];
    if (place !== undefined && this.#columns.isSideways()) this.#toInline(place);
  }

  /** Scrolls sideways as little as needed to bring a column into view. */
  revealColumn(at: number): void {
    if (this.#parts === undefined || !this.#columns.isSideways()) return;
    const [from, to] = this.#columns.edges().slice(at, at + 2);
    const room = this.#inlineRoom();
    if (from === undefined || to === undefined) return;
    // Where it is now: who has just scrolled may not have been heard yet.
    const scrolled = Math.abs(this.#parts.scroller.scrollLeft);
    if (from < scrolled) this.#toInline(from);
    else if (to > scrolled + room) this.#toInline(Math.min(from, to - room));
  }

  /**
   * Keeps what was first in sight in its place when columns come and go. On another page that is the same person on the
   * same day of the page, or where days are outermost the first day.
   */
  #keepColumn(scrolled: number): void {
    const before = this.#stood;
    const columns = this.#layout.columns();
    const edges = this.#columns.edges();
    const keys = [columns.map(({ key }) => key), this.#columns.onAnyPage()];
    this.#stood = { columns, keys, edges };
    if (before === null || before.columns === columns || !this.#columns.isSideways()) return;
    const kept = (by: number): number | null =>
      keptPlace({ keys: before.keys[by]!, edges: before.edges }, scrolled, {
        keys: keys[by]!,
        edges,
      });
    const place = kept(0) ?? kept(1) ?? 0;
    if (Math.abs(place - this.#inlineScrolled) >= 1) this.#toInline(place);
  }

  #toInline(place: number): void {
    if (this.#parts === undefined) return;
    const { scroller } = this.#parts;
    // Browsers count from where a line begins: to the left of it are negative places.
    const way = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
    scroller.scrollLeft = way * place;
    this.#measure();
  }

  /** Pixels beside the axis of time in which columns are in sight. */
  #inlineRoom(): number {
    if (this.#parts === undefined) return 0;
    const { scroller, body } = this.#parts;
    const axis = body.querySelector<HTMLElement>('ec-time-axis')?.offsetWidth ?? 0;
    return Math.max(0, scroller.clientWidth - axis);
  }

  #measure(): void {
    if (this.#parts === undefined || this.#layout.openMinutes() === 0) return;
    const { scroller, head, body, band } = this.#parts;
    const bodyHeight = body.offsetHeight;
    // Nothing to learn from a grid that isn't laid out, as in a hidden tab of the host.
    if (bodyHeight === 0) return;
    const minuteHeight = this.#layout.minuteHeightOf(bodyHeight);
    const headHeight = head.offsetHeight;
    const scrolled = scroller.scrollTop;
    // Where it scrolls, what would stand behind the band is out of sight whether or not that is there: it must not
    // bring itself about.
    const whole = scroller.clientHeight + band.offsetHeight;
    const isCut = headHeight + bodyHeight > whole + ROUNDING;
    const room = isCut ? whole - Math.max(BAND, band.offsetHeight) : whole;
    const column = body.querySelector<HTMLElement>('[data-slot="timed"]:not(.ec-nobodys)');
    const columnWidth = column?.offsetWidth ?? 0;
    const isSideways = this.#columns.isSideways();
    const inlineRoom = isSideways ? this.#inlineRoom() : 0;
    const count = this.#layout.columns().length;
    const columnRoom = { width: columnWidth, room: inlineRoom || columnWidth * count, count };
    this.#inlineScrolled = isSideways ? Math.abs(scroller.scrollLeft) : 0;
    const inlineStep = Math.max(1, columnWidth);
    // The row of whole days scrolls by itself while it is expanded: its label stays only where it is put.
    const label = head.querySelector<HTMLElement>('[role="rowheader"]');
    if (label !== null && isSideways) {
      const isApart = this.#layout.isAllDayExpanded();
      label.style.translate = isApart ? `${scroller.scrollLeft}px` : '';
    }
    const rem = parseFloat(getComputedStyle(scroller.ownerDocument.documentElement).fontSize);
    this.#layout.box.set({
      minuteHeight,
      letters: Math.max(1, rem / LETTERS || 1),
      columnWidth,
      freeColumnWidth: widenedBy(this.#widths.room().lost, columnRoom),
      headHeight,
      scrolled: (Math.floor(scrolled / STEP) * STEP) / minuteHeight,
      viewport: Math.max(0, room - headHeight) / minuteHeight,
      inlineScrolled: Math.floor(this.#inlineScrolled / inlineStep) * inlineStep,
      inlineRoom,
    });
  }
}
