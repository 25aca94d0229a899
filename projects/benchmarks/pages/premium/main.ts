import { Component, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { CalendarEvent } from 'ng-event-calendar';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';

/** The calendar with recurring events, to be weighed but not timed. */
@Component({
  selector: 'bench-root',
  imports: [EventCalendarPremiumComponent],
  template: `<event-calendar-premium height="100vh" [(events)]="events" />`,
})
class App {
  readonly events = signal<CalendarEvent[]>([]);
}

bootstrapApplication(App).catch((error: unknown) => {
  reportError(error);
});
