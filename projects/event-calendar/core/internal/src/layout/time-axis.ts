import { DAY, MINUTE, wallAt } from '../dates/civil-time';
import { offsetSpans } from '../dates/zone';
import type { VisibleHours } from '../model/preferences';
import { ALL_HOURS } from './visible-hours';

/**
 * The vertical axis of the time grid, true on the days the clocks change.
 *
 * It is a sequence of pieces measured in axis minutes. A day's repeated hour is a piece of its own
 * behind the first pass; columns of other days lack it, as the column of a day that skips an hour
 * lacks that hour. What every column lacks is left out, so a single day has 23 or 25 real hours.
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
  /** Where it begins, in axis minutes. */
  readonly offset: number;
  /** How much of the axis it takes, in axis minutes: as many as its clock's, but where it is folded. */
  readonly length: number;
  readonly isFolded: boolean;
  /** Clock times at its ends, in minutes of the day. */
  readonly from: number;
  readonly to: number;
  /** Whether it is the second pass of a repeated stretch. */
  readonly repeated: boolean;
}

/** One day on the axis. */
export interface AxisDay {
  readonly day: number;
  /** First and last instant of the day; equal for a day that the zone skipped. */
  readonly start: number;
  readonly end: number;
  readonly runs: readonly DayRun[];
  /** Strips of the axis that this day doesn't have, in axis minutes; none of folded hours. */
  readonly missing: readonly AxisStrip[];
}

/** A stretch of a day in which clock and real time run alike. */
export interface DayRun {
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly repeated: boolean;
}

/** From and to in axis minutes. */
export interface AxisStrip {
  readonly from: number;
  readonly to: number;
}

/** A strip of the axis with little height for many hours. */
export interface AxisFold extends AxisStrip {
  /** The hours that are left out between those to be seen. */
  readonly hours: VisibleHours;
}

/** A labelled line of the axis. */
export interface AxisTick {
  /** Axis minutes. */
  readonly offset: number;
  /** Clock time in minutes of the day. */
  readonly time: number;
  readonly repeated: boolean;
  /** Whether the clock time occurs twice on the axis, so that its label must tell which it is. */
  readonly ambiguous: boolean;
}

/** Axis minutes below which two places are the same: shares of folded hours aren't whole numbers. */
const SAME_PLACE = 1e-9;
/** Axis minutes of a strip of folded hours, unless something else is asked for. */
const FOLD_LENGTH = 15;

/**
 * Builds the axis that the given days (day numbers) share in a zone. Of several hours, in order and apart,
 * those between are folded: each strip of them takes `foldLength` axis minutes.
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
  return {
    zone,
    pieces,
    length: last === undefined ? 0 : last.offset + last.length,
    days: days.map((day, index) => axisDay(day, runsPerDay[index] ?? [], pieces)),
    folds: foldsOf(pieces, hours),
  };
}

/** A day of the axis; one without a place on it where the axis doesn't hold the day. */
export function axisDayOf({ days }: TimeAxis, day: number): AxisDay {
  const found = days.find((each) => each.day === day);
  return found ?? { day, start: wallAt(day), end: wallAt(day), runs: [], missing: [] };
}

/** The runs of a civil day in order of real time; none for a day that the zone skipped. */
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

/** Gives each piece its place: folded ones that follow on each other share the length of one strip. */
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

/** Minutes of the clock that are folded in one strip. */
function foldedFrom(pieces: readonly ClockPiece[], at: number): number {
  const piece = pieces[at];
  return piece?.isFolded === true ? piece.to - piece.from + foldedFrom(pieces, at + 1) : 0;
}

/** The strips: pieces that follow on each other are one of them. */
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

function axisDay(day: number, runs: readonly DayRun[], pieces: readonly AxisPiece[]): AxisDay {
  const missing: AxisStrip[] = [];
  for (const piece of pieces) {
    // What nobody sees lacks nothing.
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
    missing: mergeStrips(missing),
  };
}

function emptyAt(minute: number): AxisStrip {
  return { from: minute, to: minute };
}

/** Where an instant stands in a day's column, in axis minutes; clamped to what the axis shows. */
export function positionOf(
  axis: TimeAxis,
  day: AxisDay,
  instant: number,
  edge: 'start' | 'end' = 'start',
): number {
  let run: DayRun | undefined;
  for (const each of day.runs) {
    // An end belongs to the run before a change of the clock, a start to the run behind it.
    if (edge === 'start' ? each.start <= instant : each.start < instant) run = each;
  }
  run ??= day.runs[0];
  if (run === undefined) return 0;
  const time = Math.min(run.to, Math.max(run.from, run.from + (instant - run.start) / MINUTE));
  return offsetOfTime(axis, time, run.repeated, edge);
}

/** Where a clock time, in minutes of the day, stands on the axis; the nearest place if it doesn't. */
export function offsetOfTime(
  axis: TimeAxis,
  time: number,
  repeated = false,
  edge: 'start' | 'end' = 'start',
): number {
  let offset = 0;
  for (const piece of axis.pieces) {
    if (piece.repeated !== repeated) continue;
    if (edge === 'start' ? time < piece.from : time <= piece.from) break;
    offset = placeIn(piece, Math.min(time, piece.to));
  }
  return offset;
}

/** Where a clock time of a piece stands on the axis. */
function placeIn({ offset, length, from, to }: AxisPiece, time: number): number {
  // To the very same number where pieces touch.
  return time === to ? offset + length : offset + ((time - from) * length) / (to - from);
}

/** The clock time at a place of the axis; undefined before its beginning and behind its end. */
export function timeAt(
  axis: TimeAxis,
  offset: number,
): Pick<AxisTick, 'time' | 'repeated'> | undefined {
  const piece = axis.pieces.findLast((each) => each.offset <= offset + SAME_PLACE);
  if (piece === undefined || offset > axis.length + SAME_PLACE) return undefined;
  const { from, to, length, repeated } = piece;
  const time = from + (Math.max(0, offset - piece.offset) * (to - from)) / length;
  // To the millisecond, or what a share of folded hours lacks to a whole number would be seen.
  return { time: Math.round(time * MINUTE) / MINUTE, repeated };
}

/** The instant at a place of a day's column, or null where the day has no such time. */
export function instantAt(axis: TimeAxis, day: AxisDay, offset: number): number | null {
  const found = timeAt(axis, offset);
  if (found === undefined) return null;
  const { time, repeated } = found;
  const isEnd = Math.abs(axis.length - offset) < SAME_PLACE;
  for (const run of day.runs) {
    if (run.repeated !== repeated || time < run.from) continue;
    // The very end of the axis is the end of the day; elsewhere a run's end belongs to the next one.
    if (time < run.to || (time === run.to && isEnd)) {
      return Math.round(run.start + (time - run.from) * MINUTE);
    }
  }
  return null;
}

/** The labelled lines: each so many minutes, and the first one behind a change of the clock; none of folded hours. */
export function axisTicks(axis: TimeAxis, every = 60): readonly AxisTick[] {
  const doubled = axis.pieces.filter((piece) => piece.repeated);
  const ticks: AxisTick[] = [];
  axis.pieces.forEach((piece, index) => {
    if (piece.isFolded) return;
    const previous = axis.pieces[index - 1];
    const jumps = previous !== undefined && previous.to !== piece.from;
    const times: number[] = [];
    const first = Math.ceil(piece.from / every) * every;
    for (let time = first; time < piece.to; time += every) times.push(time);
    const nextFull = times[0] ?? piece.to;
    if (jumps && piece.from % every !== 0 && nextFull - piece.from >= 20) times.unshift(piece.from);
    for (const time of times) {
      ticks.push({
        offset: piece.offset + time - piece.from,
        time,
        repeated: piece.repeated,
        ambiguous: doubled.some((each) => each.from <= time && time < each.to),
      });
    }
  });
  return ticks;
}

/** Whether ticks are the same, as those of most weeks are. */
export function areSameTicks(a: readonly AxisTick[], b: readonly AxisTick[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ offset, time, ambiguous }, at) => {
      const other = b[at]!;
      return offset === other.offset && time === other.time && ambiguous === other.ambiguous;
    })
  );
}

function merge(strips: readonly AxisStrip[]): AxisStrip[] {
  return mergeStrips([...strips].sort((a, b) => a.from - b.from));
}

function mergeStrips(sorted: readonly AxisStrip[]): AxisStrip[] {
  const merged: { from: number; to: number }[] = [];
  for (const { from, to } of sorted) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last.to) last.to = Math.max(last.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

function intersect(strips: readonly AxisStrip[], first: number, last: number): AxisStrip[] {
  return strips
    .map(({ from, to }) => ({ from: Math.max(from, first), to: Math.min(to, last) }))
    .filter(({ from, to }) => to > from);
}
