import { Component, inject, input, linkedSignal } from '@angular/core';
import { Router, type Params } from '@angular/router';
import { EventCalendarComponent, type CalendarView } from 'ng-event-calendar';

@Component({
  selector: 'app-in-address-bar',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [(visibleDate)]="shownDate"
      (visibleDateChange)="write({ date: $event })"
      [(view)]="shownView"
      (viewChange)="write({ view: $event })"
    />
  `,
})
export class InAddressBar {
  readonly #router = inject(Router);

  /** Query parameters: `?date=2026-11-20&view=month`. */
  readonly date = input<string>();
  readonly view = input<CalendarView>();

  protected readonly shownDate = linkedSignal(() => this.date() ?? new Date().toISOString());
  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'week');

  protected write(queryParams: Params): void {
    void this.#router.navigate([], { queryParams, queryParamsHandling: 'merge' });
  }
}
