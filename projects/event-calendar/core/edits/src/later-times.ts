import {
  dayOf,
  instantsOf,
  MINUTE,
  wallAt,
  wallIn,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';

const QUARTER = 15 * MINUTE;

/** Lists times as long as one that begin later on its date, at quarters of an hour by the clock of a zone. */
export function laterTimes({ start, end }: TimeSpan, zone: string): readonly TimeSpan[] {
  const day = dayOf(wallIn(start, zone));
  const starts: number[] = [];
  // From midnight on: a repeated hour is shown later again.
  for (let wall = wallAt(day); wall < wallAt(day + 1); wall += QUARTER) {
    starts.push(...instantsOf(wall, zone).filter((instant) => instant > start));
  }
  return starts
    .sort((a, b) => a - b)
    .map((instant) => ({ start: instant, end: instant + end - start }));
}
