import type { TimeSpan } from 'ng-event-calendar/core/internal';

/**
 * Answers questions about spans that don't overlap each other, fast when asked in order of time: each search continues
 * where the last one ended. Questions about earlier instants are answered correctly, too.
 */
export class SpanSweep {
  #at = 0;

  /** Takes spans in order that don't overlap. */
  constructor(private readonly spans: readonly TimeSpan[]) {}

  /** Whether any of the spans has time in common with another. */
  isMetBy(span: TimeSpan): boolean {
    const next = this.#endingAfter(span.start);
    return next !== undefined && next.start < span.end;
  }

  /** Whether a span lies wholly within one of the spans. */
  holds({ start, end }: TimeSpan): boolean {
    const last = this.#endingAfter(end - 1);
    return last !== undefined && last.start <= start && end <= last.end;
  }

  /** Whether an instant lies within one of the spans, as the start of an event. */
  holdsStart(start: number): boolean {
    const next = this.#endingAfter(start);
    return next !== undefined && next.start <= start;
  }

  /** Whether an instant lies within one of the spans, as the end of an event. */
  holdsEnd(end: number): boolean {
    const last = this.#endingAfter(end - 1);
    return last !== undefined && last.start < end && end <= last.end;
  }

  #endingAfter(instant: number): TimeSpan | undefined {
    const { spans } = this;
    while (this.#at > 0 && spans[this.#at - 1]!.end > instant) this.#at--;
    while (this.#at < spans.length && spans[this.#at]!.end <= instant) this.#at++;
    return spans[this.#at];
  }
}

/** Joins spans that overlap; touching ones stay two, as an event without a duration fits between them. */
export function merged(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const found: TimeSpan[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1);
    if (start >= end) continue;
    if (last === undefined || last.end <= start) found.push({ start, end });
    else if (last.end < end) found[found.length - 1] = { start: last.start, end };
  }
  return found;
}
