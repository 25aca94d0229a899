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
