import { inject, Injectable } from '@angular/core';
import type { Slot } from 'ng-event-calendar/core/internal';
import type { ScrollArea } from '../../gestures/seen-area';
import type { Point } from '../../gestures/pointer';
import { nearestBox, type SlotGeometry } from '../../gestures/view-geometry';
import { MonthFocus } from './month-focus';
import { MonthLayout } from './month-layout';

/** Slot geometry of the month view. */
@Injectable()
export class MonthGeometry implements SlotGeometry {
  readonly #layout = inject(MonthLayout);
  readonly #focus = inject(MonthFocus);
  #scroller!: HTMLElement;
  #weeks!: HTMLElement;

  /** Sets the elements to measure. */
  of(scroller: HTMLElement, weeks: HTMLElement): this {
    this.#scroller = scroller;
    this.#weeks = weeks;
    return this;
  }

  get element(): HTMLElement {
    return this.#scroller;
  }

  area(): ScrollArea {
    return this.#scroller.getBoundingClientRect();
  }

  focusAt(day: number): boolean {
    return this.#focus.goTo(day);
  }

  slotAt({ x, y }: Point): Slot | null {
    const rows = [...this.#weeks.children];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const week = nearestBox(boxes, y, 'y');
    const cells = [...(rows[week]?.querySelectorAll('[data-slot="day"]') ?? [])];
    const cell = nearestBox(
      cells.map((each) => each.getBoundingClientRect()),
      x,
      'x',
    );
    const day = this.#layout.weeks()[week]?.[cell];
    return day === undefined ? null : { day, instant: null };
  }
}
