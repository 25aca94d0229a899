import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-first-calendar',
  imports: [EventCalendarComponent],
  template: `<event-calendar [height]="520" [(events)]="events" [resources]="resources" />`,
})
export class FirstCalendar {
  readonly resources: CalendarResource[] = [
    { id: 'anna', title: 'Anna', eventColor: 'purple' },
    { id: 'room', title: 'Room 1', eventColor: 'orange' },
  ];
  readonly events = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'Check-up',
      start: thisWeek(2, '09:00'),
      end: thisWeek(2, '09:45'),
      resource: 'anna',
    },
    {
      id: 2,
      title: 'Team meeting',
      start: thisWeek(4, '08:30'),
      end: thisWeek(4, '10:00'),
      resource: 'room',
    },
  ]);
}
