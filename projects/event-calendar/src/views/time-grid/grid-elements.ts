import { inject, Injectable } from '@angular/core';
import { withAttribute } from '../../feedback/attribute-selector';
import { EVENT_ELEMENT } from '../../gestures/drawn-event';
import { columnOf, within } from './column-cells';
import type { GridStop } from './grid-stops';
import { TimeGridLayout } from './time-grid-layout';

/** Focusable elements of the time grid: columns stand on the page as they are laid out. */
@Injectable()
export class GridElements {
  readonly #layout = inject(TimeGridLayout);

  /** The grid's own element; undefined before it is drawn. */
  root: HTMLElement | undefined;

  /** Returns the element of a stop; undefined where it isn't drawn. */
  elementOf({ row, column, item }: GridStop): HTMLElement | undefined {
    if (row === 'head') {
      const head = this.#layout
        .dayHeads()
        .find(({ first, span }) => first <= column && column < first + span);
      return head && within(this.root, `.ec-day-head[${indexIs(head.first)}] button`)[0];
    }
    const cell = within(this.root, `[data-slot="${row}"][${indexIs(column)}]`)[0];
    if (item === null) return cell;
    return typeof item === 'string'
      ? (within(cell, `ec-event${withAttribute('data-key', item)}`)[0] ??
          within(cell, withAttribute('data-continues', item))[0])
      : within(cell, '[data-more]')[item];
  }

  /** Returns the stop that an element is or stands in; null outside all columns. */
  stopOf(element: Element): GridStop | null {
    const head = element.closest<HTMLElement>('.ec-day-head');
    if (head !== null) {
      return { row: 'head', column: columnOf(head), item: null };
    }
    const cell = element.closest<HTMLElement>('[data-slot]');
    const row = cell?.dataset['slot'];
    if (cell === null || (row !== 'all-day' && row !== 'timed')) return null;
    const column = columnOf(cell);
    const { key, continues } = element.closest<HTMLElement>(EVENT_ELEMENT)?.dataset ?? {};
    const event = key ?? continues;
    const more = within(cell, '[data-more]').findIndex((each) => each === element);
    return { row, column, item: event ?? (more < 0 ? null : more) };
  }

  /** Returns the index of the column whose cell an element is; -1 for any other element. */
  columnOf(element: EventTarget | null): number {
    const isColumn = element instanceof HTMLElement && element.dataset['slot'] === 'timed';
    return isColumn && this.root?.contains(element) === true ? columnOf(element) : -1;
  }
}

/** `aria-colindex` counts from 1, and the first cell of a row is that of the time axis. */
function indexIs(column: number): string {
  return `aria-colindex="${column + 2}"`;
}
