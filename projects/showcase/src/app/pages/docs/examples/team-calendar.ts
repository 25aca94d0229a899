import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
  type VisibleResources,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-team-calendar',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [shouldEventRequireResource]="true"
      [resources]="resources"
      [(visibleResources)]="shown"
      [(events)]="events"
    />
    <button type="button" (click)="shown.set({ rooms: false })">People only</button>
    <button type="button" (click)="shown.set({})">All</button>
  `,
})
export class TeamCalendar {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly resources: CalendarResource[] = [
    {
      id: 'team',
      title: 'Team',
      children: [
        { id: 'anna', title: 'Anna', eventColor: 'purple' },
        { id: 'ben', title: 'Ben', eventColor: 'green', areEventsReadOnly: true },
      ],
    },
    { id: 'rooms', title: 'Rooms', eventColor: 'orange', areEventsResizable: 'end' },
  ];
  /** Resources without an entry are shown. */
  protected readonly shown = signal<VisibleResources>({});
  protected readonly events = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'Visit',
      start: thisWeek(2, '09:00'),
      end: thisWeek(2, '10:00'),
      resource: 'anna',
    },
    {
      id: 2,
      title: 'On call',
      start: thisWeek(3, '08:00'),
      end: thisWeek(3, '12:00'),
      resource: 'ben',
    },
    {
      id: 3,
      title: 'Hall booked',
      start: thisWeek(4, '10:00'),
      end: thisWeek(4, '13:00'),
      resource: 'rooms',
    },
  ]);
}
