import { HttpClient } from '@angular/common/http';
import { Component, inject } from '@angular/core';
import {
  toPromise,
  EventCalendarComponent,
  type CalendarEvent,
  type CalendarEventSource,
} from 'ng-event-calendar';

@Component({
  selector: 'app-searched-bookings',
  imports: [EventCalendarComponent],
  template: `<event-calendar [height]="520" [eventSource]="source" [eventSearch]="true" />`,
})
export class SearchedBookings {
  private readonly http = inject(HttpClient);

  protected readonly source: CalendarEventSource = {
    load: ({ start, end }, signal) => this.get({ start, end }, signal),
    search: (text, signal) => this.get({ search: text }, signal),
  };

  private get(params: Record<string, string>, signal: AbortSignal): Promise<CalendarEvent[]> {
    return toPromise(this.http.get<CalendarEvent[]>('/api/bookings', { params }), signal);
  }
}
