import type { CalendarEvent, CalendarResource } from 'ng-event-calendar';

/** An event as a store keeps it, with how often it was written: that tells when two wrote it at once. */
export interface StoredEvent extends CalendarEvent {
  readonly version?: number;
}

/** The rooms of a house for courses. */
export const STUDIOS: readonly CalendarResource[] = [
  { id: 'a', title: 'Studio A', eventColor: 'indigo' },
  { id: 'b', title: 'Studio B', eventColor: 'orange' },
];

const OPEN = [{ days: [0, 1, 2, 3, 4, 5, 6], start: '08:00', end: '22:00' }] as const;

/** The same rooms, with what the server has for rules: those that a page knows are judged before anything is sent. */
export const BOOKED_STUDIOS: readonly CalendarResource[] = STUDIOS.map((studio) => ({
  ...studio,
  workingHours: OPEN,
  unavailableTimes: 'refuse',
  ...(studio.id === 'a' ? { eventOverlap: 'refuse' } : { capacity: 2 }),
}));
