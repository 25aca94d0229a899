import { Component, viewChild } from '@angular/core';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { CalendarUnderTest, TEST_LOCALE } from './test-host';

/** The premium calendar, bound: `/test?premium=1`. */
@Component({
  selector: 'sc-test-host-premium',
  imports: [EventCalendarPremiumComponent],
  templateUrl: './test-host-premium.html',
  providers: [TEST_LOCALE],
})
export class TestHostPremium extends CalendarUnderTest {
  protected readonly calendar = viewChild(EventCalendarPremiumComponent);
}
