import {
  PAGE_LENGTHS,
  type TimelinePreset,
  type TimelineSpan,
  type TimelineSpanUnit,
} from '../model/timeline';

/** Length of pages or steps, read: so many of a unit. */
export interface SpanCount {
  readonly unit: TimelineSpanUnit;
  readonly count: number;
}

/** Fine to coarse, with the most days of one. */
const MOST_DAYS: Readonly<Record<TimelineSpanUnit, number>> = {
  days: 1,
  weeks: 7,
  months: 31,
  years: 366,
};
const UNITS = /* @__PURE__ */ Object.keys(MOST_DAYS) as TimelineSpanUnit[];

/** Whether a value is a span that pages of a preset can have. */
export function isTimelineSpan(given: unknown, preset: TimelinePreset): given is TimelineSpan {
  const { units, mostDays } = PAGE_LENGTHS[preset];
  return isSpan(given, mostDays) && units.includes(spanCount(given).unit);
}

/** Whether a value is a step of a preset: of the unit of its span or a coarser one, and no longer than pages can be. */
export function isTimelineStep(
  given: unknown,
  preset: TimelinePreset,
  span: TimelineSpan,
): given is TimelineSpan {
  const isStep = isSpan(given, PAGE_LENGTHS[preset].mostDays);
  return isStep && UNITS.indexOf(spanCount(given).unit) >= UNITS.indexOf(spanCount(span).unit);
}

/** Returns unit and count of a span. */
export function spanCount(span: TimelineSpan): SpanCount {
  const [[unit, count]] = Object.entries(span) as [[TimelineSpanUnit, number]];
  return { unit, count };
}

function isSpan(given: unknown, mostDays: number): given is TimelineSpan {
  const entries: readonly [string, unknown][] = Object.entries(given ?? {});
  const [unit = '', count] = entries[0] ?? [];
  if (entries.length !== 1 || !Object.hasOwn(MOST_DAYS, unit)) return false;
  if (typeof count !== 'number' || !Number.isInteger(count) || count <= 0) return false;
  return daysAtMost(unit as TimelineSpanUnit, count) <= mostDays;
}

function daysAtMost(unit: TimelineSpanUnit, count: number): number {
  if (unit !== 'months') return count * MOST_DAYS[unit];
  return Math.floor(count / 12) * MOST_DAYS.years + (count % 12) * MOST_DAYS.months;
}
