import { inject, Injectable } from '@angular/core';
import { instantAt, type Place } from 'ng-event-calendar/core';
import { nearestBox, SurfaceGestures } from '../../event/surface-gestures';
import type { Point } from '../../interactions/pointer';
import type { GridParts } from './grid-scroll';
import { TimeGridLayout } from './time-grid-layout';

/** Drags and clicks on the time grid and the row of bars above it. */
@Injectable()
export class TimeGridGestures extends SurfaceGestures {
  private readonly layout = inject(TimeGridLayout);
  private parts: GridParts | undefined;

  listen(parts: GridParts): () => void {
    this.parts = parts;
    const { scroller, head } = parts;
    return this.listenOn(scroller, () => ({
      top: head.getBoundingClientRect().bottom,
      bottom: scroller.getBoundingClientRect().bottom,
    }));
  }

  protected override placeAt({ x, y }: Point, only: Place['kind'] | null): Place | null {
    if (this.parts === undefined) return null;
    const { head, body } = this.parts;
    const columns = [...body.querySelectorAll('[data-slot="timed"]')];
    const boxes = columns.map((column) => column.getBoundingClientRect());
    const column = nearestBox(boxes, x, 'x');
    const axis = this.layout.axis();
    const axisDay = axis.days[column];
    const box = boxes[column];
    if (axisDay === undefined || box === undefined) return null;
    const { day } = axisDay;
    const isAbove = y < head.getBoundingClientRect().bottom;
    if (only === 'day' || (isAbove && only === null)) return { kind: 'day', day };
    const offset = ((y - box.top) / box.height) * axis.length;
    const instant = instantAt(axis, axisDay, Math.min(axis.length, Math.max(0, offset)));
    return instant === null ? null : { kind: 'time', instant, day };
  }
}
