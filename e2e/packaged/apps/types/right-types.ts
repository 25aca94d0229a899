import { Component, signal, viewChild } from '@angular/core';
import {
  EcDropZone,
  EcEvent,
  EcEventCard,
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarEventSource,
  type CalendarPreferences,
  type CalendarResource,
  type CalendarView,
  type LastAction,
  type NewEventOrigin,
  type VisibleResources,
} from 'ng-event-calendar';

/** A host's own event, with further and narrower keys. */
interface Meeting extends CalendarEvent {
  readonly id: number;
  readonly room: { readonly floor: number };
}

/** Binds everything with plain signals: `scripts/template-types.mjs` compiles it under strict templates. */
@Component({
  selector: 'app-right-types',
  imports: [EcDropZone, EcEvent, EcEventCard, EventCalendarComponent],
  template: `
    <event-calendar />
    <event-calendar
      id="team"
      className="mine"
      height="80vh"
      displayTimezone="Europe/Paris"
      defaultView="month"
      defaultVisibleDate="2026-11-20"
      [views]="['day', 'month']"
      [resources]="resources"
      [(events)]="meetings"
      [eventSource]="source"
      [(view)]="view"
      [(visibleDate)]="date"
      [(preferences)]="preferences"
      [(visibleResources)]="visibleResources"
      [eventCreation]="{ interaction: 'double-click', duration: 45 }"
      [areEventsResizable]="'end'"
      [preferencesMenuConfig]="{ toggleAmpm: false }"
      [newEvent]="completed"
      [editorFields]="['title', { field: 'times', readOnly: true }]"
      [shouldEventRequireResource]="['Teacher', 'Room']"
      [localeText]="{ today: 'Heute', eventsLater: { one: 'noch eins', other: 'noch {count}' } }"
      [sx]="{ color: 'red' }"
      (lastAction)="note($event)"
      (eventClick)="open($event.room.floor)"
      (visibleRangeChange)="range = $event.start + $event.end"
    />
    <event-calendar
      [events]="meetings()"
      [newEvent]="lastRoom"
      [view]="view()"
      [(displayTimezone)]="zone"
      [additionalTimezones]="['UTC', { timezone: 'Asia/Tokyo', label: 'HQ' }]"
      [preferencesMenuConfig]="false"
      [eventCreation]="false"
      [height]="400"
      (eventsChange)="meetings.set($event)"
      (viewChange)="view.set($event)"
    >
      <ng-template [ecEvent]="meetings()" let-meeting let-time="time">
        {{ floorOf(meeting) + time.length }}
      </ng-template>
      <ng-template [ecEventCard]="meetings()" let-meeting let-resource="resource">
        {{ floorOf(meeting) + (resource?.title ?? '') }}
      </ng-template>
    </event-calendar>
    <event-calendar [events]="meetings()">
      <ng-template ecEvent let-event>{{ event.title.length }}</ng-template>
    </event-calendar>
    <div
      ecDropZone="Archive"
      [ecDropZoneAccepts]="isOnGround"
      (eventDropped)="open($event.room.floor)"
      (eventReturned)="open($event.room.floor)"
    ></div>
    <div ecDropZone (eventDropped)="range = $event.title"></div>
    <event-calendar [eventSource]="source">
      <ng-template [ecEvent]="source" let-meeting>{{ meeting.room.floor }}</ng-template>
      <ng-template [ecEventCard]="source" let-meeting>{{ meeting.room.floor }}</ng-template>
    </event-calendar>
  `,
})
export class RightTypes {
  readonly meetings = signal<Meeting[]>([]);
  readonly source: CalendarEventSource<Meeting> = {
    load: async ({ start }, { aborted }) => Promise.resolve(aborted || start === '' ? [] : []),
    save: async ({ changes }) => Promise.resolve({ stored: changes.map(({ after }) => after) }),
  };
  readonly view = signal<CalendarView>('week');
  readonly date = signal('2026-11-20');
  readonly zone = signal('default');
  readonly preferences = signal<CalendarPreferences>({});
  readonly visibleResources = signal<VisibleResources>({});
  readonly resources: readonly CalendarResource[] = [{ id: 1, title: 'Room' }];
  range = '';
  private readonly calendar =
    viewChild.required<EventCalendarComponent<Meeting>>(EventCalendarComponent);

  /** A calendar that is found by its type takes the keys of the host's events. */
  plan(): boolean {
    return this.calendar().openEditor({ id: 7, title: 'Visit', room: { floor: 2 }, duration: 30 });
  }

  note(action: LastAction<Meeting>): number | undefined {
    return action.event?.room.floor;
  }

  readonly completed = (
    { room = { floor: 0 }, ...draft }: CalendarEvent & Partial<Meeting>,
    { from }: NewEventOrigin,
  ): Meeting => ({ ...draft, id: from === 'copy' ? 2 : 1, room });
  readonly lastRoom = (draft: CalendarEvent): Meeting => ({ ...draft, id: 3, room: { floor: 1 } });
  readonly isOnGround = ({ room }: Meeting): boolean | string =>
    room.floor === 0 || 'Upstairs only.';

  floorOf({ room }: Meeting): number {
    return room.floor;
  }

  open(floor: number): number {
    return floor;
  }
}
