import { Component, signal } from '@angular/core';
import { RouterOutlet } from '@angular/router';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';

/** The app that `ng new` writes, with the README's example. */
@Component({
  selector: 'app-root',
  imports: [EventCalendarComponent, RouterOutlet],
  template: `
    <event-calendar [(events)]="events" [resources]="resources" />
    <router-outlet />
  `,
})
export class App {
  readonly resources = [
    { id: 'anna', title: 'Anna', eventColor: 'purple' as const },
    { id: 'room', title: 'Room 1', eventColor: 'teal' as const },
  ];
  readonly events = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'Check-up',
      start: '2026-11-20T09:00:00',
      end: '2026-11-20T09:30:00',
      resource: 'anna',
    },
  ]);
}
