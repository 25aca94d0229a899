import { Injectable } from '@angular/core';
import type { CalendarEvent, RecordChange } from 'ng-event-calendar';
import { thisWeek } from './this-week';

/** Simulates the server of a practice. Requests are appointments that aren't assigned yet. */
@Injectable({ providedIn: 'root' })
export class DeskBackend {
  private appointments: readonly CalendarEvent[] = [
    { ...at('09:00', '09:30'), id: 1, title: 'Ida Holm, check-up', resource: 'weber' },
    { ...at('10:00', '10:45'), id: 2, title: 'Piet Maas, first visit', resource: 'weber' },
    { ...at('09:15', '10:00'), id: 3, title: 'Wen Li, physiotherapy', resource: 'lind' },
    { ...at('10:30', '12:00'), id: 4, title: 'Infusion', resource: 'treatment' },
    { ...at('08:30', '11:00'), id: 5, title: 'Hospital: surgery', resource: 'theatre' },
    { ...at('09:30', '09:50'), id: 6, title: 'Elif Kaya, new patient' },
    { ...at('11:00', '11:20'), id: 7, title: 'Paul Duval, prescription' },
  ];

  /** Returning more than the range is harmless; a real server would filter. */
  async list(): Promise<readonly CalendarEvent[]> {
    await this.delay();
    return this.appointments;
  }

  /** Stores whole records: an appointment that becomes a request again has no `resource`. */
  async write(changes: readonly RecordChange[]): Promise<void> {
    await this.delay();
    const ids = new Set(changes.map(({ before, after }) => (before ?? after)?.id));
    this.appointments = [
      ...this.appointments.filter(({ id }) => !ids.has(id)),
      ...changes.flatMap(({ after }) => after ?? []),
    ];
  }

  private delay(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Tuesday is the shown day. */
function at(start: string, end: string) {
  return { start: thisWeek(2, start), end: thisWeek(2, end) };
}
