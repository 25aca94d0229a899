import { DAY, type TimeSpan } from 'ng-event-calendar/core/internal';
import { overlap } from './spans';

const WEEK = 7 * DAY;
/** More than the two years through which a series is judged. */
const KEPT = 128;

/** What takes time, read week by week, so that asking again nearby reads nothing anew. */
export class ByWeek<T extends TimeSpan> {
  readonly #weeks = new Map<number, readonly T[]>();

  /** `read` returns all that touches a range of instants, one after the other. */
  constructor(private readonly read: (range: TimeSpan) => readonly T[]) {}

  /** All that overlaps a range of instants, each once. */
  in(range: TimeSpan): readonly T[] {
    const [first, last] = [weekOf(range.start), weekOf(range.end)];
    if (last - first >= KEPT) return this.read(range).filter((each) => overlap(each, range));
    if (first < last) this.readAhead(range);
    const found: T[] = [];
    for (let week = first; week <= last; week++) {
      for (const each of this.#of(week)) {
        // What goes on from the week before was found there.
        if (overlap(each, range) && (week === first || each.start >= week * WEEK)) found.push(each);
      }
    }
    return found;
  }

  /** Reads what isn't known of a range at once, for who asks for one part of it after the other. */
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
