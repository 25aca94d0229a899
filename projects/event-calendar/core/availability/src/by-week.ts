import { DAY, type TimeSpan } from 'ng-event-calendar/core/internal';
import { overlap } from './spans';

const WEEK = 7 * DAY;
/** More than a year of them; a series that is judged goes through two. */
const KEPT = 64;

/** What takes time, read week by week, so that asking again nearby reads nothing anew. */
export class ByWeek<T extends TimeSpan> {
  private readonly weeks = new Map<number, readonly T[]>();

  /** `read` returns all that touches a range of instants, one after the other. */
  constructor(private readonly read: (range: TimeSpan) => readonly T[]) {}

  /** All that overlaps a range of instants, each once. */
  in(range: TimeSpan): readonly T[] {
    const [first, last] = [Math.floor(range.start / WEEK), Math.floor(range.end / WEEK)];
    const found: T[] = [];
    for (let week = first; week <= last; week++) {
      for (const each of this.of(week)) {
        // What goes on from the week before was found there.
        if (overlap(each, range) && (week === first || each.start >= week * WEEK)) found.push(each);
      }
    }
    return found;
  }

  private of(week: number): readonly T[] {
    const known = this.weeks.get(week);
    if (known !== undefined) return known;
    const read = this.read({ start: week * WEEK, end: (week + 1) * WEEK });
    if (this.weeks.size >= KEPT) this.weeks.clear();
    this.weeks.set(week, read);
    return read;
  }
}
