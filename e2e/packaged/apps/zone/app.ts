import { Component } from '@angular/core';
import { type CalendarEvent } from 'ng-event-calendar';
import { EVENTS, VISIBLE_DATE } from '../events';

/**
 * A host that lives on zone.js: plain fields, no signal. `ng-event-calendar:ng-add` brings the
 * import of the calendar.
 */
@Component({
  selector: 'app-root',
  imports: [],
  template: `
    <event-calendar
      height="720px"
      displayTimezone="UTC"
      [defaultVisibleDate]="date"
      [events]="events"
      (eventsChange)="events = $event"
    />
    <p data-first>{{ events[0]?.start }}</p>
  `,
})
export class App {
  readonly date = VISIBLE_DATE;
  events: CalendarEvent[] = [...EVENTS];
}
