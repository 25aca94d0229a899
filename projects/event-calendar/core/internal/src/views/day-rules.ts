import { isWeekend } from '../dates/calendar-week';
import type { Weekday } from '../model/preferences';

/** What decides which days a view shows. */
export interface DayRules {
  readonly weekStartsOn: Weekday;
  readonly showWeekends: boolean;
  /** On a narrow calendar: how many days the week view shows, counted from the visible date. */
  readonly compactDays?: number | undefined;
}

/** Whether a day is shown where views leave days out. Of each week one at least is. */
export function isDayShown(day: number, { showWeekends }: DayRules): boolean {
  return showWeekends || !isWeekend(day);
}

/** The next `count` shown days from a date on, the date itself included where it is shown. */
export function followingDays(date: number, count: number, rules: DayRules): readonly number[] {
  const days: number[] = [];
  for (let day = date; days.length < count; day++) if (isDayShown(day, rules)) days.push(day);
  return days;
}

/** Where the page of `count` shown days begins that comes after (1) or before (-1) the one from a date on. */
export function adjacentPage(
  date: number,
  direction: 1 | -1,
  count: number,
  rules: DayRules,
): number {
  if (direction === 1) return followingDays(date, count + 1, rules)[count]!;
  let day = date;
  for (let left = count; left > 0;) if (isDayShown(--day, rules)) left--;
  return day;
}
