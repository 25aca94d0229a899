import {
  DAY,
  dayOf,
  instantOf,
  instantsOf,
  MINUTE,
  offsetSpans,
  wallAt,
  wallIn,
  type OffsetSpan,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';

/** Days read in the first step; each further step doubles them, so that an early answer reads little. */
const FIRST_DAYS = 14;

/** Days of a range, and the instants that they can cover in any zone. */
export interface DayStretch extends TimeSpan {
  readonly firstDay: number;
  readonly lastDay: number;
}

/** Yields the days of a range in a zone, in stretches that grow. */
export function* dayStretches(range: TimeSpan, zone: string): Generator<DayStretch, void> {
  const last = dayOf(wallIn(range.end, zone));
  let days = FIRST_DAYS;
  for (let firstDay = dayOf(wallIn(range.start, zone)); firstDay <= last; days *= 2) {
    const lastDay = Math.min(last, firstDay + days - 1);
    const start = instantOf(wallAt(firstDay), zone) - DAY;
    const end = instantOf(wallAt(lastDay + 1), zone) + DAY;
    yield { firstDay, lastDay, start, end };
    firstDay = lastDay + 1;
  }
}

/** Returns the instants of a day at multiples of a step, in minutes, from its midnight on, by the clock of a zone. */
export function startsOf(day: number, step: number, zone: string): readonly number[] {
  const by = Math.max(1, step) * MINUTE;
  const [midnight, next] = [wallAt(day), wallAt(day + 1)];
  const starts: number[] = [];
  // Offsets are less than a day, so one that holds a day around the wall times holds at their instants.
  const offsets = offsetSpans(midnight - 2 * DAY, next + 2 * DAY, zone);
  if (offsets.length === 1) {
    const [{ offset }] = offsets as [OffsetSpan];
    for (let wall = midnight; wall < next; wall += by) starts.push(wall - offset);
    return starts;
  }
  for (let wall = midnight; wall < next; wall += by) {
    // No instant where clocks are put forward, two where they are put back.
    starts.push(...instantsOf(wall, zone));
  }
  return starts.sort((a, b) => a - b);
}
