import {
  adjacentDate,
  AGENDA_DAYS,
  AGENDA_HORIZON_DAYS,
  followingDays,
  instantOf,
  visibleDays,
  wallAt,
  type CalendarView,
  type DayRules,
} from 'ng-event-calendar/core';
import type { WantedPages } from './page-loads';
import type { Span } from './span';

/** What is shown: a view at a date, a day number, in a zone. */
export interface Shown {
  readonly view: CalendarView;
  readonly date: number;
  readonly rules: DayRules;
  readonly zone: string;
  /** Pages of an agenda that leaves empty days out; null where days are shown as they come. */
  readonly sparsePages: number | null;
}

/** The page that is shown and those that "next" and "previous" lead to. */
export function wantedPages({ view, date, rules, zone, sparsePages }: Shown): WantedPages {
  // Which days it shows is known only from the events: it looks for them as far as this.
  if (sparsePages !== null) {
    const last = date + sparsePages * AGENDA_HORIZON_DAYS - 1;
    return { visible: spanOf([date, last], zone), nearby: [] };
  }
  const pageAt = (at: number): Span =>
    spanOf(
      view === 'agenda' ? followingDays(at, AGENDA_DAYS, rules) : visibleDays(view, at, rules),
      zone,
    );
  const next = adjacentDate(view, date, 1, rules);
  const previous = adjacentDate(view, date, -1, rules);
  return { visible: pageAt(date), nearby: [pageAt(next), pageAt(previous)] };
}

/** From the first of some days to the end of the last. */
function spanOf(days: readonly number[], zone: string): Span {
  const first = days[0] ?? 0;
  const last = days.at(-1) ?? first;
  return { start: instantOf(wallAt(first), zone), end: instantOf(wallAt(last + 1), zone) };
}
