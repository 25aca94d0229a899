import { startOfWeek, weeksOfMonth } from '../dates/calendar-week';
import { addMonths, startOfMonth } from '../dates/civil-time';
import { AGENDA_DAYS, consecutiveDays } from '../layout/agenda';
import { adjacentPage, followingDays, isDayShown, type DayRules } from './day-rules';
import type { ViewDefinition } from './view-definition';

const DAY: ViewDefinition<'day'> = {
  name: 'day',
  letter: 'd',
  surface: 'time',
  steps: 'time',
  showsHiddenDays: true,
  isOneDay: () => true,
  title: () => 'day',
  timeSpan: () => 'day',
  days: (date) => [date],
  adjacent: (date, direction) => date + direction,
};

const WEEK: ViewDefinition<'week'> = {
  name: 'week',
  letter: 'w',
  surface: 'time',
  steps: 'time',
  showsHiddenDays: false,
  isOneDay: () => false,
  title: () => 'range',
  timeSpan: ({ compactDays }) => {
    if (compactDays === undefined) return 'week';
    return compactDays === 1 ? 'day' : 'days';
  },
  days: (date, rules) =>
    rules.compactDays === undefined
      ? shownDaysOf([startOfWeek(date, rules.weekStartsOn)], rules)
      : followingDays(date, rules.compactDays, rules),
  adjacent: (date, direction, rules) =>
    rules.compactDays === undefined
      ? startOfWeek(date, rules.weekStartsOn) + 7 * direction
      : adjacentPage(date, direction, rules.compactDays, rules),
};

const MONTH: ViewDefinition<'month'> = {
  name: 'month',
  letter: 'm',
  surface: 'day',
  steps: { days: 7 },
  showsHiddenDays: false,
  isOneDay: () => false,
  title: () => 'month',
  timeSpan: () => 'month',
  days: (date, rules) => shownDaysOf(weeksOfMonth(date, rules.weekStartsOn), rules),
  adjacent: (date, direction) => addMonths(startOfMonth(date), direction),
};

const AGENDA: ViewDefinition<'agenda'> = {
  name: 'agenda',
  letter: 'a',
  surface: 'list',
  steps: 'time',
  showsHiddenDays: false,
  isOneDay: () => false,
  title: () => 'range',
  timeSpan: () => 'days',
  days: (date, rules) => followingDays(date, AGENDA_DAYS, rules),
  adjacent: (date, direction, rules) => adjacentPage(date, direction, AGENDA_DAYS, rules),
};

/** All views, in the order in which they are offered by default. */
export const VIEW_DEFINITIONS = [DAY, WEEK, MONTH, AGENDA] as const;

type NamesOf<Definitions extends readonly ViewDefinition[]> = {
  readonly [At in keyof Definitions]: Definitions[At]['name'];
};

const NAMES: readonly string[] = /* @__PURE__ */ VIEW_DEFINITIONS.map(({ name }) => name);

/** The ways to look at events. */
export const VIEWS = NAMES as NamesOf<typeof VIEW_DEFINITIONS>;

/** Name of a view. */
// Written out, or the types of the package would name it by its members, in any order.
export type CalendarView = 'day' | 'week' | 'month' | 'agenda';

/** The view that is shown where nobody names one. */
export const DEFAULT_VIEW: CalendarView = 'week';

/** The view that the number or head of a day opens. */
export const DAY_VIEW: CalendarView = 'day';

/** What the calendar knows of a view, by its name. */
export function viewDefinitionOf(name: CalendarView): ViewDefinition<CalendarView> {
  return VIEW_DEFINITIONS.find((each) => each.name === name)!;
}

/** The shown days of the weeks that begin on some days. */
function shownDaysOf(weeks: readonly number[], rules: DayRules): readonly number[] {
  return weeks
    .flatMap((first) => consecutiveDays(first, 7))
    .filter((day) => isDayShown(day, rules));
}
