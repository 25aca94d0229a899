import { Component, signal } from '@angular/core';
import { EventCalendarComponent, type CalendarEvent, type SxObject } from 'ng-event-calendar';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-themed-calendar',
  imports: [EventCalendarComponent],
  template: `<event-calendar [height]="520" [sx]="sx" [(events)]="events" />`,
  styles: `
    event-calendar {
      --ec-hour-height: 64px;
      --ec-corner-event: 12px;
      --ec-primary: light-dark(#7a2e8e, #e6b3f2);
      --ec-color-teal-container: light-dark(#ffe2c6, #5c3d1b);
      --ec-color-teal-on-container: light-dark(#3a1d00, #ffe2c6);
      --ec-color-teal-accent: light-dark(#b3541e, #ffb689);
    }
  `,
})
export class ThemedCalendar {
  /** Spacing and palette as in the sx form; selectors and breakpoints work, too. */
  protected readonly sx: SxObject = {
    border: '2px solid',
    borderColor: 'primary.main',
    borderRadius: 3,
    overflow: 'hidden',
    p: { xs: 0, md: 1 },
  };
  protected readonly events = signal<CalendarEvent[]>([
    { id: 1, title: 'Rehearsal', start: thisWeek(2, '09:00'), end: thisWeek(2, '11:00') },
    { id: 2, title: 'Concert', start: thisWeek(5, '10:00'), end: thisWeek(5, '12:00') },
  ]);
}
