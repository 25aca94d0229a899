import { Dir } from '@angular/cdk/bidi';
import { Component, input, linkedSignal } from '@angular/core';
import type { CalendarEvent, CalendarResource, CalendarView } from 'ng-event-calendar';
import { EventCalendarPremiumComponent } from 'ng-event-calendar/premium';
import type { Language } from '../../../data/languages';
import { addDays, mondayOf } from '../../../data/civil-date';

/** A calendar that takes its language from its providers. */
@Component({
  selector: 'sc-localized-calendar',
  imports: [Dir, EventCalendarPremiumComponent],
  template: `
    <div [lang]="language().tag" [dir]="language().dir">
      <event-calendar-premium
        height="var(--sc-calendar-height)"
        [resources]="resources"
        [defaultView]="view()"
        [defaultVisibleDate]="date()"
        [(events)]="events"
      />
    </div>
  `,
})
export class LocalizedCalendar {
  readonly language = input.required<Language>();
  readonly view = input.required<CalendarView>();
  readonly date = input.required<string>();

  /** Names that don't depend on the language. */
  protected readonly resources: readonly CalendarResource[] = [
    { id: 'a', title: 'Alma Reyes', eventColor: 'indigo' },
    { id: 'b', title: 'Studio 3', eventColor: 'orange' },
  ];
  protected readonly events = linkedSignal<CalendarEvent[]>(() => {
    const monday = mondayOf(this.date());
    const on = (day: number, time: string): string => `${addDays(monday, day)}T${time}:00`;
    return [
      { id: 1, title: 'Studio 3', start: monday, end: addDays(monday, 1), allDay: true },
      { id: 2, title: 'M. Okafor', start: on(0, '09:00'), end: on(0, '10:30'), resource: 'a' },
      { id: 3, title: 'Duo Lind', start: on(2, '11:00'), end: on(2, '13:00'), resource: 'b' },
      {
        id: 4,
        title: 'Café Alma',
        start: on(1, '14:00'),
        end: on(1, '15:00'),
        resource: 'a',
        rrule: 'FREQ=WEEKLY;BYDAY=TU,WE,FR',
      },
    ];
  });
}
