import { inject, Injectable } from '@angular/core';
import type { FocusStep } from '../../keyboard/roving-focus';
import { Navigation } from '../../store/dates/navigation';
import { AllDayLayout } from './all-day-layout';
import { GridCursor } from './grid-cursor';
import { GridScale } from './grid-scale';
import {
  columnStops,
  nextStop,
  type ColumnStops,
  type GridStop,
  type NextStop,
} from './grid-stops';
import { TimeGridLayout } from './time-grid-layout';

/** Finds the places to which arrow keys lead in the time grid, drawn or not. */
@Injectable()
export class GridSteps {
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  readonly #allDay = inject(AllDayLayout);
  readonly #cursor = inject(GridCursor);
  readonly #navigation = inject(Navigation);

  /** Returns the place to which a key leads, perhaps in a column before the first or behind the last. */
  next(at: GridStop, key: FocusStep): NextStop | null {
    const next = nextStop(at, key, {
      column: this.#stopsIn(at.column),
      count: this.#layout.columns().length,
      heads: this.#layout.opensDays() ? this.#layout.dayHeads() : [],
      cursor: this.#cursor.offset(),
    });
    const isPassed = next?.row === 'all-day' && !this.#allDay.isShown();
    return isPassed ? this.next(next, key) : next;
  }

  /** Returns the first column from one on that lies within the calendar's bounds. */
  offeredFrom(column: number, way: 1 | -1): number {
    const columns = this.#layout.columns();
    const isOffered = this.#navigation.isOffered();
    const isBeyond = (at: number): boolean =>
      columns[at] !== undefined && !isOffered(columns[at].day);
    while (isBeyond(column)) column += way;
    return column;
  }

  /** Moves the cursor to the slot in which an item begins. */
  goOnFrom({ row, column, item }: GridStop): void {
    if (row !== 'timed' || item === null) return;
    const stop = this.#stopsIn(column).timed.find((each) => each.item === item);
    if (stop !== undefined) this.#cursor.goTo(stop.from);
  }

  #stopsIn(column: number): ColumnStops {
    const layout = this.#layout.layouts()[column]!;
    return columnStops(
      column,
      this.#allDay.barRows(),
      layout,
      this.#scale.axis(),
      this.#scale.slots(),
    );
  }
}
