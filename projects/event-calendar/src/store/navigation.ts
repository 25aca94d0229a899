import { computed, inject, Injectable } from '@angular/core';
import { DAY_VIEW, type CalendarView } from 'ng-event-calendar/core/internal';
import { AgendaSearch } from './agenda-search';
import { CalendarSettings } from './calendar-settings';
import { OfferedViews } from './offered-views';
import { TimeScroll } from './time-scroll';
import { VisibleDate } from './visible-date';
import { VisibleDays } from './visible-days';

/** Which view shows which days, and the ways to others. */
@Injectable()
export class Navigation {
  private readonly settings = inject(CalendarSettings);
  private readonly offered = inject(OfferedViews);
  private readonly visibleDate = inject(VisibleDate);
  private readonly visibleDays = inject(VisibleDays);
  private readonly search = inject(AgendaSearch);
  private readonly timeScroll = inject(TimeScroll);

  /** Today's day number in the display zone. */
  readonly today = this.visibleDate.today;
  /** The visible date's day number in the display zone. */
  readonly date = this.visibleDate.date;

  readonly views = this.offered.views;
  readonly view = this.offered.view;
  /** What the calendar knows of the view that is shown. */
  readonly viewDefinition = this.offered.definition;
  /** Whether the view has an axis of time, rather than days that hold events of any time. */
  readonly isByTime = computed(() => this.viewDefinition().surface === 'time');

  readonly dayRules = this.settings.dayRules;
  readonly days = this.visibleDays.days;
  readonly shownDate = this.visibleDays.shownDate;
  readonly isDayShown = this.visibleDays.isDayShown;
  readonly visibleRange = this.visibleDays.range;
  readonly title = this.visibleDays.title;

  readonly agenda = this.visibleDays.found;
  readonly isSparse = this.search.isSparse;
  readonly isAgendaFull = this.search.isFull;
  readonly agendaHorizon = this.search.horizon;
  readonly agendaReach = this.search.reach;

  readonly canOpenDay = this.offered.canOpenDay;

  show(view: CalendarView): void {
    this.offered.show(view);
  }

  goTo(day: number): void {
    this.visibleDate.goTo(day);
  }

  /** Opens a day in the day view; does nothing where that isn't offered. */
  openDay(day: number): void {
    if (!this.canOpenDay()) return;
    this.goTo(day);
    this.show(DAY_VIEW);
  }

  goToToday(): void {
    this.goTo(this.today());
    this.timeScroll.revealNow.set({});
  }

  step(direction: 1 | -1): void {
    const lastShown = this.days().at(-1);
    // A sparse agenda continues behind what it shows rather than twelve days on.
    this.goTo(
      this.isSparse() && direction === 1 && lastShown !== undefined
        ? lastShown + 1
        : this.viewDefinition().adjacent(this.date(), direction, this.dayRules()),
    );
  }

  showMoreAgenda(): void {
    this.search.showMore();
  }
}
