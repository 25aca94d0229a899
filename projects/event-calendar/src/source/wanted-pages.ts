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

/** What is shown: a view at a date, a day number, in a zone. */
export interface Shown {
  readonly view: CalendarView;
  readonly date: number;
  readonly rules: DayRules;
  readonly zone: string;
  /** How many days an agenda looks through that leaves empty ones out; null where none are. */
  readonly reach: number | null;
}

/** The page that is shown and those that "next" and "previous" lead to. */
export function wantedPages({ view, date, rules, zone, reach }: Shown): WantedPages {
  // Which days it shows is known only from the events: it looks for them step by step.
  if (reach !== null) {
    const visible = steps(reach).map(([from, to]) => spanOf([date + from, date + to - 1], zone));
    return { visible, nearby: [] };
  }
  const { days, adjacent } = viewDefinitionOf(view);
  const pageAt = (at: number): Span => spanOf(days(at, rules), zone);
  const beside = [adjacent(date, 1, rules), adjacent(date, -1, rules)];
  const offered = beside.filter((at) => days(at, rules).some((day) => isWithin(day, rules.bounds)));
  return { visible: [pageAt(date)], nearby: offered.map(pageAt) };
}

/** The steps that lead as far, each from a day to before another. */
function steps(reach: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let from = 0, to = FIRST_REACH; from < reach; from = to, to = nextReach(to, Infinity)) {
    found.push([from, Math.min(to, reach)]);
  }
  return found;
}

/** From the first of some days to the end of the last. */
export function spanOf(days: readonly number[], zone: string): Span {
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? first;
  return { start: instantOf(wallAt(first), zone), end: instantOf(wallAt(last + 1), zone) };
}
