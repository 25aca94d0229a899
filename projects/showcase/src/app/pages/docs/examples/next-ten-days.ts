import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent, type CalendarView } from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-next-ten-days',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      defaultView="days"
      [views]="views"
      [height]="520"
      [dayCount]="5"
      [hiddenDays]="[0]"
      [minDate]="monday"
      [maxDate]="lastDay"
      [defaultVisibleDate]="monday"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [(events)]="events"
    />
  `,
})
export class NextTenDays {
  protected readonly views: readonly CalendarView[] = ['days', 'month'];
  protected readonly monday = thisWeek(1, '00:00').slice(0, 10);
  protected readonly lastDay = thisWeek(12, '00:00').slice(0, 10);
  protected readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'First survey', start: thisWeek(1, '09:00'), end: thisWeek(1, '11:00') },
    {
      id: 2,
      title: 'Scaffold',
      allDay: true,
      start: thisWeek(2, '00:00'),
      end: thisWeek(15, '00:00'),
    },
    { id: 3, title: 'Hand over', start: thisWeek(12, '10:00'), end: thisWeek(12, '11:30') },
  ]);
}
