import { afterRenderEffect, inject, Injectable, Injector, NgZone, signal } from '@angular/core';
import { LayoutWidths } from '../store/layout/layout-widths';
import { fitBesideDrawer } from '../store/layout/fit-beside-drawer';
import { Navigation } from '../store/dates/navigation';
import { EditorState } from './editor-state';
import { sameValues } from '../store/same-values';
import { panInto, type Stretch } from './pan-into';
import { coveredWholly, panWholly, type ColumnsBeside } from './whole-columns';

/** A drawer at the inline end of the window. */
export interface Drawer {
  readonly isRtl: boolean;
  /** Returns the drawer's edge towards the calendar, in pixels from the left. */
  readonly edge: () => number;
}

/** Pixels between the edited event, whose outline lies around it, and the edges of what is in sight. */
const GAP = 4;

/** Pixels by which a column that the view was scrolled to may have moved by itself. */
const NEARLY = 12;

/** Property with the view's scroll offset beside the drawer, by which sticky elements move along. */
const PANNED = '--ec-panned';

/** A grid that may be scrolled sideways for the drawer. */
interface ScrolledGrid {
  readonly grid: Element;
  /** Offset and width of the columns before, in pixels. */
  readonly from: number;
  readonly column: number;
  /** Offset to which it was scrolled, in columns. */
  to: number;
}

/**
 * Columns by which a grid may have moved by itself since, as columns of another width are cut elsewhere; any more is the
 * user's.
 */
const UNNOTICED = 0.4;

/** Frames within which a calendar that got its room back is drawn, measured, and drawn with what it measured. */
const FRAMES = 10;

/** Makes room for the drawer in the calendar, and keeps the edited event in sight beside it. */
@Injectable()
export class BesideDrawer {
  readonly #widths = inject(LayoutWidths);
  readonly #navigation = inject(Navigation);
  readonly #state = inject(EditorState);
  readonly #zone = inject(NgZone);
  readonly #injector = inject(Injector);
  #scrolled: ScrolledGrid | null = null;
  /** Offset to which the view was panned; any other one is the user's. */
  #pannedTo = 0;
  /** Columns of the view; `'scroll'` where it scrolls them by itself, null where it has none. */
  readonly #columns = signal<ColumnsBeside | 'scroll' | null>(null, {
    equal: (a, b) =>
      a === b || (typeof a === 'object' && typeof b === 'object' && sameValues(a, b)),
  });

  /** Makes room in a calendar; returns a function that undoes it. `edited` returns the drawn event, or its draft. */
  make(calendar: HTMLElement, drawer: Drawer, edited: () => HTMLElement | null): () => void {
    this.#pannedTo = 0;
    const first = calendar.querySelector('.ec-content [role$="grid"]');
    this.#scrolled = first === null ? null : scrolledGrid(first);
    this.#widths.share.set((...widths) => {
      const room = fitBesideDrawer(...widths);
      const columns = this.#columns();
      if (room.covered === 0 || columns === null) return room;
      // Whole columns are in sight without scrolling the view as well.
      const covered = columns === 'scroll' ? 0 : coveredWholly(room.covered, columns);
      return { ...room, covered, lost: Math.max(0, room.lost - covered + room.covered) };
    });
    const measure = (): void => this.#widths.drawerWidth.set(takenOf(calendar, drawer));
    const show = (): void => this.#show(calendar, drawer, edited());
    const window = calendar.ownerDocument.defaultView!;
    const content = calendar.querySelector('.ec-content');
    const follow = (): void => follows(calendar, content);
    measure();
    // After the calendar has made room.
    const shown = afterRenderEffect(
      () => {
        this.#widths.room();
        this.#state.shown();
        this.#navigation.visibleRange();
        show();
      },
      { injector: this.#injector },
    );
    const sizes = this.#zone.runOutsideAngular(() => {
      window.addEventListener('resize', measure);
      content?.addEventListener('scroll', follow, { passive: true });
      // Test environments without layout have none.
      if (typeof ResizeObserver === 'undefined') return null;
      const observer = new ResizeObserver(() => {
        measure();
        show();
      });
      observer.observe(calendar);
      const view = content?.firstElementChild;
      if (view != null) observer.observe(view);
      const column = content?.querySelector('[data-slot="timed"]');
      if (column != null) observer.observe(column);
      return observer;
    });
    return () => {
      shown.destroy();
      sizes?.disconnect();
      window.removeEventListener('resize', measure);
      content?.removeEventListener('scroll', follow);
      calendar.style.removeProperty(PANNED);
      this.#scrollBack();
      this.#widths.drawerWidth.set(0);
    };
  }

  #show(calendar: HTMLElement, drawer: Drawer, edited: HTMLElement | null): void {
    const content = calendar.querySelector('.ec-content');
    if (this.#widths.room().taken === 0 || content === null) return;
    // The times stay in sight, however the rest is scrolled; their border lies over the first column.
    const axis = content.querySelector('ec-time-axis')?.clientWidth ?? 0;
    this.#measure(content, axis);
    if (edited === null || !content.contains(edited)) return;
    const sightIn = (element: Element): Stretch => {
      const { left, right } = besides(element.getBoundingClientRect(), drawer);
      const [atLeft, atRight] = drawer.isRtl ? [GAP, axis] : [axis, GAP];
      return { left: left + atLeft, right: right - atRight };
    };
    const seen = sightIn(content);
    const panIn = (element: Element, sight: Stretch): { least: number; whole: number } => {
      const box = edited.getBoundingClientRect();
      const least = panInto(box, sight, drawer.isRtl);
      const range = rangeOf(element, drawer);
      const columns = columnsIn(content);
      return { least, whole: panWholly(least, columns, box, sight, range, drawer.isRtl) };
    };
    const grid = edited.closest('[role$="grid"]');
    if (grid !== null && grid.scrollWidth > grid.clientWidth) {
      // Within the part of the grid that is in sight, or will be.
      const { left, right } = sightIn(grid);
      const sight = { left: Math.max(left, seen.left), right: Math.min(right, seen.right) };
      const { least, whole } = panIn(grid, sight);
      // Columns that got another width may miss the edge by a few pixels.
      const isOff = this.#scrolled?.grid === grid && Math.abs(whole) < NEARLY;
      if (Math.abs(least) >= 1 || isOff) this.#scroll(grid, whole);
    }
    if (this.#widths.room().covered === 0) return;
    const { least, whole } = panIn(content, seen);
    // Where the user has scrolled to, columns may stand as they like.
    const isOurs = Math.abs(content.scrollLeft - this.#pannedTo) < 1;
    if (Math.abs(least) < 1 && !isOurs) return;
    content.scrollLeft -= whole;
    this.#pannedTo = content.scrollLeft;
    follows(calendar, content);
  }

  /** Measures the columns of a view, from which follows what the drawer covers. */
  #measure(content: Element, axis: number): void {
    const columns = columnsIn(content);
    const view = content.firstElementChild;
    const grid = content.querySelector('[role$="grid"]');
    if (view === null || grid === null || columns.length < 2) this.#columns.set(null);
    else if (grid.scrollWidth > grid.clientWidth) this.#columns.set('scroll');
    else {
      const width = columns.reduce((sum, { left, right }) => sum + right - left, 0);
      const around = Math.round(view.getBoundingClientRect().width - width);
      const [count, room] = [columns.length, content.clientWidth - axis];
      this.#columns.set({ count, room, rest: Math.max(0, around - axis) });
    }
  }

  /** Scrolls a grid sideways, as far as it goes. */
  #scroll(grid: Element, by: number): void {
    if (Math.abs(by) < 1) return;
    const scrolled = this.#scrolled?.grid === grid ? this.#scrolled : scrolledGrid(grid);
    grid.scrollLeft -= by;
    scrolled.to = grid.scrollLeft / columnOf(grid);
    this.#scrolled = scrolled;
  }

  /** Restores the view's scroll offset, unless the user has scrolled since. */
  #scrollBack(): void {
    if (this.#scrolled === null) return;
    const { grid, from, column, to } = this.#scrolled;
    this.#scrolled = null;
    const now = columnOf(grid);
    if (Math.abs(grid.scrollLeft / now - to) > UNNOTICED) return;
    // The view keeps its first column while it gets the room back, and has to know now which one that is.
    grid.scrollLeft = (from / column) * now;
    grid.dispatchEvent(new Event('scroll'));
    // Meanwhile the columns may have been too narrow for the whole way.
    const finish = (frames: number): void => {
      const isSame = Math.abs(columnOf(grid) - column) < 0.1;
      const isNear = Math.abs(grid.scrollLeft - from) < column;
      if (isSame && isNear) grid.scrollLeft = from;
      else if (frames > 0) requestAnimationFrame(() => finish(frames - 1));
    };
    this.#zone.runOutsideAngular(() => requestAnimationFrame(() => finish(FRAMES)));
  }
}

/** Returns a grid as it is before anything scrolls it for the drawer. */
function scrolledGrid(grid: Element): ScrolledGrid {
  const [from, column] = [grid.scrollLeft, columnOf(grid)];
  return { grid, from, column, to: from / column };
}

/** Returns the width of the columns of a grid in pixels; for one without columns that of usual ones. */
function columnOf(grid: Element): number {
  const column = grid.querySelector('[data-slot="timed"]:not(.ec-unassigned)');
  return column?.getBoundingClientRect().width || 100;
}

/** Returns the columns of a view with days or resources side by side, from the first to the last; none of others. */
function columnsIn(content: Element): readonly Stretch[] {
  const cells = content.querySelectorAll(
    '[data-slot="timed"], ec-month-week:first-of-type [data-slot="day"]',
  );
  return Array.from(cells, (cell) => cell.getBoundingClientRect());
}

/** Returns how far the content of a scrolled element can move to the right. */
function rangeOf(element: Element, { isRtl }: Drawer): { least: number; most: number } {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  const reach = scrollWidth - clientWidth;
  // In right-to-left text, `scrollLeft` is negative left of the start.
  const [first, last] = isRtl ? [-reach, 0] : [0, reach];
  return { least: scrollLeft - last, most: scrollLeft - first };
}

/** Returns the pixels of a calendar at its inline end that a drawer covers. */
function takenOf(calendar: HTMLElement, { isRtl, edge }: Drawer): number {
  if ((getComputedStyle(calendar).direction === 'rtl') !== isRtl) return 0;
  const { left, right } = calendar.getBoundingClientRect();
  return Math.round(isRtl ? edge() - left : right - edge());
}

/** Returns the part of a stretch that the drawer doesn't cover. */
function besides({ left, right }: Stretch, { isRtl, edge }: Drawer): Stretch {
  return isRtl ? { left: Math.max(left, edge()), right } : { left, right: Math.min(right, edge()) };
}

/** Moves sticky elements along with the scrolled view. */
function follows(calendar: HTMLElement, content: Element | null): void {
  calendar.style.setProperty(PANNED, `${content?.scrollLeft ?? 0}px`);
}
