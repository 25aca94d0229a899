import type { TimeSpan } from 'ng-event-calendar/core/internal';

/** Joins spans that touch or overlap, in order; leaves out empty ones. */
export function joined(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const found: TimeSpan[] = [];
  for (const span of spans.filter(({ start, end }) => start < end).sort(byStart)) {
    const last = found.at(-1);
    if (last === undefined || last.end < span.start) found.push(span);
    else if (last.end < span.end) found[found.length - 1] = { start: last.start, end: span.end };
  }
  return found;
}

/** Returns the rest of joined spans after cutting out others, which are joined, too. */
export function without(
  spans: readonly TimeSpan[],
  holes: readonly TimeSpan[],
): readonly TimeSpan[] {
  let at = 0;
  return spans.flatMap(({ start, end }) => {
    const left: TimeSpan[] = [];
    let from = start;
    while (at < holes.length && holes[at]!.end <= from) at++;
    for (let next = at; next < holes.length && holes[next]!.start < end; next++) {
      const hole = holes[next]!;
      if (from < hole.start) left.push({ start: from, end: hole.start });
      from = Math.max(from, hole.end);
    }
    if (from < end) left.push({ start: from, end });
    return left;
  });
}

/** Returns the parts of spans that lie within a range. */
export function within(spans: readonly TimeSpan[], range: TimeSpan): readonly TimeSpan[] {
  return spans.flatMap(({ start, end }) => {
    const part = { start: Math.max(start, range.start), end: Math.min(end, range.end) };
    return part.start < part.end ? [part] : [];
  });
}

/** Whether the first span lies wholly in the second, ends included. */
export function liesIn(span: TimeSpan, around: TimeSpan): boolean {
  return around.start <= span.start && span.end <= around.end;
}

/** Whether two spans have time in common; touching isn't overlapping. */
export function overlap(a: TimeSpan, b: TimeSpan): boolean {
  return a.start < b.end && b.start < a.end;
}

function byStart(a: TimeSpan, b: TimeSpan): number {
  return a.start - b.start;
}
