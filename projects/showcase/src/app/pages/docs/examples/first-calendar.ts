import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar';

/** Returns a time on a weekday of this week, as ISO text: `at(1, 9, 30)` is Monday, 9:30. */
function at(weekday: number, hours: number, minutes = 0): string {
  const day = new Date(new Date().setHours(hours, minutes, 0, 0));
  day.setDate(day.getDate() - day.getDay() + weekday);
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
    { id: 1, title: 'Check-up', start: at(1, 9), end: at(1, 9, 45), resource: 'anna' },
    { id: 2, title: 'Team meeting', start: at(2, 10), end: at(2, 11, 30), resource: 'room' },
    { id: 3, title: 'Training', start: at(3, 8, 30), end: at(3, 10), resource: 'anna' },
    { id: 4, title: 'Interviews', start: at(4, 11), end: at(4, 13), resource: 'room' },
    { id: 5, title: 'Review', start: at(5, 9, 30), end: at(5, 10, 30), resource: 'anna' },
  ]);
}
