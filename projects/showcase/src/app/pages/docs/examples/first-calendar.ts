import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar';

/** Returns a time some days from now, as ISO text: `at(1, 9, 30)` is tomorrow, 9:30. */
function at(days: number, hours: number, minutes = 0): string {
  const day = new Date(new Date().setHours(hours, minutes, 0, 0));
  day.setDate(day.getDate() + days);
  return day.toISOString();
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
    { id: 1, title: 'Check-up', start: at(-3, 9), end: at(-3, 9, 45), resource: 'anna' },
    { id: 2, title: 'Workshop', start: at(-1, 9, 30), end: at(-1, 11), resource: 'room' },
    { id: 3, title: 'Team meeting', start: at(0, 8), end: at(0, 9, 30), resource: 'room' },
    { id: 4, title: 'Training', start: at(0, 10), end: at(0, 11, 30), resource: 'anna' },
    { id: 5, title: 'Interviews', start: at(1, 8, 30), end: at(1, 10), resource: 'room' },
    { id: 6, title: 'Review', start: at(2, 9), end: at(2, 10), resource: 'anna' },
  ]);
}
