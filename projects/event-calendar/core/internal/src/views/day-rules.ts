import { isWeekend } from '../dates/calendar-week';
import { weekdayOf } from '../dates/civil-time';
import type { TimelinePage } from './timeline-days';
import type { Weekday } from '../model/preferences';

/** Settings that decide which days a view shows. Days are day numbers. */
export interface DayRules {
  readonly weekStartsOn: Weekday;
  readonly showWeekends: boolean;
  /** Weekdays that week, days and month leave out, besides hidden weekends. Default: none. */
  readonly hiddenDays?: readonly Weekday[];
  /** Number of days in the days view, and number of days that next and previous move. */
  readonly dayCount?: number;
  readonly dayStep?: number | undefined;
  /** Number of weeks that the month view shows instead of a month. */
  readonly weekCount?: number | undefined;
  /** On a narrow calendar: most days that week and days show, counted from the visible date. */
  readonly compactDays?: number | undefined;
  /** Page of the timeline; left out, the one of its defaults. */
  readonly timeline?: TimelinePage;
  /** The days beyond which nothing is offered, both inclusive. */
  readonly bounds?: DayBounds | undefined;
}

/** A first and a last day, both inclusive; infinite without such an end. */
export interface DayBounds {
  readonly first: number;
  readonly last: number;
}

/** Whether a view shows a day. At least one day of each week is shown. */
export function isDayShown(day: number, rules: DayRules): boolean {
  return isDayListed(day, rules) && rules.hiddenDays?.includes(weekdayOf(day)) !== true;
}

/** Whether a list shows a day; lists leave out hidden weekends alone. */
export function isDayListed(day: number, { showWeekends }: DayRules): boolean {
  return showWeekends || !isWeekend(day);
}

/** Whether a day lies within bounds; without bounds, every day does. */
export function isWithin(day: number, bounds: DayBounds | undefined): boolean {
  return bounds === undefined || (bounds.first <= day && day <= bounds.last);
}

/** Returns the day within bounds nearest to a day. */
export function nearestWithin(day: number, bounds: DayBounds | undefined): number {
  return bounds === undefined ? day : Math.min(bounds.last, Math.max(bounds.first, day));
}

/**
 * Returns days to lay events out on: days beyond the bounds become infinite in their places, so that no event reaches
 * them.
 */
export function reachableDays(
  days: readonly number[],
  bounds: DayBounds | undefined,
): readonly number[] {
  if (bounds === undefined) return days;
  const { first, last } = bounds;
  return days.map((day) => (day < first ? -Infinity : day > last ? Infinity : day));
}

/** Returns the next `count` shown days from a date on, including the date if it is shown. */
export function followingDays(
  date: number,
  count: number,
  rules: DayRules,
  isShown = isDayShown,
): readonly number[] {
  const days: number[] = [];
  for (let day = date; days.length < count; day++) if (isShown(day, rules)) days.push(day);
  return days;
}

/**
 * Returns the first day of the adjacent page: the shown day that lies `count` shown days after (1) or before (-1) the
 * page that begins at a date.
 */
export function adjacentPage(
  date: number,
  direction: 1 | -1,
  count: number,
  rules: DayRules,
  isShown = isDayShown,
): number {
  if (direction === 1) return followingDays(date, count + 1, rules, isShown)[count]!;
  let day = date;
  for (let left = count; left > 0;) if (isShown(--day, rules)) left--;
  return day;
}

/** Returns the first shown day from a date on; the last before it where what follows lies beyond the bounds. */
export function firstShown(date: number, rules: DayRules): number {
  const [next] = followingDays(date, 1, rules);
  if (isWithin(next!, rules.bounds)) return next!;
  const before = adjacentPage(date, -1, 1, rules);
  return isWithin(before, rules.bounds) ? before : next!;
}
