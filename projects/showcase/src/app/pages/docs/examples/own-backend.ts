import { Component, inject } from '@angular/core';
import {
  EventCalendarComponent,
  type CalendarEventSource,
  type EventChangeRequest,
} from 'ng-event-calendar';
import { BookingBackend } from './booking-backend';
import { keepOpeningHours } from './opening-hours';
import { thisWeek } from './this-week';

@Component({
  selector: 'app-own-backend',
  imports: [EventCalendarComponent],
  template: `
    <event-calendar
      [defaultVisibleDate]="tuesday"
      [height]="520"
      [visibleHours]="{ start: 7, end: 20 }"
      [eventSource]="source"
      (eventChangeRequest)="check($event)"
    />
  `,
})
export class OwnBackend {
  protected readonly tuesday = thisWeek(2, '09:00');
  private readonly backend = inject(BookingBackend);

  protected readonly source: CalendarEventSource = {
    load: ({ start, end }, signal) => this.backend.list(start, end, signal),
    save: async ({ changes }) => {
      for (const { before, after } of changes) {
        if (after) await this.backend.put(after);
        else if (before) await this.backend.remove(before.id);
      }
    },
  };

  /** Rules that need no answer of the backend are checked before anything is written. */
  protected check(request: EventChangeRequest): void {
    keepOpeningHours(request);
  }
}
