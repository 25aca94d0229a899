import { Component } from '@angular/core';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { SERIES, VISIBLE_DATE } from '../events';

@Component({
  selector: 'app-premium-page',
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium height="720px" [defaultVisibleDate]="date" [events]="series" />
  `,
})
export class PremiumPage {
  protected readonly date = VISIBLE_DATE;
  protected readonly series = [SERIES];
}
