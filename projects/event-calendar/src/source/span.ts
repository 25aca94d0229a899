/** A range of instants in epoch milliseconds; the end is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether two spans share an instant. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether `inner` lies within `outer`. */
export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Joins spans that overlap or touch; a joined span takes the place of its first one. */
export function joined(spans: readonly Span[]): readonly Span[] {
  let found: readonly Span[] = [];
  for (const span of spans) {
    const isApart = (each: Span): boolean => each.end < span.start || span.end < each.start;
    const met = found.filter((each) => !isApart(each));
    const whole = {
      start: Math.min(span.start, ...met.map(({ start }) => start)),
      end: Math.max(span.end, ...met.map(({ end }) => end)),
    };
    const [first] = met;
    found =
      first === undefined
        ? [...found, whole]
        : found.flatMap((each) => (each === first ? whole : met.includes(each) ? [] : each));
  }
  return found;
}

/** Returns the smallest span that contains all parts of `wanted` outside the known spans; null without any. */
export function missing(wanted: Span, known: readonly Span[]): Span | null {
  const ordered = known.filter((span) => overlaps(span, wanted)).sort((a, b) => a.start - b.start);
  let start = wanted.start;
  for (const span of ordered) {
    if (span.start > start) break;
    start = Math.max(start, span.end);
  }
  if (start >= wanted.end) return null;
  let end = wanted.end;
  for (const span of ordered.sort((a, b) => b.end - a.end)) {
    if (span.end < end) break;
    end = Math.min(end, span.start);
  }
  return { start, end };
}
