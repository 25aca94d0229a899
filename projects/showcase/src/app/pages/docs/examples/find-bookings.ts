import { findEvents, type CalendarEvent, type CalendarResource } from 'ng-event-calendar/core';

const ROOMS: readonly CalendarResource[] = [{ id: 'hall', title: 'Great hall' }];

/** Needs no browser: in Node it answers your `GET /api/bookings?search=…`. */
export function findBookings(
  bookings: readonly CalendarEvent[],
  text: string,
): readonly CalendarEvent[] {
  const found = findEvents(bookings, text, { locale: 'en', resources: ROOMS });
  return found.slice(0, 200);
}
