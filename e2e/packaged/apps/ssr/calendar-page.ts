import { Component, input, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent, type CalendarView } from 'ng-event-calendar';
import { EVENTS, VISIBLE_DATE } from '../events';

/** A page whose calendar keeps the view of its address until the user switches. */
@Component({
  selector: 'app-calendar-page',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      height="720px"
      [defaultView]="view()"
      [defaultVisibleDate]="date"
      [(events)]="events"
    />
    <p data-count>{{ events().length }} events</p>
  `,
})
export class CalendarPage {
  readonly view = input.required<CalendarView>();
  protected readonly date = VISIBLE_DATE;
  protected readonly events = signal<CalendarEvent[]>([...EVENTS]);
}
