import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-lesson-kinds',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      defaultView="day"
      [defaultVisibleDate]="day"
      eventOverlap="refuse"
      [height]="520"
      [resourceColumns]="true"
      [resources]="resources"
      [shouldEventRequireResource]="['Teacher', 'Room']"
      [(events)]="lessons"
    />
  `,
})
export class LessonKinds {
  protected readonly day = thisWeek(3, '09:00');
  protected readonly resources: readonly CalendarResource[] = [
    {
      id: 'teachers',
      title: 'Teachers',
      kind: 'Teacher',
      canHaveEvents: false,
      children: [
        { id: 'ana', title: 'Ana', eventColor: 'purple' },
        { id: 'ben', title: 'Ben', eventColor: 'teal' },
      ],
    },
    {
      id: 'rooms',
      title: 'Rooms',
      kind: 'Room',
      canHaveEvents: false,
      children: [
        { id: 'room 1', title: 'Room 1' },
        { id: 'room 2', title: 'Room 2' },
      ],
    },
  ];
  protected readonly lessons = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'Violin',
      resource: ['ana', 'room 1'],
      start: thisWeek(3, '09:00'),
      end: thisWeek(3, '09:45'),
    },
    {
      id: 2,
      title: 'Piano',
      resource: ['ben', 'room 2'],
      start: thisWeek(3, '10:00'),
      end: thisWeek(3, '11:00'),
    },
  ]);
}
