import {
  dayOf,
  HOUR_MS,
  instantOf,
  instantsOf,
  MINUTE,
  wallAt,
  wallIn,
  type TimeSpan,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';

/** Time of day from which the search begins, except today. */
const MORNING = 9 * HOUR_MS;
const HALF_HOUR = 30 * MINUTE;

/** Day on which a new event should begin. `length` is milliseconds, `now` an instant. */
export interface HalfHoursQuery {
  readonly day: number;
  readonly length: number;
  readonly zone: string;
  readonly now: number;
  /** Visible hours, sorted and not overlapping. */
  readonly hours: readonly VisibleHours[];
}

/** Times for a new event that begin at half hours of a day. */
export interface HalfHours {
  /**
   * Times of the wanted length within the visible hours, the preferred ones first: today from now on, on other days
   * from 09:00 on, and then the earlier ones.
   */
  readonly fitting: readonly TimeSpan[];
  /** Fallback if none of these is free: the first visible half hour from there on, else the last. */
  readonly otherwise: TimeSpan;
}

/** Lists the half hours of a day, by the clock of a zone, at which a new event may begin. */
export function halfHoursOf({ day, length, zone, now, hours }: HalfHoursQuery): HalfHours {
  const midnight = wallAt(day);
  const isToday = dayOf(wallIn(now, zone)) === day;
  const morning = instantOf(midnight + MORNING, zone);
  const from = isToday ? now : morning;
  const starts: number[] = [];
  for (let wall = midnight; wall < wallAt(day + 1); wall += HALF_HOUR) {
    starts.push(...instantsOf(wall, zone));
  }
  // Both passes of a repeated hour have to follow each other.
  starts.sort((a, b) => a - b);
  const isSeen = (start: number, duration: number): boolean => {
    const first = wallIn(start, zone) - midnight;
    const last = wallIn(start + duration, zone) - midnight;
    return hours.some((seen) => seen.start * HOUR_MS <= first && last <= seen.end * HOUR_MS);
  };
  const spanFrom = (start: number): TimeSpan => ({ start, end: start + length });

  const fitting = starts.filter((start) => isSeen(start, length));
  const later = fitting.filter((start) => start >= from);
  const earlier = isToday ? [] : fitting.filter((start) => start < from);
  const seen = starts.filter((start) => isSeen(start, HALF_HOUR));
  return {
    fitting: [...later, ...earlier].map(spanFrom),
    otherwise: spanFrom(seen.find((start) => start >= from) ?? seen.at(-1) ?? morning),
  };
}
