import type { AxisRange } from './instant-axis';

/** Ranges that overlap or touch, one through another, and what they hold. */
export interface JoinedRange<R extends AxisRange> extends AxisRange {
  readonly items: readonly R[];
}

/** Joins ranges that come by start: those that overlap or touch are one. */
export function joinedRanges<R extends AxisRange>(ranges: readonly R[]): readonly JoinedRange<R>[] {
  const joined: { from: number; to: number; items: R[] }[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    if (last === undefined || last.to < range.from) {
      joined.push({ from: range.from, to: range.to, items: [range] });
    } else {
      last.to = Math.max(last.to, range.to);
      last.items.push(range);
    }
  }
  return joined;
}
