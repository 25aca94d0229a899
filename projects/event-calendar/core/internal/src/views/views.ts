import { startOfWeek, weeksOfMonth } from '../dates/calendar-week';
import { addMonths, startOfMonth } from '../dates/civil-time';
import { AGENDA_DAYS, consecutiveDays } from '../layout/agenda';
import {
  adjacentPage,
  firstShown,
  followingDays,
  isDayListed,
  isDayShown,
  isWithin,
  type DayRules,
} from './day-rules';
import {
  isShownOnPage,
  pageOf,
  pagePeriod,
  pageStart,
  pageStep,
  periodOf,
  stepFrom,
  timelinePageOf,
} from './timeline-days';
import type { Arrows, ViewDefinition } from './view-definition';

const BY_DAY_AND_TIME: Arrows = { inline: { days: 1 }, block: 'time' };

const DAY: ViewDefinition<'day'> = {
  name: 'day',
  letter: 'd',
  layout: 'timeGrid',
  hasTimes: () => true,
  arrows: () => BY_DAY_AND_TIME,
  isShown: () => true,
  isOneDay: () => true,
  title: () => 'day',
  timeSpan: () => 'day',
  days: (date) => [date],
  adjacent: (date, direction) => date + direction,
};

const WEEK: ViewDefinition<'week'> = {
  name: 'week',
  letter: 'w',
  layout: 'timeGrid',
  hasTimes: () => true,
  arrows: () => BY_DAY_AND_TIME,
  isShown: isDayShown,
  isOneDay: () => false,
  title: () => 'range',
  timeSpan: ({ compactDays }) => {
    if (compactDays === undefined) return 'week';
    return compactDays === 1 ? 'day' : 'days';
  },
  days: (date, rules) =>
    rules.compactDays === undefined
      ? shownDaysOf([startOfWeek(date, rules.weekStartsOn)], rules)
      : followingDays(firstShown(date, rules), rules.compactDays, rules),
  adjacent: (date, direction, rules) =>
    rules.compactDays === undefined
      ? startOfWeek(date, rules.weekStartsOn) + 7 * direction
      : adjacentPage(date, direction, rules.compactDays, rules),
};

const MONTH: ViewDefinition<'month'> = {
  name: 'month',
  letter: 'm',
  layout: 'dayGrid',
  hasTimes: () => false,
  arrows: () => ({ inline: { days: 1 }, block: { days: 7 } }),
  isShown: isDayShown,
  isOneDay: () => false,
  title: ({ weekCount }) => (weekCount === undefined ? 'month' : 'range'),
  timeSpan: ({ weekCount }) => {
    if (weekCount === undefined) return 'month';
    return weekCount === 1 ? 'week' : 'days';
  },
  days: (date, rules) => {
    const { weekStartsOn, weekCount } = rules;
    const weeks =
      weekCount === undefined
        ? weeksOfMonth(date, weekStartsOn)
        : consecutiveDays(0, weekCount).map((week) => startOfWeek(date, weekStartsOn) + 7 * week);
    return shownDaysOf(weeks, rules);
  },
  adjacent: (date, direction, rules) => {
    const { weekStartsOn, weekCount } = rules;
    if (weekCount === undefined) return addMonths(startOfMonth(date), direction);
    const first = startOfWeek(date, weekStartsOn) + 7 * weekCount * direction;
    return followingDays(first, 1, rules)[0]!;
  },
};

const AGENDA: ViewDefinition<'agenda'> = {
  name: 'agenda',
  letter: 'a',
  layout: 'list',
  hasTimes: () => false,
  arrows: () => BY_DAY_AND_TIME,
  isShown: isDayListed,
  isOneDay: () => false,
  title: () => 'range',
  timeSpan: () => 'days',
  // A list leaves out days beyond the bounds; a grid keeps an empty place for them.
  days: (date, rules) =>
    followingDays(date, AGENDA_DAYS, rules, isDayListed).filter((day) =>
      isWithin(day, rules.bounds),
    ),
  adjacent: (date, direction, rules) =>
    adjacentPage(date, direction, AGENDA_DAYS, rules, isDayListed),
};

const DAYS: ViewDefinition<'days'> = {
  ...WEEK,
  name: 'days',
  letter: 'x',
  isOneDay: (rules) => shownDayCount(rules) === 1,
  title: (rules) => (shownDayCount(rules) === 1 ? 'day' : 'range'),
  timeSpan: (rules) => (stepOf(rules) === 1 ? 'day' : 'days'),
  days: (date, rules) => followingDays(firstShown(date, rules), shownDayCount(rules), rules),
  startOf: firstShown,
  adjacent: (date, direction, rules) => adjacentPage(date, direction, stepOf(rules), rules),
};

const TIMELINE: ViewDefinition<'timeline'> = {
  name: 'timeline',
  letter: 'l',
  layout: 'rows',
  hasTimes: (rules) => timelinePageOf(rules).preset === 'hours',
  arrows: (rules) => ({
    inline: timelinePageOf(rules).preset === 'hours' ? 'time' : { days: 1 },
    block: 'band',
  }),
  isShown: (day, rules) => isShownOnPage(day, timelinePageOf(rules), rules),
  isOneDay: () => false,
  title: (rules, date) => pagePeriod(date, timelinePageOf(rules), rules),
  timeSpan: (rules) => pageStep(timelinePageOf(rules)),
  days: (date, rules) => pageOf(date, timelinePageOf(rules), rules),
  bounds: (date, rules) => periodOf(date, timelinePageOf(rules), rules),
  startOf: (date, rules) => pageStart(date, timelinePageOf(rules), rules),
  adjacent: (date, direction, rules) => stepFrom(date, direction, timelinePageOf(rules), rules),
};

/** All views, in the order in which they are offered. */
export const VIEW_DEFINITIONS = [DAY, WEEK, MONTH, AGENDA, DAYS, TIMELINE] as const;

/** Names of all views. */
export const CALENDAR_VIEWS: readonly CalendarView[] = /* @__PURE__ */ VIEW_DEFINITIONS.map(
  ({ name }) => name,
);

/** Views that are offered by default. */
export const DEFAULT_VIEWS: readonly CalendarView[] = ['day', 'week', 'month', 'agenda'];

/** Name of a view. */
// Written out, or the types of the package would name it by its members, in any order.
export type CalendarView = 'day' | 'week' | 'month' | 'agenda' | 'days' | 'timeline';

/** Default number of days in the days view. */
export const DAY_COUNT = 3;

/** The view that is shown by default. */
export const DEFAULT_VIEW: CalendarView = 'week';

/** The view that a day's number or heading opens. */
export const DAY_VIEW: CalendarView = 'day';

/** Returns the definition of a view. */
export function viewDefinitionOf(name: CalendarView): ViewDefinition<CalendarView> {
  return VIEW_DEFINITIONS.find((each) => each.name === name)!;
}

/** Returns how many days the view of days shows: on a narrow calendar as many as have room. */
export function shownDayCount({ dayCount = DAY_COUNT, compactDays = dayCount }: DayRules): number {
  return Math.min(dayCount, compactDays);
}

/** Returns the number of shown days that next moves by; no more than are shown if that is fewer than requested. */
function stepOf(rules: DayRules): number {
  const count = shownDayCount(rules);
  const { dayCount = DAY_COUNT, dayStep = count } = rules;
  return count < dayCount ? Math.min(count, dayStep) : dayStep;
}

/** The shown days of the weeks that begin on some days. */
function shownDaysOf(weeks: readonly number[], rules: DayRules): readonly number[] {
  return weeks
    .flatMap((first) => consecutiveDays(first, 7))
    .filter((day) => isDayShown(day, rules));
}
