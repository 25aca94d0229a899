import { HttpClient } from '@angular/common/http';
import { Component, inject } from '@angular/core';
import {
  toPromise,
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarEventSource,
  type SourceAnswer,
} from 'ng-event-calendar';

@Component({
  selector: 'app-http-bookings',
  imports: [EventCalendarComponent],
  template: `<event-calendar [height]="520" [eventSource]="source" />`,
})
export class HttpBookings {
  private readonly http = inject(HttpClient);

  protected readonly source: CalendarEventSource = {
    load: ({ start, end }, signal) =>
      toPromise(
        this.http.get<CalendarEvent[]>('/api/bookings', { params: { start, end } }),
        signal,
      ),
    save: (change) => toPromise(this.http.post<SourceAnswer>('/api/bookings', change)),
  };
}
