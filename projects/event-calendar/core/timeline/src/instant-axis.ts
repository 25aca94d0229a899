import {
  ALL_HOURS,
  MINUTE,
  wallAt,
  type AxisRange,
  type BandAxis,
  type DayBounds,
  type TimelinePreset,
  type TimeSpan,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import { hoursOfDays, wholeDays, type DayStretch } from './day-stretches';
import { partitionPoint } from './partition-point';

/** Minutes of the axis that a day takes in all presets but `hours`. */
export const DAY_LENGTH = 1440;

/** Time that the axis shows without a break, with its place there. */
export interface AxisStretch extends DayStretch, AxisRange {}

/** A day with its place on the axis. */
export interface DayPlace extends TimeSpan, AxisRange {
  readonly day: number;
}

/** Time under a place of the axis. */
export interface AxisSlot {
  /** Day to which the time belongs: the one on which its hours begin. */
  readonly day: number;
  /** Null on a day that the zone skipped. */
  readonly instant: number | null;
}

/**
 * The horizontal axis of the timeline: days end to end, on which time only runs forward. All rows share it.
 *
 * Positions are axis minutes. In the preset `hours` they are real ones, so that all hours are equally wide and a day
 * has 23, 24 or 25 of them. In the other presets each day has 1440, in which a time stands at its share of the
 * day's real length.
 */
export interface InstantAxis extends BandAxis {
  readonly preset: TimelinePreset;
  readonly zone: string;
  readonly days: readonly DayPlace[];
  readonly stretches: readonly AxisStretch[];
  /** Hours shown of each day, in order and apart; the whole day but in the preset `hours`. */
  readonly hours: readonly VisibleHours[];
  /** Part of the axis that lies within the bounds of the calendar. */
  readonly within: AxisRange;
  /** Returns the stretch that shows an instant, else the one at which `positionOf` has it; none on an empty side. */
  stretchOf(instant: number, edge?: 'start' | 'end'): AxisStretch | undefined;
  /** Returns the day and time at a position; null outside of the axis. */
  slotAt(position: number): AxisSlot | null;
}

/** Days, hours and zone of an axis. */
export interface AxisOptions {
  /** Days shown, in order. */
  readonly days: readonly number[];
  readonly preset: TimelinePreset;
  /** Zone in which the calendar shows times. */
  readonly zone: string;
  /** Hours that `hours` shows of each day, in order and apart; what lies between them is folded. */
  readonly hours?: readonly VisibleHours[];
  /** Axis minutes of each strip of folded hours. */
  readonly fold?: number;
  readonly bounds?: DayBounds | undefined;
}

/** Builds the axis of a page. */
export function createInstantAxis(options: AxisOptions): InstantAxis {
  const { days: shown, preset, zone, bounds } = options;
  const hours = preset === 'hours' ? (options.hours ?? ALL_HOURS) : ALL_HOURS;
  const stretches = stretchesOf({ ...options, hours });
  const days = placesOf(shown, stretches);
  const length = stretches.at(-1)?.to ?? 0;
  const stretchOf = (instant: number, edge: 'start' | 'end'): AxisStretch | undefined =>
    edge === 'start'
      ? stretches[partitionPoint(stretches, ({ end }) => end <= instant)]
      : stretches[partitionPoint(stretches, ({ start }) => start < instant) - 1];
  const slotAt = (position: number): AxisSlot | null => {
    if (!(position >= 0 && position <= length)) return null;
    const stretch = stretches[partitionPoint(stretches, ({ from }) => from <= position) - 1];
    return stretch === undefined ? null : slotIn(stretch, position, position === length);
  };
  return {
    preset,
    zone,
    days,
    stretches,
    hours,
    length,
    within: bounds === undefined ? { from: 0, to: length } : placesWithin(days, bounds, length),
    stretchOf: (instant, edge = 'start') => stretchOf(instant, edge),
    positionOf(instant, edge = 'start') {
      const stretch = stretchOf(instant, edge);
      if (stretch !== undefined) return placeIn(stretch, instant);
      return edge === 'start' ? length : 0;
    },
    slotAt,
    instantAt: (position) => slotAt(position)?.instant ?? null,
  };
}

/** Returns an axis without the bounds of the calendar: what is held over days beyond them is drawn there. */
export function unbounded(axis: InstantAxis): InstantAxis {
  return { ...axis, within: { from: 0, to: axis.length } };
}

function stretchesOf(options: AxisOptions): readonly AxisStretch[] {
  const { days, preset, zone, hours = ALL_HOURS, fold: foldLength = 0 } = options;
  const isByHour = preset === 'hours';
  const stretches = isByHour ? hoursOfDays(days, hours, zone) : wholeDays(days, zone);
  let from = 0;
  return stretches.map((stretch) => {
    const { start, end, fold } = stretch;
    const real = isByHour ? (end - start) / MINUTE : DAY_LENGTH;
    const placed = { ...stretch, from, to: from + (fold === null ? real : foldLength) };
    from = placed.to;
    return placed;
  });
}

/** Days with their places; one that has no stretch has a place without length where it would stand. */
function placesOf(days: readonly number[], stretches: readonly AxisStretch[]): readonly DayPlace[] {
  let at = 0;
  return days.map((day) => {
    const first = stretches[at];
    let last = first?.day === day ? first : undefined;
    while (stretches[at]?.day === day) last = stretches[at++];
    if (first !== undefined && last !== undefined) {
      return { day, start: first.start, end: last.end, from: first.from, to: last.to };
    }
    const before = stretches[at - 1];
    const from = before?.to ?? 0;
    const start = before?.end ?? first?.start ?? wallAt(day);
    return { day, start, end: start, from, to: from };
  });
}

function placesWithin(
  days: readonly DayPlace[],
  { first, last }: DayBounds,
  length: number,
): AxisRange {
  const from = days[partitionPoint(days, ({ day }) => day < first)]?.from ?? length;
  const to = days[partitionPoint(days, ({ day }) => day <= last) - 1]?.to ?? 0;
  return { from, to: Math.max(from, to) };
}

function placeIn({ start, end, from, to }: AxisStretch, instant: number): number {
  if (instant <= start) return from;
  // To the very same number where stretches touch.
  return instant >= end ? to : from + ((instant - start) * (to - from)) / (end - start);
}

function slotIn(
  { day, start, end, from, to }: AxisStretch,
  position: number,
  isEnd: boolean,
): AxisSlot {
  if (start === end) return { day, instant: null };
  if (isEnd) return { day, instant: end };
  const instant = Math.round(start + ((position - from) * (end - start)) / (to - from));
  // A position just before the end would round up to it.
  return { day, instant: Math.min(instant, end - 1) };
}
