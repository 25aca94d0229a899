import type { Weekday } from '../model/preferences';
import { addMonths, civilDate, dayFrom, startOfMonth, weekdayOf } from './civil-time';

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: number): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/** The first day of the week that a day falls in. */
export function startOfWeek(day: number, weekStartsOn: Weekday): number {
  return day - ((weekdayOf(day) - weekStartsOn + 7) % 7);
}

/**
 * The number (1 to 53) of the week that a day falls in. As in ISO 8601, a week belongs to the
 * year that holds at least four of its days; it is counted from the given first day of the week.
 */
export function weekNumber(day: number, weekStartsOn: Weekday): number {
  const fourthDay = startOfWeek(day, weekStartsOn) + 3;
  const newYear = dayFrom(civilDate(fourthDay).year, 1, 1);
  return Math.floor((fourthDay - newYear) / 7) + 1;
}

/** The first days of the weeks, 4 to 6, that touch the month of a day, in order. */
export function weeksOfMonth(day: number, weekStartsOn: Weekday): number[] {
  const first = startOfMonth(day);
  const nextMonth = addMonths(first, 1);
  const weeks: number[] = [];
  for (let week = startOfWeek(first, weekStartsOn); week < nextMonth; week += 7) {
    weeks.push(week);
  }
  return weeks;
}
