import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  type AdditionalTimezone,
  type CalendarEvent,
} from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-beside-zones',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [height]="520"
      [additionalTimezones]="offices"
      [defaultPreferences]="{ isSidePanelOpen: false }"
      [(displayTimezone)]="displayTimezone"
      [(events)]="events"
    />
    <p>Shown in {{ displayTimezone() }}</p>
  `,
})
export class BesideZones {
  protected readonly displayTimezone = signal('Europe/Berlin');
  protected readonly offices: readonly (string | AdditionalTimezone)[] = [
    { timezone: 'America/New_York', label: 'NY office' },
    'Asia/Kolkata',
  ];
  protected readonly events = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'All offices',
      start: `${thisWeek(3, '13:30')}Z`,
      end: `${thisWeek(3, '14:30')}Z`,
    },
  ]);
}
