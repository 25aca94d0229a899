import {
  byListOrder,
  occurrenceOf,
  rankOfDay,
  readingAt,
  recursAt,
  tableOf,
  type CalendarEvent,
  type DayBounds,
  type EventIndex,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { seriesOccurrence } from './series-occurrence';

/** Days by which a written date differs from the date in a display zone at most, either way. */
const ZONE_REACH = 2;

/** Circumstances in which found events are listed. */
export interface ListingContext {
  /** Today's day number in the display zone. */
  readonly today: number;
  /** Present instant: a series stands at its next occurrence from then on. */
  readonly now: number;
  /** Zone in which dates are shown. */
  readonly zone: string;
  /** First and last day that is offered; undefined without bounds. */
  readonly bounds: DayBounds | undefined;
}

/** Found event, at the occurrence to which it leads. */
export interface FoundEvent<E extends CalendarEvent = CalendarEvent> {
  readonly occurrence: Occurrence<E>;
  /** Day under which it is listed: that of its start, or today where it began before and isn't over. */
  readonly day: number;
  /** Whether it began before today and is over. */
  readonly isEarlier: boolean;
  /** Whether it stands for all occurrences of a series. */
  readonly isSeries: boolean;
}

/** Found events in the order of a list: from today on, then those before today, the latest first. */
export class FoundByDate {
  readonly #index: EventIndex;
  readonly #context: ListingContext;
  readonly #series: readonly FoundEvent[];
  /** Single events that may be listed from today on, and before today, in about their order. */
  readonly #later: Candidates;
  readonly #before: Candidates;
  /** Number of events found. */
  readonly count: number;

  /** Sorts the events at `positions` of an index. */
  constructor(index: EventIndex, positions: readonly number[], context: ListingContext) {
    this.#index = index;
    this.#context = context;
    const { starts, ends } = tableOf(index);
    const today = rankOfDay(context.today);
    const earliest = rankOfDay(context.today - ZONE_REACH);
    const latest = rankOfDay(context.today + ZONE_REACH);
    const series: FoundEvent[] = [];
    const later = new Candidates(positions.length, index.events.length);
    const before = new Candidates(positions.length, index.events.length);
    let singles = 0;
    for (const position of positions) {
      const found = recursAt(index, position) ? this.#seriesAt(position) : undefined;
      if (found !== undefined) {
        if (found !== null) series.push(found);
        continue;
      }
      const [start, end] = [starts[position]!, ends[position]!];
      // A date that isn't text has no rank; with bounds each date is read, for the number of events.
      const isRead =
        !Number.isNaN(start) && (context.bounds === undefined || this.#at(position) !== null);
      if (!isRead) continue;
      singles++;
      if (end >= earliest) later.add(Math.max(start, today), position);
      if (end <= latest) before.add(-start, position);
    }
    this.#series = series;
    this.#later = later;
    this.#before = before;
    this.count = singles + series.length;
  }

  /** Returns the first events of the list. */
  first(limit: number): readonly FoundEvent[] {
    const later = this.#take(this.#later, limit, false);
    const before = later.length < limit ? this.#take(this.#before, limit - later.length, true) : [];
    return [...later, ...before];
  }

  #take(candidates: Candidates, limit: number, isEarlier: boolean): FoundEvent[] {
    const found = this.#series.filter((each) => each.isEarlier === isEarlier);
    const way = isEarlier ? -1 : 1;
    /** Rank from which on no candidate may be among the first; known once there are enough. */
    let end = Infinity;
    for (const { position, rank } of candidates.inOrder()) {
      if (rank > end) break;
      const each = this.#at(position);
      if (each?.isEarlier !== isEarlier) continue;
      found.push(each);
      if (found.length === limit || (found.length > limit && found.length % limit === 0)) {
        const last = found.sort(inListOrder(way))[limit - 1]!;
        end = way * rankOfDay(last.day + way * ZONE_REACH);
      }
    }
    return found.sort(inListOrder(way)).slice(0, limit);
  }

  /** Returns the event at a position, as it is listed; null if its times can't be read, or aren't offered. */
  #at(position: number): FoundEvent | null {
    const reading = readingAt(this.#index, position);
    return reading === null ? null : this.#listed(occurrenceOf(reading, this.#context.zone), false);
  }

  /** Returns a series at its next occurrence, else its last one; undefined if it has no dates to expand. */
  #seriesAt(position: number): FoundEvent | null | undefined {
    const { today, now, zone } = this.#context;
    const isOffered = (each: Occurrence): boolean => this.#listed(each, true) !== null;
    const isNext = (each: Occurrence): boolean =>
      (each.allDay || each.end > now) && isOffered(each);
    const next = seriesOccurrence(this.#index, position, { day: today, way: 1, zone }, isNext);
    if (next === undefined) return undefined;
    const past = { day: today, way: -1, zone } as const;
    const found = next ?? seriesOccurrence(this.#index, position, past, isOffered);
    return found == null ? null : this.#listed(found, true);
  }

  #listed(occurrence: Occurrence, isSeries: boolean): FoundEvent | null {
    const { today, now, bounds } = this.#context;
    const { firstDay, lastDay, allDay, end } = occurrence;
    const isOffered = bounds === undefined || (lastDay >= bounds.first && firstDay <= bounds.last);
    if (!isOffered) return null;
    // An event that began before today and is over isn't of today, even where it ended today.
    const isOver = !allDay && end <= now;
    const isEarlier = lastDay < today || (firstDay < today && isOver);
    return {
      occurrence,
      day: isEarlier ? firstDay : Math.max(firstDay, today),
      isEarlier,
      isSeries,
    };
  }
}

/** Orders found events by day, in a direction, and those of a day as a list does. */
function inListOrder(way: 1 | -1): (a: FoundEvent, b: FoundEvent) => number {
  return (a, b) => way * (a.day - b.day) || byListOrder(a.occurrence, b.occurrence);
}

/**
 * Events by the rank of the first day on which they may be listed; their dates are read only once they may be among the
 * first. Rank and position are kept as one number: objects for 100,000 events would take longer than finding them.
 */
class Candidates {
  readonly #keys: Float64Array;
  /** Number of positions. */
  readonly #size: number;
  #count = 0;
  #isSorted = false;

  /** Makes room for `most` of the positions below `size`. */
  constructor(most: number, size: number) {
    this.#keys = new Float64Array(most);
    this.#size = Math.max(1, size);
  }

  add(rank: number, position: number): void {
    this.#keys[this.#count++] = rank * this.#size + position;
  }

  *inOrder(): Generator<{ readonly rank: number; readonly position: number }> {
    const keys = this.#keys.subarray(0, this.#count);
    if (!this.#isSorted) keys.sort();
    this.#isSorted = true;
    for (const key of keys) {
      const rank = Math.floor(key / this.#size);
      yield { rank, position: key - rank * this.#size };
    }
  }
}
