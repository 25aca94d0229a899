import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarPreferences,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-split-day',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [visibleHours]="[
        { start: 8, end: 12 },
        { start: 14, end: 19 },
      ]"
      [slotMinutes]="20"
      hourHeight="fit"
      [(preferences)]="preferences"
      [(events)]="events"
    />
    <button type="button" (click)="preferences.set({ isSidePanelOpen: false, hourHeight: 120 })">
      Higher hours
    </button>
  `,
})
export class SplitDay {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly preferences = signal<CalendarPreferences>({ isSidePanelOpen: false });
  protected readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'Practice', start: thisWeek(1, '08:20'), end: thisWeek(1, '11:40') },
    { id: 2, title: 'On call', start: thisWeek(2, '11:00'), end: thisWeek(2, '15:00') },
    { id: 3, title: 'Lunch talk', start: thisWeek(3, '12:30'), end: thisWeek(3, '13:30') },
    { id: 4, title: 'House calls', start: thisWeek(4, '14:00'), end: thisWeek(4, '16:20') },
  ]);
}
