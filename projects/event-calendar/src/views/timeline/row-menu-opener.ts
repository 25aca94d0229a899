import { inject, Injectable, signal } from '@angular/core';
import { HeldTouch } from '../../gestures/held-touch';
import { pointOf, type Point } from '../../gestures/pointer';
import { RowActions, type RowAction } from './row-actions';
import { rowOfElement } from './row-of-element';
import { TimelineLayout } from './timeline-layout';
import { TimelineRows } from './timeline-rows';

/** A request for the menu of a row: its title and actions, the header of the row, and the pressed point. */
export interface RowMenuRequest {
  readonly title: string;
  readonly actions: readonly RowAction[];
  readonly element: HTMLElement;
  readonly at: Point;
}

/** Opens the menu of a row's header by right click, menu key or long press. */
@Injectable()
export class RowMenuOpener {
  readonly #layout = inject(TimelineLayout);
  readonly #rows = inject(TimelineRows);
  readonly #touch = inject(HeldTouch);
  readonly #actions = inject(RowActions);

  /** Row whose menu is open; null while none is. */
  readonly request = signal<RowMenuRequest | null>(null);

  /** Listens on the element that scrolls the view; returns what ends it. */
  listen(scroller: HTMLElement): () => void {
    const menu = (press: MouseEvent): void => {
      if (press.defaultPrevented || !this.#isHeader(press.target)) return;
      press.preventDefault();
      // Where the browser reports a long press, the finger is still down.
      const isTouch = press instanceof PointerEvent && press.pointerType === 'touch';
      if (!isTouch) this.#openAt(press.target, pointOf(press));
    };
    const stop = this.#touch.listen(scroller, {
      held: () => null,
      released: (target, at) => {
        if (this.#isHeader(target)) this.#openAt(target, at);
      },
    });
    scroller.addEventListener('contextmenu', menu);
    return () => {
      stop();
      scroller.removeEventListener('contextmenu', menu);
    };
  }

  #openAt(target: Element, { x, y }: Point): void {
    const row = rowOfElement(target, this.#layout.rows());
    const element = target.closest<HTMLElement>('.ec-title-cell');
    if (row === undefined || element === null || row.owner === 'all') return;
    const box = element.getBoundingClientRect();
    const isInside = x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    // The menu key has no point; some browsers invent one elsewhere.
    const at = isInside ? { x, y } : { x: box.left, y: box.top };
    const actions = this.#actions.of(row);
    if (actions.length > 0) {
      this.request.set({ title: this.#rows.titleOf(row), actions, element, at });
    }
  }

  #isHeader(target: EventTarget | null): target is Element {
    return target instanceof Element && target.closest('.ec-title-cell') !== null;
  }
}
