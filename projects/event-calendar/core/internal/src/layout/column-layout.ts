import type { Column } from '../columns/column';
import { MINUTE, wallAt } from '../dates/civil-time';
import type { CalendarEvent } from '../model/event';
import type { Occurrence } from '../occurrences/occurrence';
import { rangeOn } from '../bands/band-axis';
import { axisDayOf, type AxisDay, type TimeAxis } from './time-axis';
import type { LaneRoom } from './crowded-lanes';
import { placeInLanes } from './time-lanes';

/** A column of the time grid with its events placed. */
export interface ColumnLayout<E extends CalendarEvent = CalendarEvent> {
  readonly column: Column;
  readonly axisDay: AxisDay;
  readonly cards: readonly TimeCard<E>[];
  readonly chips: readonly HiddenChip<E>[];
  /** Events whose part of the day lies wholly before or after the hours of the axis. */
  readonly earlier: readonly Occurrence<E>[];
  readonly later: readonly Occurrence<E>[];
  /** Events whose part of the day lies wholly in folded hours, with their place on the axis. */
  readonly folded: readonly FoldedEvent<E>[];
  /** Earliest start of an event on the day, in axis minutes; null if none starts. */
  readonly firstStart: number | null;
}

/** The part of an occurrence drawn in one column. */
export interface TimeCard<E extends CalendarEvent = CalendarEvent> {
  readonly occurrence: Occurrence<E>;
  /** Axis minutes; `to` leaves room for a readable line. */
  readonly from: number;
  readonly to: number;
  /** First lane, number of lanes covered, and number of lanes in the cluster. */
  readonly lane: number;
  readonly span: number;
  readonly lanes: number;
  /** Axis minutes at which the first chip over the card begins; null without one. */
  readonly chipFrom: number | null;
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

/** An event hidden in a strip of folded hours, from and to in axis minutes. */
export type FoldedEvent<E extends CalendarEvent = CalendarEvent> = Pick<
  TimeCard<E>,
  'occurrence' | 'from' | 'to' | 'continuesBefore'
>;

/** Chip for events without room, as high as one readable line. */
export interface HiddenChip<E extends CalendarEvent = CalendarEvent> {
  readonly from: number;
  readonly to: number;
  readonly lane: number;
  readonly lanes: number;
  /** Whether the chip lies over a card, rather than in a place of its own. */
  readonly isOverCard: boolean;
  readonly occurrences: readonly Occurrence<E>[];
}

/** Room that a column has for events, with lengths in axis minutes. */
export type ColumnRoom = Omit<LaneRoom, 'end'>;

/**
 * Places a column's timed occurrences on the axis, which must contain its day. Occurrences wholly outside the axis go
 * to `earlier` and `later`.
 */
export function layoutColumn<E extends CalendarEvent>(
  axis: TimeAxis,
  column: Column,
  occurrences: readonly Occurrence<E>[],
  room: ColumnRoom,
): ColumnLayout<E> {
  const { minLength } = room;
  const axisDay = axisDayOf(axis, column.day);
  const spans: { start: number; end: number; occurrence: Occurrence<E> }[] = [];
  const earlier: Occurrence<E>[] = [];
  const later: Occurrence<E>[] = [];
  const folded: FoldedEvent<E>[] = [];
  const firstMinute = axis.pieces[0]?.from ?? 0;
  for (const occurrence of occurrences) {
    // An event without a duration is drawn as a minute, so that only hidden hours leave nothing of it.
    const last = Math.max(occurrence.end, occurrence.start + MINUTE);
    const { from: start, to: end } = rangeOn(axisDay, { start: occurrence.start, end: last });
    if (end <= start) {
      const isBefore = occurrence.startWall < wallAt(axisDay.day) + firstMinute * MINUTE;
      (isBefore ? earlier : later).push(occurrence);
      continue;
    }
    if (axis.folds.some((fold) => fold.from <= start && end <= fold.to)) {
      folded.push({ occurrence, from: start, to: end, continuesBefore: false });
      continue;
    }
    // Near the end of the axis a short event grows upwards rather than over the edge.
    const latest = Math.max(0, axis.length - minLength);
    const from = Math.min(start, latest);
    spans.push({ start: from, end, occurrence });
  }
  const { placements, chips: hidden } = placeInLanes(spans, { ...room, end: axis.length });
  const chipFrom = new Map(
    hidden.map(({ over, start }): [number | null, number] => [over, start]).reverse(),
  );
  const cards: TimeCard<E>[] = [];
  spans.forEach(({ start, end, occurrence }, at) => {
    const placement = placements[at];
    if (!placement) return;
    cards.push({
      occurrence,
      from: start,
      to: Math.max(end, Math.min(start + minLength, axis.length)),
      ...placement,
      chipFrom: chipFrom.get(at) ?? null,
      continuesBefore: occurrence.firstDay < axisDay.day,
      continuesAfter: occurrence.lastDay > axisDay.day,
    });
  });
  // Reading order is the order of time, whatever the order of the host's array.
  cards.sort((a, b) => a.from - b.from || a.lane - b.lane);
  const chips = hidden.map(({ start, end, lane, lanes, items, over }) => ({
    from: start,
    to: end,
    lane,
    lanes,
    isOverCard: over !== null,
    occurrences: items.map((item) => spans[item]!.occurrence),
  }));
  const starts = spans
    .filter(({ occurrence }) => occurrence.firstDay === axisDay.day)
    .map(({ start }) => start);
  const firstStart = starts.length === 0 ? null : Math.min(...starts);
  return { column, axisDay, cards, chips, earlier, later, folded, firstStart };
}
