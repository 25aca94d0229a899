import {
  dayOf,
  instantsOf,
  MINUTE,
  wallAt,
  wallIn,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';

const QUARTER = 15 * MINUTE;

/** Lists times of the same length that begin later on the same date, at quarters of an hour by the clock of a zone. */
export function laterTimes({ start, end }: TimeSpan, zone: string): readonly TimeSpan[] {
  const day = dayOf(wallIn(start, zone));
  const starts: number[] = [];
  // Begins at midnight, as a repeated hour shows its times again later.
  for (let wall = wallAt(day); wall < wallAt(day + 1); wall += QUARTER) {
    starts.push(...instantsOf(wall, zone).filter((instant) => instant > start));
  }
  return starts
    .sort((a, b) => a - b)
    .map((instant) => ({ start: instant, end: instant + end - start }));
}
