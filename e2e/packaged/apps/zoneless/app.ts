import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import { EVENTS, VISIBLE_DATE } from '../events';
import { Parts } from './parts';

/** A new zoneless app: a signal of events, bound both ways; the other entry points on request. */
@Component({
  selector: 'app-root',
  imports: [EventCalendarComponent, Parts],
  template: `
    @if (showsParts()) {
      <app-parts />
    } @else {
      <event-calendar
        height="680px"
        displayTimezone="UTC"
        [defaultVisibleDate]="date"
        [(events)]="events"
      />
    }
    <p data-count>{{ events().length }} events</p>
    <button type="button" (click)="showsParts.set(true)">Other parts</button>
  `,
})
export class App {
  protected readonly date = VISIBLE_DATE;
  protected readonly events = signal<CalendarEvent[]>([...EVENTS]);
  protected readonly showsParts = signal(false);
}
