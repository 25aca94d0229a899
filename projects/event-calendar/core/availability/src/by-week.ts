import { DAY, type TimeSpan } from 'ng-event-calendar/core/internal';
import { overlap } from './spans';

const WEEK = 7 * DAY;
/** Weeks kept; more than the two years over which a series is validated. */
const KEPT = 128;

/** Spans read and kept by week, so that a second query nearby reads nothing anew. */
export class ByWeek<T extends TimeSpan> {
  readonly #weeks = new Map<number, readonly T[]>();

  /** `read` returns everything that touches a range of instants, in order. */
  constructor(private readonly read: (range: TimeSpan) => readonly T[]) {}

  /** Returns everything that overlaps a range of instants, each once. */
  in(range: TimeSpan): readonly T[] {
    const [first, last] = [weekOf(range.start), weekOf(range.end)];
    if (last - first >= KEPT) return this.read(range).filter((each) => overlap(each, range));
    if (first < last) this.readAhead(range);
    const found: T[] = [];
    for (let week = first; week <= last; week++) {
      for (const each of this.#of(week)) {
        // A span that began in an earlier week was found there.
        if (overlap(each, range) && (week === first || each.start >= week * WEEK)) found.push(each);
      }
    }
    return found;
  }

  /** Reads the missing weeks of a range at once, before it is queried part by part. */
  readAhead(range: TimeSpan): void {
    const [first, last] = [weekOf(range.start), weekOf(range.end)];
    const missing: number[] = [];
    for (let week = first; week <= last; week++) if (!this.#weeks.has(week)) missing.push(week);
    const [from, to] = [missing[0], missing.at(-1)];
    if (from === undefined || to === undefined || missing.length > KEPT) return;
    if (this.#weeks.size + missing.length > KEPT) this.#weeks.clear();
    const byWeek = new Map<number, T[]>();
    for (let week = from; week <= to; week++) byWeek.set(week, []);
    for (const each of this.read({ start: from * WEEK, end: (to + 1) * WEEK })) {
      const until = Math.min(to, weekOf(Math.max(each.start, each.end - 1)));
      for (let week = Math.max(from, weekOf(each.start)); week <= until; week++) {
        byWeek.get(week)!.push(each);
      }
    }
    for (const [week, found] of byWeek) this.#weeks.set(week, found);
  }

  #of(week: number): readonly T[] {
    const known = this.#weeks.get(week);
    if (known !== undefined) return known;
    const read = this.read({ start: week * WEEK, end: (week + 1) * WEEK });
    if (this.#weeks.size >= KEPT) this.#weeks.clear();
    this.#weeks.set(week, read);
    return read;
  }
}

function weekOf(instant: number): number {
  return Math.floor(instant / WEEK);
}
