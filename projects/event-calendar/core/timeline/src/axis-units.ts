import {
  addMonths,
  civilDate,
  dayFrom,
  startOfMonth,
  startOfWeek,
  type AxisRange,
  type TimelineUnit,
  type Weekday,
} from 'ng-event-calendar/core/internal';
import type { InstantAxis } from './instant-axis';

/** A unit of days with the part of it that is on the page. */
export interface UnitRange extends AxisRange {
  /** First and last day of the whole unit, on the page or not; of an hour its day of the clock. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** Returns the days of the axis by the unit that they belong to. */
export function axisUnits(
  { days }: InstantAxis,
  unit: Exclude<TimelineUnit, 'hour'>,
  weekStartsOn: Weekday,
): readonly UnitRange[] {
  const units: UnitRange[] = [];
  for (const { day, from, to } of days) {
    const last = units.at(-1);
    if (last !== undefined && day <= last.lastDay) units[units.length - 1] = { ...last, to };
    else units.push({ ...periodOf(day, unit, weekStartsOn), from, to });
  }
  // A day that the zone skipped has no hours to stand over.
  return units.filter(({ from, to }) => from < to);
}

function periodOf(
  day: number,
  unit: Exclude<TimelineUnit, 'hour'>,
  weekStartsOn: Weekday,
): Omit<UnitRange, keyof AxisRange> {
  if (unit === 'day') return { firstDay: day, lastDay: day };
  if (unit === 'week') {
    const firstDay = startOfWeek(day, weekStartsOn);
    return { firstDay, lastDay: firstDay + 6 };
  }
  const isMonth = unit === 'month';
  const firstDay = isMonth ? startOfMonth(day) : dayFrom(civilDate(day).year, 1, 1);
  return { firstDay, lastDay: addMonths(firstDay, isMonth ? 1 : 12) - 1 };
}
