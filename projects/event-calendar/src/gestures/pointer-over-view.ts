import { afterNextRender, effect, inject, Injector, untracked } from '@angular/core';
import type { Column } from 'ng-event-calendar/core/internal';
import { Columns } from '../store/layout/columns';
import { EdgeScroll } from './edge-scroll';
import { PageTurn } from './page-turn';
import type { Point } from './pointer';
import type { SlotGeometry } from './view-geometry';

/**
 * Pointer that holds something over a view. It scrolls the view or turns its page at an edge, and places what it holds
 * again where other columns have come under it.
 */
export class PointerOverView {
  readonly #columns = inject(Columns);
  readonly #pageTurn = inject(PageTurn);
  readonly #injector = inject(Injector);
  #view: SlotGeometry | null = null;
  #edges: EdgeScroll | null = null;
  #point: Point | null = null;
  /** Columns among which something was placed last. */
  #placedOn: readonly Column[] = [];

  constructor(
    /** Places what is held under a point; returns whether it may be dropped there. */
    private readonly placeAt: (point: Point) => boolean,
    /** Places it among other columns, by key, by the host or at an edge of the view. */
    private readonly placeAgain: (point: Point) => unknown = (point) => this.place(point),
  ) {
    effect(() => {
      this.#columns.all();
      untracked(() => this.#followColumns());
    });
  }

  /** Position while something is held; null else. */
  get point(): Point | null {
    return this.#point;
  }

  enter(view: SlotGeometry): void {
    this.#view = view;
    this.#edges = new EdgeScroll(view, this.#pageTurn, (point) => this.place(point));
  }

  /** Notes the position of what is held from now on. */
  hold(point: Point): void {
    this.#point = point;
  }

  /** Notes that what is held is placed among the present columns. */
  notePlaced(): void {
    this.#placedOn = this.#columns.all();
  }

  /** Places what is held under a point; returns whether it may be dropped there. */
  place(point: Point): boolean {
    this.notePlaced();
    return this.placeAt(point);
  }

  /** Places what is held again if other columns have come under the pointer. */
  catchUp(): void {
    if (this.#point !== null && this.#placedOn !== this.#columns.all())
      this.placeAgain(this.#point);
  }

  /** Scrolls or turns the page as long as a point lies near an edge. */
  followEdges(point: Point): void {
    this.#edges?.follow(point);
  }

  /** Holds nothing any more: scrolling and page turns stop. */
  rest(): void {
    this.#point = null;
    this.#view?.heldOver?.(null);
    this.#edges?.stop();
  }

  #followColumns(): void {
    if (this.#point !== null) afterNextRender(() => this.catchUp(), { injector: this.#injector });
  }
}
