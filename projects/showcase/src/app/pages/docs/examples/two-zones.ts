import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent } from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-two-zones',
  imports: [EventCalendarComponent],
  template: `
    <label>
      Shown in
      <select #zone (change)="displayTimezone.set(zone.value)">
        <option>Europe/Lisbon</option>
        <option>America/New_York</option>
        <option>Asia/Kolkata</option>
        <option>UTC</option>
      </select>
    </label>
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [displayTimezone]="displayTimezone()"
      [(events)]="events"
    />
  `,
})
export class TwoZones {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly displayTimezone = signal('Europe/Lisbon');
  protected readonly events = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'Eight o’clock in New York',
      start: thisWeek(2, '08:00'),
      end: thisWeek(2, '09:00'),
      timezone: 'America/New_York',
    },
    {
      id: 2,
      title: 'An instant',
      start: `${thisWeek(3, '12:00')}Z`,
      end: `${thisWeek(3, '13:00')}Z`,
    },
    {
      id: 3,
      title: 'Fair: the same dates everywhere',
      start: thisWeek(4, '00:00'),
      end: thisWeek(5, '00:00'),
      allDay: true,
    },
  ]);
}
