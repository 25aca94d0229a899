import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar';

/** Returns a time of today, as ISO text: `today(9, 30)`. */
function today(hours: number, minutes = 0): string {
  return new Date(new Date().setHours(hours, minutes, 0, 0)).toISOString();
}

@Component({
  selector: 'app-first-calendar',
  imports: [EventCalendarComponent],
  template: `<event-calendar [(events)]="events" [resources]="resources" />`,
})
export class FirstCalendar {
  readonly resources: CalendarResource[] = [
    { id: 'anna', title: 'Anna', eventColor: 'purple' },
    { id: 'room', title: 'Room 1', eventColor: 'teal' },
  ];
  readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'Check-up', start: today(9), end: today(9, 45), resource: 'anna' },
    { id: 2, title: 'Team meeting', start: today(10), end: today(11, 30), resource: 'room' },
  ]);
}
