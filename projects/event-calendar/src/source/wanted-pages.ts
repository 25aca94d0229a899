import {
  instantOf,
  isWithin,
  viewDefinitionOf,
  wallAt,
  type CalendarView,
  type DayRules,
} from 'ng-event-calendar/core/internal';
import { FIRST_REACH } from '../store/dates/agenda-reach';
import { nextReach } from './next-reach';
import type { WantedPages } from './page-loads';
import type { Span } from './span';

/** The visible view at a date, a day number, in a zone. */
export interface Shown {
  readonly view: CalendarView;
  readonly date: number;
  readonly rules: DayRules;
  readonly zone: string;
  /** Number of days that an agenda without empty days searches; null in any other view. */
  readonly reach: number | null;
  /** Whether the view shows hours of the day after its page. */
  readonly hasHoursAfter: boolean;
  /** Day that is loaded with the visible ones, though the view may leave it out. */
  readonly sought: number | null;
}

/** Returns the visible page, and the pages to which "next" and "previous" lead. */
export function wantedPages(shown: Shown): WantedPages {
  const { visible, nearby } = pagesOf(shown);
  const { sought, zone } = shown;
  return { visible: sought === null ? visible : [...visible, spanOf([sought], zone)], nearby };
}

function pagesOf({ view, date, rules, zone, reach, hasHoursAfter }: Shown): WantedPages {
  // The shown days depend on the events, which are searched step by step.
  if (reach !== null) {
    const visible = steps(reach).map(([from, to]) => spanOf([date + from, date + to - 1], zone));
    return { visible, nearby: [] };
  }
  const { days, bounds, adjacent } = viewDefinitionOf(view);
  const pageAt = (at: number): Span => {
    const shown = days(at, rules);
    const { first = shown[0] ?? at, last = shown.at(-1) ?? at } = bounds?.(at, rules) ?? {};
    return spanOf([first, hasHoursAfter ? last + 1 : last], zone);
  };
  const beside = [adjacent(date, 1, rules), adjacent(date, -1, rules)];
  const offered = beside.filter((at) => days(at, rules).some((day) => isWithin(day, rules.bounds)));
  return { visible: [pageAt(date)], nearby: offered.map(pageAt) };
}

/** Returns the steps up to a reach, each from a day to before another. */
function steps(reach: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let from = 0, to = FIRST_REACH; from < reach; from = to, to = nextReach(to, Infinity)) {
    found.push([from, Math.min(to, reach)]);
  }
  return found;
}

/** Returns the span from the start of the first day to the end of the last. */
export function spanOf(days: readonly number[], zone: string): Span {
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? first;
  return { start: instantOf(wallAt(first), zone), end: instantOf(wallAt(last + 1), zone) };
}
