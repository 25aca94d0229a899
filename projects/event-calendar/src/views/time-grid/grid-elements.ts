import { Injectable } from '@angular/core';

/** Where an element stands in the time grid: in which of its rows, and over which column. */
export interface GridPlace {
  readonly row: 'head' | 'all-day' | 'timed';
  /** Index of the column. */
  readonly column: number;
}

/** Finds what stands on the page of the time grid, by the index of its column. */
@Injectable()
export class GridElements {
  /** The grid's own element; nothing is found before it stands. */
  root: HTMLElement | undefined;

  /** The cell of a column. */
  cell(column: number): HTMLElement | undefined {
    return this.cells('timed')[column];
  }

  /** The column whose cell an element is; -1 for any other. */
  columnOfCell(element: EventTarget | null): number {
    return element instanceof HTMLElement ? this.cells('timed').indexOf(element) : -1;
  }

  /** Where an element stands; null outside of any column. */
  placeOf(element: Element): GridPlace | null {
    const head = element.closest('.ec-day-head');
    if (head !== null) {
      const heads = [...(head.parentElement?.querySelectorAll('.ec-day-head') ?? [])];
      return { row: 'head', column: heads.indexOf(head) };
    }
    const cell = element.closest<HTMLElement>('[data-slot]');
    const row = cell?.dataset['slot'];
    if (cell === null || (row !== 'all-day' && row !== 'timed')) return null;
    const column = this.cells(row).indexOf(cell);
    return column < 0 ? null : { row, column };
  }

  /** The button above a column that opens its day. */
  head(column: number): HTMLElement | undefined {
    return this.all('.ec-day-head button')[column];
  }

  /** A column's cell for whole days with what stands in it. */
  allDayItems(column: number): HTMLElement[] {
    const cell = this.cells('all-day')[column];
    return cell === undefined ? [] : [cell, ...within(cell, 'ec-event, [data-more]')];
  }

  eventsIn(column: number): HTMLElement[] {
    return within(this.cell(column), 'ec-event');
  }

  chipsIn(column: number): HTMLElement[] {
    return within(this.cell(column), '[data-more]');
  }

  private cells(slot: 'all-day' | 'timed'): HTMLElement[] {
    return this.all(`[data-slot="${slot}"]`);
  }

  private all(selector: string): HTMLElement[] {
    return within(this.root, selector);
  }
}

function within(element: HTMLElement | undefined, selector: string): HTMLElement[] {
  return [...(element?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
