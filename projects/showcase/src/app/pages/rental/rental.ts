import { Component, computed, input, linkedSignal } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarView,
  EventCalendarComponent,
  type VisibleHours,
} from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { FLEET, lastDateFrom, rentalsFrom } from '../../../data/rental';
import { Page } from '../../ui/page';

const VIEWS: readonly CalendarView[] = ['days', 'day', 'month', 'agenda'];

/** Nights are folded except around midnight, when the drop box is emptied. */
const HOURS: readonly VisibleHours[] = [
  { start: 0, end: 1 },
  { start: 7, end: 20 },
  { start: 23, end: 24 },
];

/** A yard that lends vans and bikes: two weeks at once, folded nights, and four bookable weeks. */
@Component({
  selector: 'sc-rental',
  imports: [EventCalendarComponent, Page],
  template: `
    <sc-page heading="Rental desk" [lede]="lede">
      <event-calendar
        height="clamp(620px, 100dvh - 200px, 1100px)"
        eventOverlap="refuse"
        [defaultPreferences]="{ isSidePanelOpen: false }"
        [resources]="fleet"
        [shouldEventRequireResource]="true"
        [views]="views"
        [(view)]="shownView"
        [(visibleDate)]="shownDate"
        [dayCount]="14"
        [dayStep]="7"
        [minDate]="first()"
        [maxDate]="last()"
        [visibleHours]="hours"
        [hourHeight]="40"
        [(events)]="events"
      />
    </sc-page>
  `,
})
export class Rental {
  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();

  protected readonly lede =
    'Fourteen days at once, and seven on by Next. Nights are folded: press a strip to unfold it. The four weeks from ' +
    'today can be booked, and nothing twice. Keys + and − make hours higher and lower, and so does Alt with the wheel.';
  protected readonly views = VIEWS;
  protected readonly hours = HOURS;
  protected readonly fleet = FLEET;
  protected readonly first = computed(() => this.date() ?? today());
  protected readonly last = computed(() => lastDateFrom(this.first()));
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'days');
  protected readonly shownDate = linkedSignal(() => this.first());
  protected readonly events = linkedSignal<CalendarEvent[]>(() => rentalsFrom(this.first()));
}
