import { computed, inject, Injectable } from '@angular/core';
import {
  DAY_VIEW,
  isWithin,
  nearestWithin,
  viewDefinitionOf,
  type CalendarView,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { AgendaSearch } from './agenda-search';
import { CalendarSettings } from '../inputs/calendar-settings';
import { OfferedViews } from './offered-views';
import { TimelineSettings } from './timeline-settings';
import { TimeScroll } from './time-scroll';
import { VisibleDate } from './visible-date';
import { VisibleDays } from './visible-days';

/** Days of the active view, and the ways to other days. */
@Injectable()
export class Navigation {
  readonly #settings = inject(CalendarSettings);
  readonly #offered = inject(OfferedViews);
  readonly #visibleDate = inject(VisibleDate);
  readonly #visibleDays = inject(VisibleDays);
  readonly #search = inject(AgendaSearch);
  readonly #timeScroll = inject(TimeScroll);
  readonly #timeline = inject(TimelineSettings);

  /** Today's day number in the display zone. */
  readonly today = this.#visibleDate.today;
  /** The visible date's day number in the display zone. */
  readonly date = this.#visibleDate.date;

  readonly views = this.#offered.views;
  readonly view = this.#offered.view;
  /** Definition of the active view. */
  readonly viewDefinition = this.#offered.definition;
  /** Traits of the active view's layout. */
  readonly layout = this.#offered.layout;
  /** Whether events stand at their times of day, rather than on whole days. */
  readonly hasTimes = computed(() => this.viewDefinition().hasTimes(this.dayRules()));

  /** Whether an event stands at its times in the view: in rows also one of several days. */
  isAtTime({ allDay, isBar }: Pick<Occurrence, 'allDay' | 'isBar'>): boolean {
    const isWhole = this.layout().placesBarsByTime ? allDay : isBar;
    return !isWhole && this.hasTimes();
  }

  /** Hours after the page's last day that the view shows with it. */
  readonly hoursAfter = computed(() =>
    this.layout().hasPresets ? this.#timeline.hoursAfter() : 0,
  );

  readonly dayRules = this.#settings.dayRules;
  readonly days = this.#visibleDays.days;
  readonly shownDate = this.#visibleDays.shownDate;
  readonly isDayShown = this.#visibleDays.isDayShown;
  readonly visibleRange = this.#visibleDays.range;
  readonly title = this.#visibleDays.title;
  readonly shortTitle = this.#visibleDays.shortTitle;
  readonly shortestTitle = this.#visibleDays.shortestTitle;

  readonly agenda = this.#visibleDays.found;
  readonly isSparse = this.#search.isSparse;
  readonly isAgendaFull = this.#search.isFull;
  readonly agendaHorizon = this.#search.horizon;
  readonly agendaReach = this.#search.reach;

  readonly canOpenDay = this.#offered.canOpenDay;

  /** Whether a day may be shown and edited: it lies within the calendar's bounds. */
  readonly isOffered = computed<(day: number) => boolean>(() => {
    const bounds = this.#settings.bounds();
    return (day) => isWithin(day, bounds);
  });
  /** Day numbers to which "previous", "next" and "today" lead; null where one leads nowhere. */
  readonly previous = computed(() => this.#adjacent(-1));
  readonly next = computed(() => this.#adjacent(1));
  readonly todayOffered = computed(() => (this.isOffered()(this.today()) ? this.today() : null));

  /** Shows a view, at a day if one is given. */
  show(view: CalendarView, day?: number): void {
    if (day !== undefined && this.views().includes(view)) {
      const rules = this.dayRules();
      const to = nearestWithin(day, rules.bounds);
      this.#visibleDate.goTo(viewDefinitionOf(view).startOf?.(to, rules) ?? to);
    }
    this.#offered.show(view);
  }

  /** Shows a day, or the nearest one within the bounds. */
  goTo(day: number): void {
    const rules = this.dayRules();
    const to = nearestWithin(day, rules.bounds);
    this.#visibleDate.goTo(this.viewDefinition().startOf?.(to, rules) ?? to);
  }

  /** Opens a day in the day view; does nothing where that view isn't offered. */
  openDay(day: number): void {
    if (!this.canOpenDay()) return;
    this.#visibleDate.goTo(day);
    this.show(DAY_VIEW);
  }

  goToToday(): void {
    const today = this.todayOffered();
    if (today === null) return;
    this.goTo(today);
    this.#timeScroll.revealNow.set({});
  }

  /** Shows the next page (1) or the previous one (-1); returns false where there is none. */
  step(direction: 1 | -1): boolean {
    const to = direction === 1 ? this.next() : this.previous();
    if (to !== null) this.goTo(to);
    return to !== null;
  }

  #adjacent(direction: 1 | -1): number | null {
    const { adjacent, days, startOf, timeSpan } = this.viewDefinition();
    const rules = this.dayRules();
    const shown = this.days();
    const lastShown = shown.at(-1);
    // A sparse agenda continues after its last shown day rather than twelve days on.
    const asked =
      this.isSparse() && direction === 1 && lastShown !== undefined
        ? lastShown + 1
        : adjacent(this.date(), direction, rules);
    const nearest = nearestWithin(asked, rules.bounds);
    if (nearest === asked) return asked;
    const to = startOf?.(nearest, rules) ?? nearest;
    // A month is a page of its own, even where its days are visible beside another month.
    const isSeen = timeSpan(rules) !== 'month' && shown.includes(to);
    return isSeen || days(to, rules)[0] === days(this.date(), rules)[0] ? null : to;
  }

  showMoreAgenda(): void {
    this.#search.showMore();
  }
}
