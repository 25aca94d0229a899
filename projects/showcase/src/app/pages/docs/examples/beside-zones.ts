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
      [defaultVisibleDate]="wednesday"
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
  protected readonly wednesday = thisWeek(3, '09:00');
  protected readonly displayTimezone = signal('Europe/Berlin');
  protected readonly offices: readonly (string | AdditionalTimezone)[] = [
    { timezone: 'America/New_York', label: 'NY office' },
    'Asia/Kolkata',
  ];
  protected readonly events = signal<CalendarEvent[]>([
    {
      id: 1,
      title: 'All offices',
      start: `${thisWeek(3, '11:00')}Z`,
      end: `${thisWeek(3, '12:00')}Z`,
    },
  ]);
}
