import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { partitionPoint } from './partition-point';
import { barsIn, type RowBar, type RowLayout } from './row-layout';

/** Bars of a row behind one edge of the part in sight. */
export interface RowHint<E extends CalendarEvent = CalendarEvent> {
  readonly side: 'before' | 'after';
  readonly count: number;
  /** Bar that lies nearest to the edge. */
  readonly nearest: RowBar<E>;
}

/** Returns the hints of a row at the edges behind which its bars lie; none while one is in sight. */
export function hintsOf<E extends CalendarEvent>(
  layout: RowLayout<E>,
  from: number,
  to: number,
): readonly RowHint<E>[] {
  const { bars, reaches } = layout;
  if (barsIn(layout, from, to).length > 0) return [];
  const count = partitionPoint(bars, (bar) => bar.from < to);
  const before = bars.slice(0, count).findLast((bar) => bar.to === reaches[count - 1]);
  const after = bars[count];
  return [
    ...(before === undefined ? [] : [{ side: 'before', count, nearest: before } as const]),
    ...(after === undefined
      ? []
      : [{ side: 'after', count: bars.length - count, nearest: after } as const]),
  ];
}
