import { Component, signal } from '@angular/core';
import {
  EcDropZone,
  EcExternalEvent,
  EventCalendarComponent,
  type CalendarEvent,
} from 'ng-event-calendar';

@Component({
  selector: 'app-waiting-list',
  imports: [EcDropZone, EcExternalEvent, EventCalendarComponent],
  template: `
    <button type="button" [ecExternalEvent]="{ title: 'First visit', duration: 60 }">
      First visit, one hour
    </button>
    <p ecDropZone="the waiting list" (eventDropped)="last.set($event.title)">
      Drop an event here to take it off the calendar. {{ last() }}
    </p>
    <event-calendar
      [height]="520"
      [canDragEventsFromTheOutside]="true"
      [canDropEventsToTheOutside]="true"
      [(events)]="events"
    />
  `,
})
export class WaitingList {
  protected readonly last = signal('');
  protected readonly events = signal<CalendarEvent[]>([]);
}
