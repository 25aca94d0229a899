import { inject, Injectable } from '@angular/core';
import {
  axisDayOf,
  instantAt,
  isSameResource,
  type Column,
  type Slot,
} from 'ng-event-calendar/core/internal';
import { nearestBox, Surface, type SlotsLike } from '../../gestures/surface';
import type { Point } from '../../gestures/pointer';
import { Columns, slotIn } from '../../store/columns';
import type { GridParts } from './grid-scroll';
import { TimeGridLayout } from './time-grid-layout';

/** Drags and clicks on the time grid and the row of bars above it. */
@Injectable()
export class TimeGridSurface extends Surface {
  private readonly layout = inject(TimeGridLayout);
  private readonly columns = inject(Columns);
  private parts: GridParts | undefined;

  listen(parts: GridParts): () => void {
    this.parts = parts;
    const { scroller, head } = parts;
    return this.listenOn(scroller, () => ({
      top: head.getBoundingClientRect().bottom,
      bottom: scroller.getBoundingClientRect().bottom,
    }));
  }

  protected override slotAt({ x, y }: Point, { isTime, resource }: SlotsLike): Slot | null {
    if (this.parts === undefined) return null;
    const { head, body } = this.parts;
    const boxes = [...body.querySelectorAll('[data-slot="timed"]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    const column = this.columnAt(boxes, x, resource);
    const [box] = boxes;
    if (column === undefined || box === undefined) return null;
    const isAbove = y < head.getBoundingClientRect().bottom;
    if (isTime === false || (isAbove && isTime === undefined)) return slotIn(column, null);
    const axis = this.layout.axis();
    const offset = ((y - box.top) / box.height) * axis.length;
    const axisDay = axisDayOf(axis, column.day);
    const instant = instantAt(axis, axisDay, Math.min(axis.length, Math.max(0, offset)));
    return instant === null ? null : slotIn(column, instant);
  }

  /** The column at a point across the grid, among those of a resource if one is asked for. */
  private columnAt(
    boxes: readonly DOMRect[],
    x: number,
    resource: Slot['resource'],
  ): Column | undefined {
    const columns = this.columns.all();
    const under = columns[nearestBox(boxes, x, 'x')];
    if (resource === undefined || under === undefined) return under;
    const own = columns.flatMap((column, at) =>
      isSameResource(slotIn(column, null).resource, resource) ? [{ column, at }] : [],
    );
    // Where days come first, it is the day under the pointer that counts.
    const onDay = own.filter(({ column }) => column.day === under.day);
    const near = this.columns.rules().order === 'date-resource' ? onDay : own;
    return (
      near[
        nearestBox(
          near.map(({ at }) => boxes[at]!),
          x,
          'x',
        )
      ]?.column ?? under
    );
  }
}
