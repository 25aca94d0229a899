import { afterRenderEffect, inject, Injectable, NgZone, untracked } from '@angular/core';
import { offsetOfTime, type Column } from 'ng-event-calendar/core/internal';
import { LayoutWidths } from '../../store/layout/layout-widths';
import { Media } from '../../store/inputs/media';
import { textScaleOf } from '../../store/inputs/text-scale';
import { keptPlace, widenedBy } from './column-tracks';
import { GridColumns } from './grid-columns';
import { GridScale } from './grid-scale';
import { AllDayLayout } from './all-day-layout';
import { TimeGridLayout } from './time-grid-layout';

/** Pixels by which the reported scroll position moves, so that not every pixel counts. */
const STEP = 24;
/** Height of the band of hints in pixels, that of one hint. */
export const BAND = 36;
/** Pixels by which a sum of rounded heights may exceed the whole. */
const ROUNDING = 1;
/** Pixels left free above the place scrolled to. */
const MARGIN = 8;

/** Elements of the grid that are measured. */
export interface GridParts {
  readonly scroller: HTMLElement;
  /** Headers and all-day row, which stay above the scrolled body. */
  readonly head: HTMLElement;
  readonly body: HTMLElement;
  /** Hints and invitations beneath the scrolled part; without any it has no height. */
  readonly band: HTMLElement;
}

/** Measures the time grid and scrolls it. */
@Injectable()
export class GridScroll {
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  readonly #allDay = inject(AllDayLayout);
  readonly #columns = inject(GridColumns);
  readonly #zone = inject(NgZone);
  readonly #media = inject(Media);
  readonly #widths = inject(LayoutWidths);
  #parts: GridParts | undefined;
  #startedIn: string | undefined;
  /**
   * Columns as they stood last, with the keys that find them on the same page and on another, and their edges in
   * pixels.
   */
  #stood: {
    readonly columns: readonly Column[];
    readonly keys: readonly (readonly string[])[];
    readonly edges: readonly number[];
  } | null = null;
  #inlineScrolled = 0;

  /** Element that scrolls; undefined before it is drawn. */
  get scroller(): HTMLElement | undefined {
    return this.#parts?.scroller;
  }

  constructor() {
    afterRenderEffect(() => {
      this.#scale.height();
      this.#columns.edges();
      this.#widths.room();
      untracked(() => {
        const scrolled = this.#inlineScrolled;
        this.#measure();
        this.#keepColumn(scrolled);
      });
    });
  }

  /** Measures now and whenever size or scroll position change; returns a function that ends this. */
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

  /** Scrolls a fresh grid, or one that shows another view, to its start; returns false where it was there already. */
  start(view: string, toCurrentTime: boolean): boolean {
    if (this.#startedIn === view) return false;
    const isFresh = this.#startedIn === undefined;
    this.#startedIn = view;
    // The first column of another view has no place to keep in this one.
    this.#stood = null;
    const now = this.#scale.now();
    const viewport = this.#scale.box()?.viewport ?? 0;
    if (toCurrentTime && now !== null) this.to(now.offset - viewport / 2, 'instant', 0);
    else if (isFresh) this.to(this.#layout.initialOffset(), 'instant');
    this.#measure();
    return true;
  }

  /** Scrolls so that a place of the axis, in axis minutes, stands `margin` pixels below the top. */
  to(offset: number, behavior: ScrollBehavior, margin = MARGIN): void {
    const minuteHeight = this.#scale.box()?.minuteHeight;
    if (this.#parts === undefined || minuteHeight === undefined) return;
    // Includes the strip of folded hours before it, whose name the head would cut.
    const fold = this.#scale.axis().folds.find(({ to }) => to === offset);
    this.#parts.scroller.scrollTo({
      top: (fold?.from ?? offset) * minuteHeight - margin,
      behavior: this.#media.prefersCalm() ? 'instant' : behavior,
    });
  }

  /** Returns the place at the top of the visible part, in axis minutes. */
  top(): number {
    const minuteHeight = this.#scale.box()?.minuteHeight;
    if (this.#parts === undefined || minuteHeight === undefined) return 0;
    return this.#parts.scroller.scrollTop / minuteHeight;
  }

  /** Scrolls to a time of the day, in minutes since midnight by the clock. */
  toTime(minutes: number): void {
    this.to(offsetOfTime(this.#scale.axis(), minutes), 'smooth');
  }

  /**
   * Scrolls as little as needed to bring a stretch of the axis, in axis minutes, into view; of a longer one its
   * beginning.
   */
  reveal(offset: number, length: number): void {
    if (this.#parts === undefined) return;
    const { scroller, head, body } = this.#parts;
    const minuteHeight = this.#scale.minuteHeightOf(body.offsetHeight);
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
    // Read anew: the scroll event of a move just now may still be pending.
    const scrolled = Math.abs(this.#parts.scroller.scrollLeft);
    if (from < scrolled) this.#toInline(from);
    else if (to > scrolled + room) this.#toInline(Math.min(from, to - room));
  }

  /**
   * Keeps the first visible column in its place when columns come and go, or get another width. On another page that
   * is the same resource on the same day of the page, or the first day where days are outermost.
   */
  #keepColumn(scrolled: number): void {
    const before = this.#stood;
    const columns = this.#layout.columns();
    const edges = this.#columns.edges();
    const keys = [columns.map(({ key }) => key), this.#columns.onAnyPage()];
    this.#stood = { columns, keys, edges };
    const isSame = before?.columns === columns && before.edges === edges;
    if (before === null || isSame || !this.#columns.isSideways()) return;
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
    // In right-to-left text, `scrollLeft` is negative left of the start.
    const way = getComputedStyle(scroller).direction === 'rtl' ? -1 : 1;
    scroller.scrollLeft = way * place;
    this.#measure();
  }

  /** Returns the pixels beside the time axis in which columns are visible. */
  #inlineRoom(): number {
    if (this.#parts === undefined) return 0;
    const { scroller, body } = this.#parts;
    // Its border lies over the first column.
    const axis = body.querySelector('ec-time-axis')?.clientWidth ?? 0;
    return Math.max(0, scroller.clientWidth - axis);
  }

  #measure(): void {
    if (this.#parts === undefined || this.#scale.openMinutes() === 0) return;
    const { scroller, head, body, band } = this.#parts;
    const bodyHeight = body.offsetHeight;
    // A grid without layout, as in a hidden tab of the host, has nothing to measure.
    if (bodyHeight === 0) return;
    const minuteHeight = this.#scale.minuteHeightOf(bodyHeight);
    const headHeight = head.offsetHeight;
    const scrolled = scroller.scrollTop;
    // In a grid that scrolls, the part behind the band counts as out of sight whether or not the band shows: otherwise
    // the band could cause itself to appear.
    const whole = scroller.clientHeight + band.offsetHeight;
    const isCut = headHeight + bodyHeight > whole + ROUNDING;
    const room = isCut ? whole - Math.max(BAND, band.offsetHeight) : whole;
    const column = body.querySelector<HTMLElement>('[data-slot="timed"]:not(.ec-unassigned)');
    const columnWidth = column?.offsetWidth ?? 0;
    const isSideways = this.#columns.isSideways();
    const inlineRoom = isSideways ? this.#inlineRoom() : 0;
    const count = this.#layout.columns().length;
    const columnRoom = { width: columnWidth, room: inlineRoom || columnWidth * count, count };
    this.#inlineScrolled = isSideways ? Math.abs(scroller.scrollLeft) : 0;
    const inlineStep = Math.max(1, columnWidth);
    // The expanded all-day row scrolls by itself, so that its label has to be moved.
    const label = head.querySelector<HTMLElement>('[role="rowheader"]');
    if (label !== null && isSideways) {
      const isApart = this.#allDay.isExpanded();
      label.style.translate = isApart ? `${scroller.scrollLeft}px` : '';
    }
    this.#scale.box.set({
      minuteHeight,
      textScale: textScaleOf(scroller),
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
