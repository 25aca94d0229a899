import { Component } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
  type CalendarView,
} from 'ng-event-calendar';
import { VISIBLE_DATE } from '../events';

/** A page of a timeline with more rows than a server draws. */
@Component({
  selector: 'app-timeline-page',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      height="720px"
      displayTimezone="America/New_York"
      [views]="views"
      [resources]="resources"
      [events]="events"
      [defaultVisibleDate]="date"
    />
  `,
})
export class TimelinePage {
  protected readonly views: readonly CalendarView[] = ['timeline'];
  protected readonly date = VISIBLE_DATE;
  protected readonly resources: readonly CalendarResource[] = Array.from(
    { length: 60 },
    (_, at) => ({ id: `r${at + 1}`, title: `Room ${at + 1}` }),
  );
  /** One event in the morning and one at night in each room. */
  protected readonly events: CalendarEvent[] = this.resources.flatMap(({ id }) =>
    ['09', '23'].map((hour) => ({
      id: `${id}-${hour}`,
      title: `${id} at ${hour}`,
      start: `${VISIBLE_DATE}T${hour}:00:00`,
      end: `${VISIBLE_DATE}T${hour}:45:00`,
      timezone: 'America/New_York',
      resource: id,
    })),
  );
}
