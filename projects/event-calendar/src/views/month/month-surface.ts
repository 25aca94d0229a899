import { inject, Injectable } from '@angular/core';
import type { Slot } from 'ng-event-calendar/core/internal';
import { nearestBox, Surface } from '../../gestures/surface';
import type { Point } from '../../gestures/pointer';
import { MonthLayout } from './month-layout';

/** Drags and clicks on the cells of the month. */
@Injectable()
export class MonthSurface extends Surface {
  private readonly layout = inject(MonthLayout);
  private weeks: HTMLElement | undefined;

  listen(scroller: HTMLElement, weeks: HTMLElement): () => void {
    this.weeks = weeks;
    return this.listenOn(scroller, () => scroller.getBoundingClientRect());
  }

  protected override slotAt({ x, y }: Point): Slot | null {
    const rows = [...(this.weeks?.children ?? [])];
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const week = nearestBox(boxes, y, 'y');
    const cells = [...(rows[week]?.querySelectorAll('[data-slot="day"]') ?? [])];
    const cell = nearestBox(
      cells.map((each) => each.getBoundingClientRect()),
      x,
      'x',
    );
    const day = this.layout.weeks()[week]?.[cell];
    return day === undefined ? null : { day, instant: null };
  }
}
