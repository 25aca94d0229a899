import { afterRenderEffect, DOCUMENT, inject, Injectable, untracked } from '@angular/core';
import type { TimelineRow } from 'ng-event-calendar/core/timeline';
import { isFocusFree } from '../../feedback/free-focus';
import { nearestRow } from './nearest-row';
import { RowFocus } from './row-focus';
import { rowOfElement } from './row-of-element';
import { TimelineLayout } from './timeline-layout';

/**
 * Keeps the focus where rows change: on its element where the row is moved or drawn anew, as one that is pinned is, else
 * on the header of the nearest row that is left.
 */
@Injectable()
export class LostRowFocus {
  readonly #document = inject(DOCUMENT);
  readonly #layout = inject(TimelineLayout);
  readonly #focus = inject(RowFocus);
  /** Element within a row that has focus, or had it until it was removed. */
  #focused: HTMLElement | null = null;
  #rows: readonly TimelineRow[] = [];

  constructor() {
    afterRenderEffect(() => {
      const rows = this.#layout.rows();
      untracked(() => this.#follow(rows));
    });
  }

  /** Follows the focus within the element that scrolls the view; returns a function that ends this. */
  listen(grid: HTMLElement): () => void {
    const focusIn = ({ target }: FocusEvent): void => {
      const isInRow = target instanceof HTMLElement && target.closest('ec-timeline-row') !== null;
      this.#focused = isInRow ? target : null;
    };
    // Browsers report the loss of an element before or while it is removed.
    const focusOut = ({ target }: FocusEvent): void =>
      queueMicrotask(() => {
        const hasLeft = this.#document.activeElement !== target;
        if (this.#focused === target && this.#focused?.isConnected === true && hasLeft) {
          this.#focused = null;
        }
      });
    grid.addEventListener('focusin', focusIn);
    grid.addEventListener('focusout', focusOut);
    return () => {
      grid.removeEventListener('focusin', focusIn);
      grid.removeEventListener('focusout', focusOut);
    };
  }

  #follow(rows: readonly TimelineRow[]): void {
    const [focused, before] = [this.#focused, this.#rows];
    this.#rows = rows;
    if (focused === null || this.#document.activeElement === focused) return;
    const row = rowOfElement(focused, before);
    if (row === undefined) return;
    this.#focused = null;
    const present = rows.find(({ key }) => key === row.key);
    // Once all is drawn: the header may have to be drawn first.
    queueMicrotask(() => {
      if (!isFocusFree(this.#document)) return;
      // Browsers take the focus from an element that only changes its place.
      if (focused.isConnected) focused.focus({ preventScroll: true });
      else if (present === undefined) this.#focus.title(nearestRow(row, before, rows));
      else this.#focus.again(present, focused);
    });
  }
}
