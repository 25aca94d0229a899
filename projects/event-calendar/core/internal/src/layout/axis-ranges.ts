import type { AxisRange } from '../bands/band-axis';

/** Returns ranges in order, joined where they touch or overlap. */
export function merge(strips: readonly AxisRange[]): AxisRange[] {
  return joinTouching([...strips].sort((a, b) => a.from - b.from));
}

/** Joins ranges in order where they touch or overlap. */
export function joinTouching(sorted: readonly AxisRange[]): AxisRange[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/** Returns the parts of ranges between two places. */
export function intersect(strips: readonly AxisRange[], first: number, last: number): AxisRange[] {
  return strips
    .map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, last) }))
    .filter(({ from, to }) => to > from);
}
