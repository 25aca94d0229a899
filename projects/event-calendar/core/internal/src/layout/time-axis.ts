import type { AxisRange, BandAxis } from '../bands/band-axis';
import { DAY, MINUTE, wallAt } from '../dates/civil-time';
import { offsetSpans } from '../dates/zone';
import type { VisibleHours } from '../model/preferences';
import { intersect, joinTouching, merge } from './axis-ranges';
import { ALL_HOURS } from './visible-hours';

/**
 * The vertical axis of the time grid, accurate on the days the clocks change.
 *
 * It is a sequence of pieces measured in axis minutes. A repeated hour is a piece of its own after the first pass;
 * columns of other days lack it, as the column of a day that skips an hour lacks that hour. Time that every column
 * lacks is left out, so a single day has 23 or 25 real hours.
 */
export interface TimeAxis {
  readonly zone: string;
  readonly pieces: readonly AxisPiece[];
  /** Length in axis minutes. */
  readonly length: number;
  readonly days: readonly AxisDay[];
  /** Strips of folded hours, in the order of the axis. */
  readonly folds: readonly AxisFold[];
}

/** A stretch of the axis on which the clock runs evenly. */
export interface AxisPiece {
  /** Start on the axis, in axis minutes. */
  readonly offset: number;
  /** Length on the axis, in axis minutes: its minutes by the clock, except where it is folded. */
  readonly length: number;
  readonly isFolded: boolean;
  /** Clock times at the ends of the piece, in minutes of the day. */
  readonly from: number;
  readonly to: number;
  /** Whether the piece is the second pass of a repeated stretch. */
  readonly repeated: boolean;
}

/** One day on the axis, with its own instants. */
export interface AxisDay extends BandAxis {
  readonly day: number;
  /** First instant of the day and first instant after it; equal for a day that the zone skipped. */
  readonly start: number;
  readonly end: number;
  readonly runs: readonly DayRun[];
  /** Strips of the axis that this day lacks, in axis minutes; folded hours have none. */
  readonly missing: readonly AxisRange[];
}

/** A stretch of a day in which clock and real time advance alike. */
export interface DayRun {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly repeated: boolean;
}

/** A strip of the axis that shows many hours at little height. */
export interface AxisFold extends AxisRange {
  /** The folded hours, between two visible stretches. */
  readonly hours: VisibleHours;
}

/** Axis minutes below which two places are equal: shares of folded hours aren't whole numbers. */
const SAME_PLACE = 1e-9;
/** Default axis minutes of a strip of folded hours. */
const FOLD_LENGTH = 15;

/**
 * Builds the axis that the given days (day numbers) share in a zone. With several stretches of hours, in order and
 * apart, the hours between them are folded: each strip takes `foldLength` axis minutes.
 */
export function createTimeAxis(
  days: readonly number[],
  zone: string,
  hours: readonly VisibleHours[] = ALL_HOURS,
  foldLength = FOLD_LENGTH,
): TimeAxis {
  const runsPerDay = days.map((day) => dayRuns(day, zone));
  const pieces = foldedPieces(clockPieces(runsPerDay, hours), foldLength);
  const last = pieces.at(-1);
  const clock = { pieces, length: last === undefined ? 0 : last.offset + last.length };
  return {
    zone,
    ...clock,
    days: days.map((day, index) => axisDay(day, runsPerDay[index] ?? [], clock)),
    folds: foldsOf(pieces, hours),
  };
}

/** Returns a day of the axis, or an empty one if the axis doesn't contain the day. */
export function axisDayOf(axis: TimeAxis, day: number): AxisDay {
  const found = axis.days.find((each) => each.day === day);
  return found ?? { ...axisDay(day, [], axis), missing: [] };
}

/** Returns the runs of a civil day in order of real time; none for a day that the zone skipped. */
export function dayRuns(day: number, zone: string): readonly DayRun[] {
  const midnight = wallAt(day);
  // No zone is farther than 26 hours from another, so this holds every instant of the civil day.
  const spans = offsetSpans(midnight - 1.5 * DAY, midnight + 2.5 * DAY, zone);
  const runs: DayRun[] = [];
  let covered = 0;
  for (const span of spans) {
    const first = Math.max(span.start + span.offset, midnight);
    const last = Math.min(span.end + span.offset, midnight + DAY);
    if (first >= last) continue;
    const from = (first - midnight) / MINUTE;
    const to = (last - midnight) / MINUTE;
    const start = first - span.offset;
    const seen = Math.min(Math.max(from, covered), to);
    if (seen > from) runs.push({ start, from, to: seen, repeated: true });
    if (to > seen) {
      runs.push({ start: start + (seen - from) * MINUTE, from: seen, to, repeated: false });
    }
    covered = Math.max(covered, to);
  }
  return runs;
}

type ClockPiece = Omit<AxisPiece, 'offset' | 'length'>;

function clockPieces(
  runsPerDay: readonly (readonly DayRun[])[],
  hours: readonly VisibleHours[],
): readonly ClockPiece[] {
  const runs = runsPerDay.flat();
  const edges = hours.flatMap(({ start, end }) => [start * 60, end * 60]);
  const [first = 0, last = 0] = [edges[0], edges.at(-1)];
  const kept = intersect(merge(runs.filter((run) => !run.repeated)), first, last);
  const base = kept.length === 0 ? [{ from: first, to: last }] : kept;
  const repeats = intersect(merge(runs.filter((run) => run.repeated)), first, last);

  const pieces: ClockPiece[] = [];
  const add = (from: number, to: number, repeated: boolean): void => {
    let begin = from;
    for (const end of [...edges.filter((edge) => from < edge && edge < to), to]) {
      const isOpen = hours.some((each) => each.start * 60 <= begin && end <= each.end * 60);
      if (begin < end) pieces.push({ from: begin, to: end, repeated, isFolded: !isOpen });
      begin = end;
    }
  };
  const waiting = [...repeats];
  for (const { from, to } of base) {
    let at = from;
    while (waiting[0] !== undefined && waiting[0].to <= to) {
      const repeat = waiting.shift()!;
      add(at, repeat.to, false);
      add(repeat.from, repeat.to, true);
      at = Math.max(at, repeat.to);
    }
    add(at, to, false);
  }
  for (const repeat of waiting) add(repeat.from, repeat.to, true);
  return pieces;
}

/** Sets the offset and length of each piece: adjacent folded ones share the length of one strip. */
function foldedPieces(pieces: readonly ClockPiece[], foldLength: number): readonly AxisPiece[] {
  let offset = 0;
  let folded = 0;
  return pieces.map((piece, at) => {
    const minutes = piece.to - piece.from;
    let length = minutes;
    if (piece.isFolded) {
      if (pieces[at - 1]?.isFolded !== true) folded = foldedFrom(pieces, at);
      length = (foldLength * minutes) / folded;
    }
    const placed = { ...piece, offset, length };
    offset += length;
    return placed;
  });
}

/** Returns the clock minutes folded in the strip that begins at a piece. */
function foldedFrom(pieces: readonly ClockPiece[], at: number): number {
  const piece = pieces[at];
  return piece?.isFolded === true ? piece.to - piece.from + foldedFrom(pieces, at + 1) : 0;
}

/** Returns the strips of folded hours: adjacent folded pieces form one strip. */
function foldsOf(
  pieces: readonly AxisPiece[],
  hours: readonly VisibleHours[],
): readonly AxisFold[] {
  const folds: AxisFold[] = [];
  pieces.forEach(({ isFolded, offset, length, from, to }, at) => {
    if (!isFolded) return;
    const begun = pieces[at - 1]?.isFolded === true ? folds.pop() : undefined;
    const before = hours.findLast((each) => each.end * 60 <= from)!.end;
    const after = hours.find(({ start }) => to <= start * 60)!.start;
    folds.push({
      from: begun?.from ?? offset,
      to: offset + length,
      hours: { start: begun?.hours.start ?? before, end: after },
    });
  });
  return folds;
}

/** Clock of an axis: its pieces, and its length in axis minutes. */
type AxisClock = Pick<TimeAxis, 'pieces' | 'length'>;

function axisDay(day: number, runs: readonly DayRun[], clock: AxisClock): AxisDay {
  const missing: AxisRange[] = [];
  for (const piece of clock.pieces) {
    // Folded hours aren't shown, so no day lacks them visibly.
    if (piece.isFolded) continue;
    const own = merge(runs.filter((run) => run.repeated === piece.repeated));
    let at = piece.from;
    for (const { from, to } of [...intersect(own, piece.from, piece.to), emptyAt(piece.to)]) {
      if (from > at) {
        missing.push({
          from: piece.offset + at - piece.from,
          to: piece.offset + from - piece.from,
        });
      }
      at = Math.max(at, to);
    }
  }
  const firstRun = runs[0];
  const lastRun = runs.at(-1);
  const start = firstRun?.start ?? wallAt(day);
  return {
    day,
    start,
    end: lastRun === undefined ? start : lastRun.start + (lastRun.to - lastRun.from) * MINUTE,
    runs,
    missing: joinTouching(missing),
    length: clock.length,
    positionOf: (instant, edge = 'start') => positionOf(clock, runs, instant, edge),
    instantAt: (position) => instantAt(clock, runs, position),
  };
}

function emptyAt(minute: number): AxisRange {
  return { from: minute, to: minute };
}

function positionOf(
  clock: AxisClock,
  runs: readonly DayRun[],
  instant: number,
  edge: 'start' | 'end',
): number {
  let run: DayRun | undefined;
  for (const each of runs) {
    // An end belongs to the run before a clock change, a start to the run after it.
    if (edge === 'start' ? each.start <= instant : each.start < instant) run = each;
  }
  run ??= runs[0];
  if (run === undefined) return 0;
  const time = Math.min(run.to, Math.max(run.from, run.from + (instant - run.start) / MINUTE));
  return offsetOfTime(clock, time, run.repeated, edge);
}

/** Returns the place of a clock time, in minutes of the day, on the axis; the nearest place if it isn't on it. */
export function offsetOfTime(
  { pieces }: Pick<TimeAxis, 'pieces'>,
  time: number,
  repeated = false,
  edge: 'start' | 'end' = 'start',
): number {
  let offset = 0;
  for (const piece of pieces) {
    if (piece.repeated !== repeated) continue;
    if (edge === 'start' ? time < piece.from : time <= piece.from) break;
    offset = placeIn(piece, Math.min(time, piece.to));
  }
  return offset;
}

/** Returns the place of a clock time of a piece on the axis. */
function placeIn({ offset, length, from, to }: AxisPiece, time: number): number {
  // Exactly equal numbers where pieces touch.
  return time === to ? offset + length : offset + ((time - from) * length) / (to - from);
}

/** A clock time of an axis, in minutes of the day; a repeated one of the second pass. */
interface ClockTime {
  readonly time: number;
  readonly repeated: boolean;
}

/** Returns the clock time at a place of the axis; undefined before its start and after its end. */
export function timeAt(axis: AxisClock, offset: number): ClockTime | undefined {
  const piece = axis.pieces.findLast((each) => each.offset <= offset + SAME_PLACE);
  if (piece === undefined || offset > axis.length + SAME_PLACE) return undefined;
  const { from, to, length, repeated } = piece;
  const time = from + (Math.max(0, offset - piece.offset) * (to - from)) / length;
  // Rounded to the millisecond, as shares of folded hours leave visible rounding errors.
  return { time: Math.round(time * MINUTE) / MINUTE, repeated };
}

function instantAt(clock: AxisClock, runs: readonly DayRun[], offset: number): number | null {
  const found = timeAt(clock, offset);
  if (found === undefined) return null;
  const { time, repeated } = found;
  const isEnd = Math.abs(clock.length - offset) < SAME_PLACE;
  for (const run of runs) {
    if (run.repeated !== repeated || time < run.from) continue;
    // The very end of the axis is the end of the day; elsewhere a run's end belongs to the next one.
    if (time < run.to || (time === run.to && isEnd)) {
      return Math.round(run.start + (time - run.from) * MINUTE);
    }
  }
  return null;
}
