import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent, type LastAction } from 'ng-event-calendar';

/** The page under test. */
@Component({
  selector: 'app-booking-page',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      id="bookings"
      displayTimezone="UTC"
      defaultVisibleDate="2026-11-20"
      [(events)]="events"
      (lastAction)="log($event)"
    />
    <output>{{ message() }}</output>
  `,
})
export class BookingPage {
  readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'Yoga', start: '2026-11-20T09:00:00Z', end: '2026-11-20T10:00:00Z' },
    { id: 2, title: 'Pilates', start: '2026-11-20T11:00:00Z', end: '2026-11-20T12:00:00Z' },
  ]);
  readonly message = signal('');

  protected log({ type, event }: LastAction): void {
    this.message.set(`${type ?? ''}: ${event?.title ?? ''}`);
  }
}
