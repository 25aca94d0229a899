import { DAY, type TimeSpan } from 'ng-event-calendar/core/internal';
import type { BlockedSpan } from './blocks';
import { SpanSweep, merged } from './span-sweep';

/** Whether a time takes a day or more, in which case only its start and end have to lie in open time. */
function isLong({ start, end }: TimeSpan): boolean {
  return end - start >= DAY;
}

/**
 * Working hours that resources may share; keeps the last answer for the next resource that asks about the same time.
 */
export class HoursSweep {
  readonly #starts: SpanSweep;
  readonly #ends: SpanSweep;
  #asked: TimeSpan | null = null;
  #isHeld = false;

  /** Takes the open time; null if all time is open. */
  constructor(private readonly spans: readonly TimeSpan[] | null) {
    this.#starts = new SpanSweep(spans ?? []);
    this.#ends = new SpanSweep(spans ?? []);
  }

  /** Whether a time lies within the hours. */
  hold(span: TimeSpan): boolean {
    if (span === this.#asked) return this.#isHeld;
    this.#asked = span;
    return (this.#isHeld =
      this.spans === null ||
      (isLong(span)
        ? this.#starts.holdsStart(span.start) && this.#ends.holdsEnd(span.end)
        : this.#starts.holds(span)));
  }
}

/** Blocked time of a resource. A time of a day or more conflicts with timed blocks only at its start and end. */
export class BlocksSweep {
  readonly #all: SpanSweep;
  readonly #dates: SpanSweep;
  readonly #starts: SpanSweep;
  readonly #ends: SpanSweep;

  constructor(blocks: readonly BlockedSpan[]) {
    const timed = merged(blocks.filter(({ dates }) => dates === null));
    this.#all = new SpanSweep(merged(blocks));
    this.#dates = new SpanSweep(merged(blocks.filter(({ dates }) => dates !== null)));
    this.#starts = new SpanSweep(timed);
    this.#ends = new SpanSweep(timed);
  }

  /** Whether a time overlaps blocked time. */
  isMetBy(span: TimeSpan): boolean {
    if (!isLong(span)) return this.#all.isMetBy(span);
    return (
      this.#dates.isMetBy(span) ||
      this.#starts.holdsStart(span.start) ||
      this.#ends.holdsEnd(span.end)
    );
  }
}
