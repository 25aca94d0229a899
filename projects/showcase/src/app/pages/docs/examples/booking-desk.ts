import { Component, inject } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEventSource,
  type CalendarResource,
} from 'ng-event-calendar';
import { DeskBackend } from './desk-backend';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-booking-desk',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      defaultView="day"
      [defaultVisibleDate]="date"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [height]="560"
      [snapMinutes]="5"
      [visibleHours]="{ start: 8, end: 18 }"
      [resources]="resources"
      [resourceColumns]="{ unassigned: 'always' }"
      [eventSource]="source"
    />
  `,
})
export class BookingDesk {
  private readonly backend = inject(DeskBackend);

  protected readonly date = thisWeek(2, '00:00').slice(0, 10);
  protected readonly resources: CalendarResource[] = [
    {
      id: 'practitioners',
      title: 'Practitioners',
      children: [
        { id: 'weber', title: 'Dr. Weber', eventColor: 'indigo' },
        { id: 'lind', title: 'M. Lind', eventColor: 'green' },
      ],
    },
    {
      id: 'rooms',
      title: 'Rooms',
      children: [
        { id: 'treatment', title: 'Treatment', eventColor: 'purple' },
        // The hospital's theatre is shown, but can't be booked here.
        { id: 'theatre', title: 'Theatre', eventColor: 'grey', areEventsReadOnly: true },
      ],
    },
  ];
  protected readonly source: CalendarEventSource = {
    load: () => this.backend.list(),
    save: ({ changes }) => this.backend.write(changes),
  };
}
