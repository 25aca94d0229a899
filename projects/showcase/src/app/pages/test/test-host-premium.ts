import { Component, viewChild } from '@angular/core';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { CalendarUnderTest } from './test-host';

/** Host of the premium calendar with bound models. */
@Component({
  selector: 'sc-test-host-premium',
  imports: [EventCalendarPremiumComponent],
  templateUrl: './test-host-premium.html',
})
export class TestHostPremium extends CalendarUnderTest {
  protected readonly calendar = viewChild(EventCalendarPremiumComponent);
}
