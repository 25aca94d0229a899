import { Component, computed, signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar';
import {
  describeRecurrence,
  EventCalendarPremiumComponent,
  expandOccurrences,
} from 'ng-event-calendar/premium';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-weekly-class',
  imports: [EventCalendarPremiumComponent],
  template: `
    <event-calendar-premium [height]="520" [(events)]="events" />
    <p>{{ rule() }}; {{ count() }} times in the four weeks from now.</p>
  `,
})
export class WeeklyClass {
  protected readonly events = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'Morning class',
      start: thisWeek(1, '09:00'),
      end: thisWeek(1, '10:00'),
      rrule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
      exDates: [thisWeek(3, '09:00')],
    },
  ]);

  protected readonly rule = computed(() =>
    this.events()
      .map((event) => describeRecurrence(event))
      .join(', '),
  );
  protected readonly count = computed(() => {
    const now = Date.now();
    const end = now + 28 * 24 * 3600 * 1000;
    return expandOccurrences(this.events(), {
      start: new Date(now).toISOString(),
      end: new Date(end).toISOString(),
    }).length;
  });
}
