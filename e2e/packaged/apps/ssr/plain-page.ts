import { Component } from '@angular/core';
import { type CalendarEvent } from 'ng-event-calendar';
import { EVENTS, VISIBLE_DATE } from '../events';

/**
 * A page that relies on zone.js: plain fields, no signal. `ng-event-calendar:ng-add` adds the import of the calendar.
 */
@Component({
  selector: 'app-plain-page',
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
export class PlainPage {
  readonly date = VISIBLE_DATE;
  events: CalendarEvent[] = [...EVENTS];
}
