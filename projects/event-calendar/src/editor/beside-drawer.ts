import { afterRenderEffect, inject, Injectable, Injector, NgZone } from '@angular/core';
import { LayoutWidths } from '../store/layout/layout-widths';
import { fitBesideDrawer } from '../store/layout/fit-beside-drawer';
import { Navigation } from '../store/dates/navigation';
import { EditorState } from './editor-state';
import { panInto, type Stretch } from './pan-into';

/** A drawer at the inline end of the window. */
export interface Drawer {
  readonly isRtl: boolean;
  /** Returns the drawer's edge towards the calendar, in pixels from the left. */
  readonly edge: () => number;
}

/** Pixels between the edited event, whose outline lies around it, and the edges of what is in sight. */
const GAP = 4;

/** Property with the view's scroll offset beside the drawer, by which sticky elements move along. */
const PANNED = '--ec-panned';

/** Makes room for the drawer in the calendar, and keeps the edited event in sight beside it. */
@Injectable()
export class BesideDrawer {
  readonly #widths = inject(LayoutWidths);
  readonly #navigation = inject(Navigation);
  readonly #state = inject(EditorState);
  readonly #zone = inject(NgZone);
  readonly #injector = inject(Injector);
  /** The grid that was scrolled sideways, with its offsets before and after. */
  #scrolled: { readonly grid: Element; readonly from: number; to: number } | null = null;

  /** Makes room in a calendar; returns a function that undoes it. `edited` returns the drawn event, or its draft. */
  make(calendar: HTMLElement, drawer: Drawer, edited: () => HTMLElement | null): () => void {
    this.#widths.share.set(fitBesideDrawer);
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
      return observer;
    });
    return () => {
      shown.destroy();
      sizes?.disconnect();
      window.removeEventListener('resize', measure);
      content?.removeEventListener('scroll', follow);
      calendar.style.removeProperty(PANNED);
      this.#widths.drawerWidth.set(0);
      this.#scrollBack();
    };
  }

  #show(calendar: HTMLElement, drawer: Drawer, edited: HTMLElement | null): void {
    const { covered, taken } = this.#widths.room();
    const content = calendar.querySelector('.ec-content');
    if (taken === 0 || content === null || edited === null || !content.contains(edited)) return;
    // The times stay in sight, however the rest is scrolled.
    const axis = content.querySelector<HTMLElement>('ec-time-axis')?.offsetWidth ?? 0;
    const sightIn = (element: Element): Stretch => {
      const { left, right } = besides(element.getBoundingClientRect(), drawer);
      const [atLeft, atRight] = drawer.isRtl ? [GAP, axis] : [axis, GAP];
      return { left: left + atLeft, right: right - atRight };
    };
    const seen = sightIn(content);
    const grid = edited.closest('[role$="grid"]');
    if (grid !== null && grid.scrollWidth > grid.clientWidth) {
      // Within the part of the grid that is in sight, or will be.
      const { left, right } = sightIn(grid);
      const sight = { left: Math.max(left, seen.left), right: Math.min(right, seen.right) };
      this.#scroll(grid, panInto(edited.getBoundingClientRect(), sight, drawer.isRtl));
    }
    if (covered > 0) {
      content.scrollLeft -= panInto(edited.getBoundingClientRect(), seen, drawer.isRtl);
      follows(calendar, content);
    }
  }

  /** Scrolls a grid sideways, as far as it goes. */
  #scroll(grid: Element, by: number): void {
    if (Math.abs(by) < 1) return;
    const from = this.#scrolled?.grid === grid ? this.#scrolled.from : grid.scrollLeft;
    grid.scrollLeft -= by;
    this.#scrolled = { grid, from, to: grid.scrollLeft };
  }

  /** Restores the view's scroll offset, unless the user has scrolled since. */
  #scrollBack(): void {
    const scrolled = this.#scrolled;
    if (scrolled !== null && Math.abs(scrolled.grid.scrollLeft - scrolled.to) < 1) {
      scrolled.grid.scrollLeft = scrolled.from;
    }
  }
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
