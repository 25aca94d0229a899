import {
  HOUR_MS,
  MINUTE,
  rangeOn,
  dayOf,
  instantOf,
  wallAt,
  wallIn,
  type Occurrence,
  type TimeSpan,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import type { DayPlace, InstantAxis } from './instant-axis';
import { partitionPoint } from './partition-point';

/** Part of the axis that an event covers, and whether it goes on outside of what is shown. */
export interface BarSpan extends AxisRange {
  readonly continuesBefore: boolean;
  readonly continuesAfter: boolean;
}

/** Place at which an event without a bar is counted: the start or end of a day, or a strip of folded hours. */
export interface HiddenSpan {
  readonly hiddenOn: number;
  readonly side: 'earlier' | 'later' | 'folded';
  /** Axis minutes at which the day begins or ends, or the strip begins. */
  readonly at: number;
}

/** Place of an event in a row; null outside of the page. */
export type RowSpan = BarSpan | HiddenSpan | null;

/** Whether bars of timed events end at their times or cover the days that they touch. */
export type BarEnds = 'time' | 'day';

/** Returns where an event stands on the axis. */
export function spanIn(axis: InstantAxis, occurrence: Occurrence, ends: BarEnds): RowSpan {
  return coversDays(axis, occurrence, ends) ? daysIn(axis, occurrence) : timesIn(axis, occurrence);
}

/** Whether the bar of an event covers whole days. */
export function coversDays(
  { preset }: InstantAxis,
  { allDay }: Occurrence,
  ends: BarEnds,
): boolean {
  return allDay || (ends === 'day' && preset !== 'hours');
}

/** Whether an event has no bar, as it lies wholly in hours that aren't shown. */
export function isHiddenSpan(span: BarSpan | HiddenSpan): span is HiddenSpan {
  return 'hiddenOn' in span;
}

function daysIn(axis: InstantAxis, { firstDay, lastDay }: Occurrence): BarSpan | null {
  const { days } = axis;
  const first = days[partitionPoint(days, ({ day }) => day < firstDay)];
  const last = days[partitionPoint(days, ({ day }) => day <= lastDay) - 1];
  if (first === undefined || last === undefined || first.day > last.day) return null;
  return cut(axis, {
    from: first.from,
    to: last.to,
    continuesBefore: firstDay < first.day,
    continuesAfter: lastDay > last.day,
  });
}

function timesIn(axis: InstantAxis, { start, end }: Occurrence): RowSpan {
  // An event without length is drawn as a minute.
  const span = { start, end: Math.max(end, start + MINUTE) };
  const first = axis.stretchOf(span.start, 'start');
  const last = axis.stretchOf(span.end, 'end');
  const { from, to } = rangeOn(axis, span);
  if (first === undefined || last === undefined || from >= to) return hiddenIn(axis, span);
  if (first.fold !== null && to <= first.to) return foldedIn(axis, first.day, first.from);
  return cut(axis, {
    from,
    to,
    continuesBefore: start < first.start,
    continuesAfter: end > last.end,
  });
}

/** Cuts a bar at the bounds of the calendar. */
function cut({ within }: InstantAxis, bar: BarSpan): BarSpan | null {
  const from = Math.max(bar.from, within.from);
  const to = Math.min(bar.to, within.to);
  if (from > to || (from === to && bar.from < bar.to)) return null;
  return {
    from,
    to,
    continuesBefore: bar.continuesBefore || from > bar.from,
    continuesAfter: bar.continuesAfter || to < bar.to,
  };
}

function foldedIn({ within }: InstantAxis, day: number, at: number): HiddenSpan | null {
  return at < within.from || at >= within.to ? null : { hiddenOn: day, side: 'folded', at };
}

/** The first shown day whose hidden hours a stretch of time touches: one that isn't of another page. */
function hiddenIn(axis: InstantAxis, span: TimeSpan): HiddenSpan | null {
  const { days, within, zone, preset } = axis;
  // Elsewhere whole days are hidden, and no hours.
  if (preset !== 'hours') return null;
  const earliest = dayOf(wallIn(span.start, zone)) - 1;
  for (let at = partitionPoint(days, ({ day }) => day < earliest); at < days.length; at++) {
    const place = days[at]!;
    const reach = reachOf(axis, place);
    if (span.end <= reach.start) return null;
    if (reach.end <= span.start) continue;
    if (place.from < within.from || place.to > within.to) return null;
    const isEarlier = span.start < place.start;
    return {
      hiddenOn: place.day,
      side: isEarlier ? 'earlier' : 'later',
      at: isEarlier ? place.from : place.to,
    };
  }
  return null;
}

/** A day with its hidden hours: up to the next midnight, and from where the hours of the day before end. */
function reachOf({ hours, zone }: InstantAxis, { day, end }: DayPlace): TimeSpan {
  const past = Math.max(0, (hours.at(-1)?.end ?? 0) - 24) * HOUR_MS;
  return {
    start: instantOf(wallAt(day) + past, zone),
    end: Math.max(end, instantOf(wallAt(day + 1), zone)),
  };
}
