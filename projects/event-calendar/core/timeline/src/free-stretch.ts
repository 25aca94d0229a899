import type { AxisRange } from 'ng-event-calendar/core/internal';
import type { RowBar } from './row-layout';

/**
 * Returns the first stretch of a range that no bar of the uppermost lane covers and that is `room` axis minutes long,
 * for words that stand there; null where there is none. Bars come by start.
 */
export function freeStretch(
  { from, to }: AxisRange,
  bars: readonly Pick<RowBar, 'from' | 'to' | 'lane'>[],
  room: number,
): AxisRange | null {
  let start = from;
  for (const bar of bars) {
    if (bar.lane > 0 || bar.to <= start) continue;
    if (bar.from >= to) break;
    if (bar.from - start >= room) return { from: start, to: bar.from };
    start = bar.to;
  }
  return to - start >= room ? { from: start, to } : null;
}
