import { Component, signal } from '@angular/core';
import {
  EcResourceHeader,
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarResource,
  type EventChangeRequest,
  type ResourceColumns,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

/** Keys of the host stay on its events. */
interface Lesson extends CalendarEvent {
  readonly pupils?: number;
}

@Component({
  selector: 'app-school-rooms',
  imports: [EcResourceHeader, EventCalendarComponent],
  template: `
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="560"
      [defaultPreferences]="{ isSidePanelOpen: false, showWeekends: false }"
      [visibleHours]="{ start: 8, end: 16 }"
      [resources]="resources"
      [resourceColumns]="columns"
      [(events)]="lessons"
      (eventChangeRequest)="check($event)"
    >
      <ng-template ecResourceHeader let-room>
        {{ room?.title ?? 'No room' }}
        @if (seats.get(room?.id); as places) {
          <small>{{ places }} seats</small>
        }
      </ng-template>
    </event-calendar>
  `,
})
export class SchoolRooms {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly columns: ResourceColumns = { order: 'resource-date', show: 'with-events' };
  protected readonly resources: CalendarResource[] = [
    {
      id: 'main',
      title: 'Main building',
      children: [
        { id: 'room 1', title: 'Room 1', eventColor: 'teal' },
        { id: 'room 2', title: 'Room 2', eventColor: 'indigo' },
      ],
    },
    {
      id: 'labs',
      title: 'Labs',
      children: [{ id: 'chemistry', title: 'Chemistry', eventColor: 'orange' }],
    },
  ];
  protected readonly seats: ReadonlyMap<CalendarEvent['resource'], number> = new Map([
    ['room 1', 30],
    ['room 2', 24],
    ['chemistry', 16],
  ]);

  protected readonly lessons = signal<Lesson[]>([
    { ...lesson(1, '08:00'), id: 1, title: 'Mathematics 9b', resource: 'room 1', pupils: 28 },
    { ...lesson(3, '10:00'), id: 2, title: 'Mathematics 9b', resource: 'room 1', pupils: 28 },
    { ...lesson(1, '10:00'), id: 3, title: 'French 8a', resource: 'room 2', pupils: 22 },
    { ...lesson(4, '08:00'), id: 4, title: 'French 8a', resource: 'room 2', pupils: 22 },
    { ...lesson(2, '09:00'), id: 5, title: 'Chemistry 10c', resource: 'chemistry', pupils: 15 },
  ]);

  /** Called while a lesson is dragged, too, with the room under the pointer. */
  protected check(request: EventChangeRequest<Lesson>): void {
    const { resource, pupils = 0 } = request.after ?? {};
    const seats = this.seats.get(resource);
    if (seats !== undefined && pupils > seats) {
      request.preventDefault(`${seats} seats are too few for ${pupils} pupils.`);
    }
  }
}

/** Returns the times of a lesson of 90 minutes. */
function lesson(weekday: number, start: string) {
  const hour = Number(start.slice(0, 2));
  const end = `${String(hour + 1).padStart(2, '0')}:30`;
  return { start: thisWeek(weekday, start), end: thisWeek(weekday, end) };
}
