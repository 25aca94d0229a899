import { startOfWeek, weeksOfMonth } from '../dates/calendar-week';
import { addMonths, startOfMonth, weekdayOf } from '../dates/civil-time';
import type { CalendarView, Weekday } from '../model/preferences';
import { AGENDA_DAYS, consecutiveDays } from './agenda';

/** What decides which days a view shows. */
export interface DayRules {
  readonly weekStartsOn: Weekday;
  readonly showWeekends: boolean;
  /** On a narrow calendar: how many days the week view shows, counted from the visible date. */
  readonly compactDays?: number | undefined;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: number): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/** The days that day, week or month view shows for a date, as day numbers in order. */
export function visibleDays(
  view: Exclude<CalendarView, 'agenda'>,
  date: number,
  rules: DayRules,
): readonly number[] {
  if (view === 'day') return [date];
  if (view === 'week' && rules.compactDays !== undefined) {
    return followingDays(date, rules.compactDays, rules);
  }
  const weeks =
    view === 'week'
      ? [startOfWeek(date, rules.weekStartsOn)]
      : weeksOfMonth(date, rules.weekStartsOn);
  return weeks
    .flatMap((first) => consecutiveDays(first, 7))
    .filter((day) => rules.showWeekends || !isWeekend(day));
}

/** The date that "next" (1) or "previous" (-1) leads to. */
export function adjacentDate(
  view: CalendarView,
  date: number,
  direction: 1 | -1,
  rules: DayRules,
): number {
  switch (view) {
    case 'day':
      return date + direction;
    case 'week':
      return rules.compactDays === undefined
        ? startOfWeek(date, rules.weekStartsOn) + 7 * direction
        : adjacentPage(date, direction, rules.compactDays, rules);
    case 'month':
      return addMonths(startOfMonth(date), direction);
    case 'agenda':
      return adjacentPage(date, direction, AGENDA_DAYS, rules);
  }
}

/** The next `count` days from a date on, hidden weekends left out. */
export function followingDays(date: number, count: number, rules: DayRules): readonly number[] {
  // Two hidden days at most lie between five shown ones.
  return consecutiveDays(date, count + 2 * Math.ceil(count / 5) + 2)
    .filter((day) => rules.showWeekends || !isWeekend(day))
    .slice(0, count);
}

function adjacentPage(date: number, direction: 1 | -1, count: number, rules: DayRules): number {
  if (direction === 1) {
    const shown = followingDays(date, count + 1, rules);
    return shown[count] ?? date + count;
  }
  let day = date;
  for (let left = count; left > 0;) {
    day--;
    if (rules.showWeekends || !isWeekend(day)) left--;
  }
  return day;
}
