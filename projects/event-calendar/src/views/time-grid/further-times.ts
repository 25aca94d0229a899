import {
  axisDayOf,
  dayOf,
  instantAt,
  MINUTE,
  offsetSpans,
  wallIn,
  type AxisTick,
  type TimeAxis,
} from 'ng-event-calendar/core/internal';
import type { DateFormats } from '../../text/date-formats';

/** What stands beside a tick of the axis: the same instant by the clocks of a further zone. */
export interface FurtherTime {
  /** Axis minutes. */
  readonly offset: number;
  /** '6:30 PM', or '1 AM EDT' in an hour that the zone repeats. */
  readonly time: string;
  /** '+1' where it is the next day there, '−1' where it is the one before; empty on the same day. */
  readonly days: string;
  /** That date, where it is the first time of it. */
  readonly date: string;
}

/** The times of a further zone beside the ticks of an axis, on one of its days; none where that has no such time. */
export function furtherTimes(
  axis: TimeAxis,
  ticks: readonly AxisTick[],
  day: number,
  zone: string,
  formats: DateFormats,
): readonly FurtherTime[] {
  const axisDay = axisDayOf(axis, day);
  const times = formats.timesIn(zone);
  let before = day;
  return ticks.flatMap(({ offset }) => {
    const instant = instantAt(axis, axisDay, offset);
    if (instant === null) return [];
    const date = dayOf(wallIn(instant, zone));
    const isFirst = date !== before && date !== day;
    before = date;
    return {
      offset,
      time: times.time(instant),
      days: date === day ? '' : signed(date - day, formats),
      date: isFirst ? formats.monthDay(date) : '',
    };
  });
}

/** How far a zone's clocks are ahead of another's in a stretch of time, in minutes: one after the other. */
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

/** Differences as hours: '−5', '+5:30', '−6/−5'. */
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
