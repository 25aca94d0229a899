import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
  type ResourceColumns,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-side-by-side',
  imports: [EventCalendarComponent],
  template: `
    <button type="button" (click)="columns.set({ order: 'date-resource' })">Days first</button>
    <button type="button" (click)="columns.set({ order: 'resource-date' })">People first</button>
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [defaultPreferences]="{ isSidePanelOpen: false, showWeekends: false }"
      [resources]="resources"
      [resourceColumns]="columns()"
      [(events)]="events"
    />
  `,
})
export class SideBySide {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly columns = signal<ResourceColumns>({ order: 'date-resource' });
  protected readonly resources: CalendarResource[] = [
    { id: 'anna', title: 'Anna', eventColor: 'purple' },
    { id: 'ben', title: 'Ben', eventColor: 'green' },
  ];
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
      title: 'Workshop',
      start: thisWeek(2, '09:30'),
      end: thisWeek(2, '12:00'),
      resource: 'ben',
    },
    {
      id: 3,
      title: 'On call',
      start: thisWeek(3, '00:00'),
      end: thisWeek(4, '00:00'),
      allDay: true,
      resource: 'ben',
    },
  ]);
}
