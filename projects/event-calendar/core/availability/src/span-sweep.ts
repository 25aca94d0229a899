import type { TimeSpan } from 'ng-event-calendar/core/internal';

/**
 * Answers questions about spans that don't overlap each other, asked at one instant after the other: each goes on
 * where the last one ended. Asking about earlier ones is right too.
 */
export class SpanSweep {
  #at = 0;

  /** Takes spans in order, of which none overlap. */
  constructor(private readonly spans: readonly TimeSpan[]) {}

  /** Whether any has time in common with a span. */
  isMetBy(span: TimeSpan): boolean {
    const next = this.#endingAfter(span.start);
    return next !== undefined && next.start < span.end;
  }

  /** Whether a span lies wholly within one of them. */
  holds({ start, end }: TimeSpan): boolean {
    const last = this.#endingAfter(end - 1);
    return last !== undefined && last.start <= start && end <= last.end;
  }

  /** Whether something may begin at an instant within one of them. */
  holdsStart(start: number): boolean {
    const next = this.#endingAfter(start);
    return next !== undefined && next.start <= start;
  }

  /** Whether something may end at an instant within one of them. */
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

/** Joins spans that overlap; those that touch stay two, as an instant between them lies in neither. */
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
