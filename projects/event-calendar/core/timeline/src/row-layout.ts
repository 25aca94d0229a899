import {
  wallAt,
  type CalendarEvent,
  type Occurrence,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import { joinedRanges } from './joined-ranges';
import type { InstantAxis } from './instant-axis';
import { partitionPoint } from './partition-point';
import {
  coversDays,
  isHiddenSpan,
  spanIn,
  type BarEnds,
  type BarSpan,
  type HiddenSpan,
} from './row-span';

/** An event in a row, as it is drawn: at least as wide as bars have to be. */
export interface RowBar<E extends CalendarEvent = CalendarEvent> extends BarSpan {
  readonly occurrence: Occurrence<E>;
  readonly lane: number;
}

/** A joined stretch of events that found no lane, by start. */
export interface RowChip<E extends CalendarEvent = CalendarEvent> extends AxisRange {
  readonly occurrences: readonly Occurrence<E>[];
}

/** An event of a row that lies wholly in hidden or folded hours. */
export interface RowHidden<E extends CalendarEvent = CalendarEvent> extends HiddenSpan {
  readonly occurrence: Occurrence<E>;
}

/** A row with its events placed for the whole page. */
export interface RowLayout<E extends CalendarEvent = CalendarEvent> {
  /** By start. */
  readonly bars: readonly RowBar<E>[];
  /** Farthest end of each bar and all before it. */
  readonly reaches: readonly number[];
  readonly chips: readonly RowChip<E>[];
  readonly hidden: readonly RowHidden<E>[];
  /** Lanes that bars take; 0 without any. */
  readonly lanes: number;
}

/** How events take lanes. */
export interface RowRoom {
  /** Axis minutes that a bar covers at least. */
  readonly least: number;
  /** Lanes of a row; events that find none free stand behind chips. */
  readonly maxLanes: number;
  readonly ends: BarEnds;
}

interface Drawn<E extends CalendarEvent> extends BarSpan {
  readonly occurrence: Occurrence<E>;
  /** Where the event stands without a least width, and when it begins. */
  readonly begins: number;
  readonly startWall: number;
}

/**
 * Places the events of a row: by start, then longer first, then in the order given, each in the first lane that is
 * free. A lane holds for the whole page, whatever part of it is in sight.
 */
export function layoutRow<E extends CalendarEvent>(
  occurrences: readonly Occurrence<E>[],
  axis: InstantAxis,
  { least, maxLanes, ends }: RowRoom,
): RowLayout<E> {
  const drawn: Drawn<E>[] = [];
  const hidden: RowHidden<E>[] = [];
  for (const occurrence of occurrences) {
    const span = spanIn(axis, occurrence, ends);
    if (span === null) continue;
    if (isHiddenSpan(span)) hidden.push({ ...span, occurrence });
    else drawn.push(drawnBar(occurrence, span, axis, { least, ends }));
  }
  drawn.sort(byTurn);

  const laneEnds: number[] = [];
  const bars: RowBar<E>[] = [];
  const reaches: number[] = [];
  const left: Drawn<E>[] = [];
  let reach = 0;
  for (const item of drawn) {
    const { occurrence, from, to, continuesBefore, continuesAfter } = item;
    let lane = 0;
    while (lane < laneEnds.length && laneEnds[lane]! > from) lane++;
    if (lane >= maxLanes) {
      left.push(item);
      continue;
    }
    laneEnds[lane] = to;
    bars.push({ occurrence, lane, from, to, continuesBefore, continuesAfter });
    reaches.push((reach = Math.max(reach, to)));
  }
  const chips = joinedRanges(left).map(({ from, to, items }) => ({
    from,
    to,
    occurrences: items.map(({ occurrence }) => occurrence),
  }));
  return { bars, reaches, chips, hidden, lanes: laneEnds.length };
}

/** Returns the bars that touch a part of the axis, by start: long ones may begin far before it. */
export function barsIn<E extends CalendarEvent>(
  { bars, reaches }: RowLayout<E>,
  from: number,
  to: number,
): readonly RowBar<E>[] {
  const first = partitionPoint(reaches, (reach) => reach <= from);
  const found: RowBar<E>[] = [];
  for (let at = first; at < bars.length && bars[at]!.from < to; at++) {
    if (bars[at]!.to > from) found.push(bars[at]!);
  }
  return found;
}

/** Returns the lane over which a preview lies: the first one free at its time, else the last. */
export function laneOver(layout: RowLayout, from: number, to: number): number {
  const taken = new Set(barsIn(layout, from, to).map(({ lane }) => lane));
  for (let lane = 0; lane < layout.lanes; lane++) if (!taken.has(lane)) return lane;
  return Math.max(0, layout.lanes - 1);
}

/** Returns a range of the axis at least so wide: it grows towards later, at the end of the axis towards earlier. */
export function atLeast({ from, to }: AxisRange, least: number, length: number): AxisRange {
  if (to - from >= least) return { from, to };
  const start = Math.max(0, Math.min(from, length - least));
  return { from: start, to: Math.min(length, start + least) };
}

function drawnBar<E extends CalendarEvent>(
  occurrence: Occurrence<E>,
  span: BarSpan,
  axis: InstantAxis,
  { least, ends }: Omit<RowRoom, 'maxLanes'>,
): Drawn<E> {
  const isOfDays = coversDays(axis, occurrence, ends);
  const { from, to } = atLeast(span, least, axis.length);
  // Thousands are made at once, and builds for older browsers copy objects slowly.
  return {
    occurrence,
    from,
    to,
    continuesBefore: span.continuesBefore,
    continuesAfter: span.continuesAfter,
    begins: span.from,
    startWall: isOfDays ? wallAt(occurrence.firstDay) : occurrence.startWall,
  };
}

/** Events that are cut at one place stand in the order in which they began, as they do on the page before. */
function byTurn(a: Drawn<CalendarEvent>, b: Drawn<CalendarEvent>): number {
  return (
    a.begins - b.begins ||
    a.startWall - b.startWall ||
    b.to - a.to ||
    b.occurrence.endWall - a.occurrence.endWall
  );
}
