import { Injectable } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar';
import { thisWeek } from './this-week';

/** Simulates a server: it answers with a delay, and refuses the title "Party". */
@Injectable({ providedIn: 'root' })
export class BookingBackend {
  private readonly bookings = new Map<string, CalendarEvent>(
    [
      { id: 1, title: 'Yoga', start: thisWeek(1, '09:00'), end: thisWeek(1, '10:00') },
      { id: 2, title: 'Pilates', start: thisWeek(3, '11:00'), end: thisWeek(3, '12:30') },
    ].map((booking) => [String(booking.id), booking]),
  );

  /** Returns the bookings of a range of instants. They are wall times: a day more covers every zone. */
  async list(start: string, end: string, signal?: AbortSignal): Promise<CalendarEvent[]> {
    await this.delay();
    // As `fetch` does with a signal.
    signal?.throwIfAborted();
    const [from, to] = [shifted(start, -1), shifted(end, 1)];
    return [...this.bookings.values()].filter(
      (booking) => booking.start < to && booking.end > from,
    );
  }

  async put(booking: CalendarEvent): Promise<void> {
    await this.delay();
    if (booking.title === 'Party') throw new Error('No parties.');
    this.bookings.set(String(booking.id), booking);
  }

  async remove(id: CalendarEvent['id']): Promise<void> {
    await this.delay();
    this.bookings.delete(String(id));
  }

  private delay(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 300));
  }
}

function shifted(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * 86_400_000).toISOString();
}
