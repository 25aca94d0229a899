import {
  DAY,
  MINUTE,
  dayRuns,
  offsetSpans,
  wallAt,
  type DayRun,
  type TimeSpan,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';

/** Time of one day that the axis shows without a break, in instants. */
export interface DayStretch extends TimeSpan {
  readonly day: number;
  /** Hours of the day that it folds into one strip; null where it shows them. */
  readonly fold: VisibleHours | null;
}

const HOUR = 60;
const MINUTES_OF_DAY = 24 * HOUR;

/**
 * Returns the whole of each day, from its midnight to the next in real time; a day that the zone skipped is empty.
 * Time that clocks repeat across midnight stays with the day that has begun.
 */
export function wholeDays(days: readonly number[], zone: string): readonly DayStretch[] {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const spans = offsetSpans(wallAt(first) - 2 * DAY, wallAt(last) + 3 * DAY, zone);
  let at = 0;
  const startOf = (day: number): number => {
    const midnight = wallAt(day);
    while (spans[at]!.end + spans[at]!.offset <= midnight) at++;
    return Math.max(spans[at]!.start, midnight - spans[at]!.offset);
  };
  return days.map((day) => ({ day, start: startOf(day), end: startOf(day + 1), fold: null }));
}

/**
 * Returns the hours of each day that are seen and, between them, those that are folded, in order of real time. Hours
 * past 24 belong to the day on which they begin.
 */
export function hoursOfDays(
  days: readonly number[],
  hours: readonly VisibleHours[],
  zone: string,
): readonly DayStretch[] {
  const pieces = days
    .flatMap((day) => piecesOf(day, hours, zone))
    .sort((a, b) => a.start - b.start);
  const stretches: DayStretch[] = [];
  for (const piece of pieces) {
    const last = stretches.at(-1);
    // Where clocks go back over midnight, what they repeat stays with the day that has begun.
    const day = Math.max(piece.day, last?.day ?? piece.day);
    if (last?.day === day && last.end === piece.start && isSameKind(last, piece)) {
      stretches[stretches.length - 1] = { ...joinedFold(last, piece), end: piece.end };
    } else stretches.push({ ...piece, day });
  }
  return stretches;
}

/** The parts of a day's hours in which clock and real time run alike. */
function piecesOf(
  day: number,
  hours: readonly VisibleHours[],
  zone: string,
): readonly DayStretch[] {
  const end = hours.at(-1)?.end ?? 0;
  const runs = dayRuns(day, zone);
  const next = end > 24 ? dayRuns(day + 1, zone).map(onNextDay) : [];
  return [...runs, ...next].flatMap((run) =>
    partsOf(hours).flatMap(({ start, end, fold }) => {
      const from = Math.max(run.from, start * HOUR);
      const to = Math.min(run.to, end * HOUR);
      const instantAt = (minute: number): number => run.start + (minute - run.from) * MINUTE;
      return from < to ? [{ day, start: instantAt(from), end: instantAt(to), fold }] : [];
    }),
  );
}

function onNextDay(run: DayRun): DayRun {
  return { ...run, from: run.from + MINUTES_OF_DAY, to: run.to + MINUTES_OF_DAY };
}

/** The hours that are seen and those between them. */
function partsOf(
  hours: readonly VisibleHours[],
): readonly (VisibleHours & Pick<DayStretch, 'fold'>)[] {
  return hours.flatMap(({ start, end }, at) => {
    const before = hours[at - 1];
    const seen = { start, end, fold: null };
    if (before === undefined) return [seen];
    const fold = { start: before.end, end: start };
    return [{ ...fold, fold }, seen];
  });
}

function isSameKind(a: DayStretch, b: DayStretch): boolean {
  return (a.fold === null) === (b.fold === null);
}

/** The hours of both, where what was to be seen between two folds is an hour that the day lacks. */
function joinedFold(a: DayStretch, b: DayStretch): DayStretch {
  if (a.fold === null || b.fold === null) return a;
  const { start } = a.fold;
  return { ...a, fold: { start, end: Math.max(a.fold.end, b.fold.end) } };
}
