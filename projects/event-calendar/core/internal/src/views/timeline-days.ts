import { startOfWeek } from '../dates/calendar-week';
import { addMonths, civilDate, dayFrom, startOfMonth } from '../dates/civil-time';
import { consecutiveDays } from '../layout/agenda';
import { PAGE_LENGTHS, type TimelinePreset, type TimelineSpan } from '../model/timeline';
import {
  adjacentPage,
  firstShown,
  followingDays,
  isDayShown,
  type DayBounds,
  type DayRules,
} from './day-rules';
import { spanCount } from './timeline-spans';
import type { ViewTimeSpan } from './view-definition';

/** Page of the timeline: unit of its cells, its length, and the distance to the next one. */
export interface TimelinePage {
  readonly preset: TimelinePreset;
  readonly span: TimelineSpan;
  readonly step: TimelineSpan;
}

/** Period that a page is exactly, for its title. */
export type PagePeriod = 'day' | 'month' | 'year' | 'range';

/** Returns the shown days of the page that a date is on: it begins with the date, or with its week, month or year. */
export function pageOf(date: number, page: TimelinePage, rules: DayRules): readonly number[] {
  const shown = shownRules(page, rules);
  const { unit, count } = spanCount(page.span);
  if (unit === 'days') return followingDays(firstShown(date, shown), count, shown);
  const { first, last } = periodOf(date, page, rules);
  return consecutiveDays(first, last - first + 1).filter((day) => isDayShown(day, shown));
}

/** Returns the first shown day of the page to which "next" (1) or "previous" (-1) leads. */
export function stepFrom(
  date: number,
  direction: 1 | -1,
  page: TimelinePage,
  rules: DayRules,
): number {
  const shown = shownRules(page, rules);
  const { unit, count } = spanCount(page.step);
  const start = startOf(date, page, shown);
  if (unit === 'days') return adjacentPage(start, direction, count, shown);
  const months = unit === 'years' ? 12 * count : count;
  const target =
    unit === 'weeks' ? start + 7 * count * direction : addMonths(start, months * direction);
  return followingDays(startOf(target, page, shown), 1, shown)[0]!;
}

/** Returns the period that a page is exactly; `range` where it is none. */
export function pagePeriod(date: number, page: TimelinePage, rules: DayRules): PagePeriod {
  const { first, last } = periodOf(date, page, rules);
  if (first === last) return 'day';
  if (first !== startOfMonth(first)) return 'range';
  if (last + 1 === addMonths(first, 1)) return 'month';
  return civilDate(first).month === 1 && last + 1 === addMonths(first, 12) ? 'year' : 'range';
}

/** Returns the first and last day of a page; of one that counts days the shown ones, else hidden ones too. */
export function periodOf(date: number, page: TimelinePage, rules: DayRules): DayBounds {
  const { unit, count } = spanCount(page.span);
  if (unit === 'days') {
    const days = pageOf(date, page, rules);
    return { first: days[0]!, last: days.at(-1)! };
  }
  const first = startOf(date, page, rules);
  const months = unit === 'years' ? 12 * count : count;
  return { first, last: (unit === 'weeks' ? first + 7 * count : addMonths(first, months)) - 1 };
}

function startOf(date: number, { span }: TimelinePage, rules: DayRules): number {
  const { unit } = spanCount(span);
  if (unit === 'days') return firstShown(date, rules);
  if (unit === 'weeks') return startOfWeek(date, rules.weekStartsOn);
  return unit === 'months' ? startOfMonth(date) : dayFrom(civilDate(date).year, 1, 1);
}

/** Cells of weeks and months hide no days. */
function shownRules({ preset }: TimelinePage, rules: DayRules): DayRules {
  const hidesDays = preset === 'hours' || preset === 'days';
  return hidesDays ? rules : { ...rules, showWeekends: true, hiddenDays: [] };
}

/** Page of the timeline where the host names none. */
const USUAL_PAGE: TimelinePage = {
  preset: 'hours',
  span: PAGE_LENGTHS.hours.usual,
  step: PAGE_LENGTHS.hours.usual,
};

/** Returns the page that rules are for. */
export function timelinePageOf({ timeline = USUAL_PAGE }: DayRules): TimelinePage {
  return timeline;
}

/** Whether the timeline shows a day of its page. */
export function isShownOnPage(day: number, page: TimelinePage, rules: DayRules): boolean {
  return isDayShown(day, shownRules(page, rules));
}

/** Returns the distance to the next page as the toolbar names it; several months or years are days, for want of words. */
export function pageStep({ step }: TimelinePage): ViewTimeSpan {
  const { unit, count } = spanCount(step);
  const isOne = count === 1;
  switch (unit) {
    case 'weeks':
      return isOne ? 'week' : 'weeks';
    case 'months':
      return isOne ? 'month' : 'days';
    case 'years':
      return isOne ? 'year' : 'days';
    case 'days':
      return isOne ? 'day' : 'days';
  }
}

/** Returns the date with which a page is shown: its first day where it counts days, else any date within it. */
export function pageStart(date: number, page: TimelinePage, rules: DayRules): number {
  const { unit } = spanCount(page.span);
  return unit === 'days' ? (pageOf(date, page, rules)[0] ?? date) : date;
}
