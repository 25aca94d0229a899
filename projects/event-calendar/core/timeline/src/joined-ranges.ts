import type { AxisRange } from 'ng-event-calendar/core/internal';

/** Ranges that are drawn as one, and the one that covers them. */
export interface JoinedRange<R extends AxisRange> extends AxisRange {
  readonly items: readonly R[];
}

/** Joins ranges that come by start: those that overlap, touch or leave less than a gap between them are one. */
export function joinedRanges<R extends AxisRange>(
  ranges: readonly R[],
  gap = 0,
): readonly JoinedRange<R>[] {
  const joined: { from: number; to: number; items: R[] }[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last === undefined || (range.from > last.to && range.from - last.to >= gap)) {
      joined.push({ from: range.from, to: range.to, items: [range] });
    } else {
      last.to = Math.max(last.to, range.to);
      last.items.push(range);
    }
  }
  return joined;
}
