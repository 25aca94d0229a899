import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
  type TimelineOptions,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-room-plan',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [height]="420"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [views]="['timeline', 'month']"
      defaultView="timeline"
      defaultTimelinePreset="days"
      [timeline]="timeline"
      [resources]="rooms"
      eventOverlap="refuse"
      [(events)]="stays"
    />
  `,
})
export class RoomPlan {
  protected readonly timeline: TimelineOptions = {
    presets: ['days', 'weeks'],
    spans: { days: { weeks: 2 } },
    steps: { days: { weeks: 1 } },
  };
  protected readonly rooms: CalendarResource[] = [
    {
      id: 'first floor',
      title: 'First floor',
      // A heading: it groups rooms, and has no stays itself.
      canHaveEvents: false,
      children: [
        { id: '101', title: '101', eventColor: 'indigo' },
        { id: '102', title: '102', eventColor: 'indigo' },
      ],
    },
    {
      id: 'second floor',
      title: 'Second floor',
      canHaveEvents: false,
      children: [{ id: '201', title: '201, suite', eventColor: 'purple' }],
    },
  ];

  protected readonly stays = signal<CalendarEvent[]>([
    { ...stay(1, 4), id: 1, title: 'Aalto', resource: '101' },
    { ...stay(4, 6), id: 2, title: 'Bianchi', resource: '101' },
    { ...stay(2, 5), id: 3, title: 'Castro', resource: '201' },
    { ...stay(3, 6), id: 4, title: 'Dahl' },
  ]);
}

/** Returns the times of a stay, from two in the afternoon to eleven in the morning. */
function stay(arrival: number, departure: number) {
  return { start: thisWeek(arrival, '14:00'), end: thisWeek(departure, '11:00') };
}
