import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';

/** A page with the calendar. */
@Component({
  selector: 'app-calendar-page',
  imports: [EventCalendarComponent],
  template: `<event-calendar [(events)]="events" />`,
})
export class CalendarPage {
  readonly events = signal<CalendarEvent[]>([]);
}
