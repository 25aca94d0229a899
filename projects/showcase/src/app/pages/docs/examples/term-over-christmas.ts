import { Component, signal } from '@angular/core';
import type { BlockedTime, CalendarEvent, EventChangeRequest } from 'ng-event-calendar';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-term-over-christmas',
  imports: [EventCalendarPremiumComponent],
  template: `
    <label>
      <input type="checkbox" [checked]="skips()" (change)="skips.set(!skips())" />
      Leave out holidays without asking
    </label>
    <event-calendar-premium
      unavailableTimes="refuse"
      [height]="520"
      [blockedTimes]="holidays"
      [(events)]="lessons"
      (eventChangeRequest)="skipHolidays($event)"
    />
  `,
})
export class TermOverChristmas {
  protected readonly skips = signal(false);
  protected readonly lessons = signal<CalendarEvent[]>([
    {
      id: 'choir',
      title: 'Choir',
      start: thisWeek(1, '10:00'),
      end: thisWeek(1, '11:00'),
      rrule: 'FREQ=DAILY;COUNT=10',
    },
  ]);
  /** Thursday afternoon is closed. */
  protected readonly holidays: readonly BlockedTime[] = [
    { title: 'Rehearsal', start: thisWeek(4, '12:00'), end: thisWeek(4, '18:00') },
  ];

  protected skipHolidays(request: EventChangeRequest): void {
    if (this.skips()) request.skipDates('blocked');
  }
}
