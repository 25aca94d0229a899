import { Component, computed, signal } from '@angular/core';
import {
  EcExternalEvent,
  EventCalendarComponent,
  resourceIdsOf,
  type CalendarEvent,
  type CalendarResource,
  type EventChangeRequest,
} from 'ng-event-calendar';
import {
  freeResources,
  indexEvents,
  indexResources,
  localZone,
  resourceTitles,
  whenOf,
  type AvailabilityContext,
} from 'ng-event-calendar/core';
import { thisWeek } from './this-week';

const RESOURCES: readonly CalendarResource[] = [
  { id: 'ana', title: 'Ana', kind: 'Teacher', eventColor: 'purple' },
  { id: 'ben', title: 'Ben', kind: 'Teacher', eventColor: 'teal' },
  { id: 'room 1', title: 'Room 1', kind: 'Room' },
  { id: 'room 2', title: 'Room 2', kind: 'Room' },
];
const ROOMS = ['room 1', 'room 2'];

@Component({
  selector: 'app-free-room',
  imports: [EcExternalEvent, EventCalendarComponent],
  template: `
    <button type="button" [ecExternalEvent]="trial">{{ trial.title }}</button>
    <event-calendar
      defaultView="day"
      eventOverlap="refuse"
      [height]="520"
      [defaultVisibleDate]="day"
      [visibleHours]="{ start: 8, end: 14 }"
      [canDragEventsFromTheOutside]="true"
      [resources]="resources"
      [resourceColumns]="true"
      [shouldEventRequireResource]="['Teacher', 'Room']"
      [(events)]="lessons"
      (eventChangeRequest)="findRoom($event)"
    />
  `,
})
export class FreeRoom {
  protected readonly day = thisWeek(3, '09:00');
  protected readonly resources = RESOURCES;
  protected readonly trial = { title: 'Trial lesson', resource: 'ana', duration: 60 };
  readonly lessons = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'Piano',
      resource: ['ben', 'room 1'],
      start: thisWeek(3, '10:00'),
      end: thisWeek(3, '11:00'),
    },
    {
      id: 2,
      title: 'Violin',
      resource: ['ana', 'room 2'],
      start: thisWeek(3, '08:30'),
      end: thisWeek(3, '09:15'),
    },
  ]);
  readonly #context = computed<AvailabilityContext>(() => ({
    index: indexEvents(this.lessons(), localZone()),
    resources: indexResources(RESOURCES),
  }));

  /** Assigns the first free room to an event without one. */
  protected findRoom(request: EventChangeRequest): void {
    const { after: lesson } = request;
    const context = this.#context();
    if (lesson === null || resourceTitles(lesson, context.resources, 'Room').length > 0) return;
    const when = whenOf(lesson, localZone());
    if (when === null || when.allDay) return;
    const query = { resources: ROOMS, start: when.start, end: when.end, except: lesson.id };
    const [room] = freeResources(query, context);
    if (room !== undefined) request.amend({ resource: [...resourceIdsOf(lesson), room] });
  }
}
