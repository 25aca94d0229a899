import {
  axisDayOf,
  dayOf,
  MINUTE,
  offsetSpans,
  wallIn,
  type AxisTick,
  type TimeAxis,
} from 'ng-event-calendar/core/internal';
import type { DateFormats } from '../../text/date-formats';

/** An instant that is labelled by the clocks of the display zone, with its day there. */
export interface LabelledInstant {
  readonly instant: number;
  readonly day: number;
}

/** An instant by the clocks of an additional zone. */
export interface ZoneTime {
  /** Clock time such as '6:30 PM', or '1 AM EDT' in an hour that the zone repeats. */
  readonly time: string;
  /** Days by which the zone's date is later than the one beside it: 1, or −1 on the day before. */
  readonly daysLater: number;
  /** `daysLater` as text, '+1' or '−1'; empty on the same day. */
  readonly days: string;
  /** Whether this is the first time of a date other than the one beside it. */
  readonly isFirst: boolean;
}

/** A time of an additional zone beside a tick of the axis. */
export interface FurtherTime extends ZoneTime {
  /** Place on the axis, in axis minutes. */
  readonly offset: number;
  /** Axis minutes until the next time, or the end of the axis. */
  readonly length: number;
}

/** Returns labelled instants by the clocks of an additional zone, with what it shows of each. */
export function zoneTimes<T extends LabelledInstant>(
  labelled: readonly T[],
  zone: string,
  formats: DateFormats,
): readonly (T & ZoneTime)[] {
  const times = formats.timesIn(zone);
  let before = 0;
  return labelled.map((each) => {
    const daysLater = dayOf(wallIn(each.instant, zone)) - each.day;
    const isFirst = daysLater !== before && daysLater !== 0;
    before = daysLater;
    const days = daysLater === 0 ? '' : signed(daysLater, formats);
    return { ...each, time: times.time(each.instant), daysLater, days, isFirst };
  });
}

/** Returns the times of an additional zone beside the ticks of an axis on one of its days, without skipped times. */
export function furtherTimes(
  axis: TimeAxis,
  ticks: readonly AxisTick[],
  day: number,
  zone: string,
  formats: DateFormats,
): readonly FurtherTime[] {
  const axisDay = axisDayOf(axis, day);
  const there = ticks.flatMap(({ offset }) => {
    const instant = axisDay.instantAt(offset);
    return instant === null ? [] : [{ offset, instant, day }];
  });
  return zoneTimes(there, zone, formats).map(({ offset, time, daysLater, days, isFirst }, at) => ({
    ...{ offset, time, daysLater, days, isFirst },
    length: (there[at + 1]?.offset ?? axis.length) - offset,
  }));
}

/** Returns the minutes by which a zone's clocks are ahead of another's during a span: each difference once. */
export function differences(
  zone: string,
  other: string,
  { start, end }: { readonly start: number; readonly end: number },
): readonly number[] {
  const all = offsetSpans(start, end, other).flatMap((span) =>
    offsetSpans(span.start, span.end, zone).map(({ offset }) => (offset - span.offset) / MINUTE),
  );
  return [...new Set(all)];
}

/**
 * Returns the minutes by which a zone is ahead of another all day; null on a day on which either changes its clocks.
 */
export function steadyDifference(
  zone: string,
  other: string,
  day: Parameters<typeof differences>[2],
): number | null {
  const [apart, ...more] = differences(zone, other, day);
  const isSteady = more.length === 0 && differences(other, 'UTC', day).length === 1;
  return apart !== undefined && isSteady ? apart : null;
}

/** Formats differences in minutes as hours: '−5', '+5:30', '−6/−5'. */
export function hoursApart(minutes: readonly number[], formats: DateFormats): string {
  return minutes
    .map((each) => {
      const [hours, rest] = [Math.floor(Math.abs(each) / 60), Math.abs(each) % 60];
      const whole = signed(Math.sign(each) * hours, formats, each);
      if (rest === 0) return whole;
      const digits = [Math.floor(rest / 10), rest % 10].map((digit) => formats.number(digit));
      return `${whole}:${digits.join('')}`;
    })
    .join('/');
}

function signed(value: number, formats: DateFormats, by = value): string {
  const sign = by < 0 ? '−' : by > 0 ? '+' : '±';
  return sign + formats.number(Math.abs(value));
}
