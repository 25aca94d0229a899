import { isWeekend } from '../dates/calendar-week';
import { weekdayOf } from '../dates/civil-time';
import type { TimelinePage } from './timeline-days';
import type { Weekday } from '../model/preferences';

/** What decides which days a view shows. Days are day numbers. */
export interface DayRules {
  readonly weekStartsOn: Weekday;
  readonly showWeekends: boolean;
  /** Weekdays that week, days and month leave out, hidden weekends aside. Left out, none. */
  readonly hiddenDays?: readonly Weekday[];
  /** How many days the view of days shows, and how far it goes. */
  readonly dayCount?: number;
  readonly dayStep?: number | undefined;
  /** How many weeks the month view shows instead of a month. */
  readonly weekCount?: number | undefined;
  /** On a narrow calendar: how many days week and days show at most, counted from the visible date. */
  readonly compactDays?: number | undefined;
  /** Page of the timeline; left out, the one of its defaults. */
  readonly timeline?: TimelinePage;
  /** The days beyond which nothing is offered, both inclusive. */
  readonly bounds?: DayBounds | undefined;
}

/** The first and the last day of something, both inclusive; infinite where it has no such end. */
export interface DayBounds {
  readonly first: number;
  readonly last: number;
}

/** Whether a day is shown where views leave days out. Of each week one at least is. */
export function isDayShown(day: number, rules: DayRules): boolean {
  return isDayListed(day, rules) && rules.hiddenDays?.includes(weekdayOf(day)) !== true;
}

/** Whether a day is shown in a list of days, which leaves out hidden weekends alone. */
export function isDayListed(day: number, { showWeekends }: DayRules): boolean {
  return showWeekends || !isWeekend(day);
}

/** Whether a day lies within bounds; without any, all do. */
export function isWithin(day: number, bounds: DayBounds | undefined): boolean {
  return bounds === undefined || (bounds.first <= day && day <= bounds.last);
}

/** The day within bounds that is nearest to one. */
export function nearestWithin(day: number, bounds: DayBounds | undefined): number {
  return bounds === undefined ? day : Math.min(bounds.last, Math.max(bounds.first, day));
}

/** Days to lay events out on: those beyond the bounds as days that nothing reaches, in their places. */
export function reachableDays(
  days: readonly number[],
  bounds: DayBounds | undefined,
): readonly number[] {
  if (bounds === undefined) return days;
  const { first, last } = bounds;
  return days.map((day) => (day < first ? -Infinity : day > last ? Infinity : day));
}

/** The next `count` days from a date on that are shown, the date itself included where it is. */
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
 * The shown day that lies `count` shown days after (1) or before (-1) the page that begins at a date: where the
 * page of as many days beside it begins.
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
