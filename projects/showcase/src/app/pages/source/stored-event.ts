import type { CalendarEvent, CalendarResource } from 'ng-event-calendar';

/** A stored event with the number of times it was written, which reveals concurrent changes. */
export interface StoredEvent extends CalendarEvent {
  readonly version?: number;
}

/** Rooms of a house for courses. */
export const STUDIOS: readonly CalendarResource[] = [
  { id: 'a', title: 'Studio A', eventColor: 'indigo' },
  { id: 'b', title: 'Studio B', eventColor: 'orange' },
];

const OPEN = [{ days: [0, 1, 2, 3, 4, 5, 6], start: '08:00', end: '22:00' }] as const;

/** Rooms with the server's rules, so that the page validates changes before anything is sent. */
export const BOOKED_STUDIOS: readonly CalendarResource[] = STUDIOS.map((studio) => ({
  ...studio,
  workingHours: OPEN,
  unavailableTimes: 'refuse',
  ...(studio.id === 'a' ? { eventOverlap: 'refuse' } : { capacity: 2 }),
}));
