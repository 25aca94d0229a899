import { Component, signal } from '@angular/core';
import {
  EcDayCell,
  EcDayHeader,
  EcEvent,
  EcEventCard,
  EventCalendarComponent,
  type CalendarEvent,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

/** Keys of the host stay on its events. */
interface Class extends CalendarEvent {
  readonly seats?: number;
}

@Component({
  selector: 'app-own-content',
  imports: [EcDayCell, EcDayHeader, EcEvent, EcEventCard, EventCalendarComponent],
  template: `
    <event-calendar [defaultVisibleDate]="tuesday" [height]="520" [(events)]="events">
      <ng-template [ecEvent]="events()" let-event let-time="time">
        <span aria-hidden="true">
          <strong>{{ event.title }}</strong> {{ time }},
        </span>
        {{ event.seats ?? 0 }} seats
      </ng-template>

      <ng-template [ecEventCard]="events()" let-event let-time="time">
        <strong>{{ event.title }}</strong>
        <div>{{ time }}</div>
        <div>{{ event.seats ?? 0 }} seats are free</div>
      </ng-template>

      <ng-template ecDayHeader let-date let-weekday="weekday" let-number="number">
        {{ weekday }} {{ number }}
        @if (isHoliday(date)) {
          (closed)
        }
      </ng-template>

      <ng-template ecDayCell let-date let-slot="slot">
        @if (slot !== 'all-day' && isHoliday(date)) {
          <div class="closed"></div>
        }
      </ng-template>
    </event-calendar>
  `,
  styles: `
    .closed {
      block-size: 100%;
      background: repeating-linear-gradient(
        135deg,
        transparent 0 8px,
        rgb(128 128 128 / 0.2) 8px 9px
      );
    }
  `,
})
export class OwnContent {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly events = signal<Class[]>([
    { id: 1, title: 'Yoga', start: thisWeek(2, '09:00'), end: thisWeek(2, '10:30'), seats: 12 },
    { id: 2, title: 'Pilates', start: thisWeek(4, '10:00'), end: thisWeek(4, '11:30'), seats: 3 },
  ]);

  protected isHoliday(date: string): boolean {
    return date === thisWeek(3, '00:00').slice(0, 10);
  }
}
