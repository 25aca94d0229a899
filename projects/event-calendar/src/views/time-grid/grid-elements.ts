import { inject, Injectable } from '@angular/core';
import { withAttribute } from '../../feedback/attribute-selector';
import type { GridStop } from './grid-stops';
import { TimeGridLayout } from './time-grid-layout';

/** The elements of the time grid that can have the focus: columns stand on the page as they are laid out. */
@Injectable()
export class GridElements {
  private readonly layout = inject(TimeGridLayout);

  /** The grid's own element; nothing is found before it stands. */
  root: HTMLElement | undefined;

  /** The element of a stop; undefined where it isn't drawn. */
  elementOf({ row, column, item }: GridStop): HTMLElement | undefined {
    if (row === 'head') {
      const head = this.layout
        .dayHeads()
        .findIndex(({ first, span }) => first <= column && column < first + span);
      return within(this.root, '.ec-day-head button')[head];
    }
    const cell = this.cells(row)[column];
    if (item === null) return cell;
    return typeof item === 'string'
      ? within(cell, `ec-event${withAttribute('data-key', item)}`)[0]
      : within(cell, '[data-more]')[item];
  }

  /** What an element is, or stands in; null outside of all columns. */
  stopOf(element: Element): GridStop | null {
    const head = element.closest<HTMLElement>('.ec-day-head');
    if (head !== null) {
      const at = within(this.root, '.ec-day-head').indexOf(head);
      return { row: 'head', column: this.layout.dayHeads()[at]?.first ?? 0, item: null };
    }
    const cell = element.closest<HTMLElement>('[data-slot]');
    const row = cell?.dataset['slot'];
    if (cell === null || (row !== 'all-day' && row !== 'timed')) return null;
    const column = this.cells(row).indexOf(cell);
    if (column < 0) return null;
    const event = element.closest<HTMLElement>('ec-event')?.dataset['key'];
    const more = within(cell, '[data-more]').findIndex((each) => each === element);
    return { row, column, item: event ?? (more < 0 ? null : more) };
  }

  /** The column whose cell an element is; -1 for any other. */
  columnOf(element: EventTarget | null): number {
    return element instanceof HTMLElement ? this.cells('timed').indexOf(element) : -1;
  }

  private cells(row: 'all-day' | 'timed'): HTMLElement[] {
    return within(this.root, `[data-slot="${row}"]`);
  }
}

function within(element: HTMLElement | undefined, selector: string): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
