import { Component, signal } from '@angular/core';
import {
  EventCalendarComponent,
  provideEventCalendar,
  type CalendarEvent,
} from 'ng-event-calendar';
import { de } from 'ng-event-calendar/locales';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-german-calendar',
  imports: [EventCalendarComponent],
  // In an application, add this to the providers of `bootstrapApplication` or of a route.
  providers: [
    provideEventCalendar({
      locale: 'de',
      localeText: { ...de, today: 'Jetzt' },
      snapMinutes: 5,
    }),
  ],
  template: `<event-calendar
    [defaultVisibleDate]="tuesday"
    lang="de"
    [height]="520"
    [(events)]="events"
  />`,
})
export class GermanCalendar {
  protected readonly tuesday = thisWeek(2, '09:00');
  protected readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'Besuch', start: thisWeek(2, '09:00'), end: thisWeek(2, '10:30') },
  ]);
}
