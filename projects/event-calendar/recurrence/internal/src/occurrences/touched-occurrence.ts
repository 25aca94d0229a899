import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** The occurrence that was touched, by its start: an instant, for all-day events a wall time. */
export interface TouchedOccurrence<E extends CalendarEvent = CalendarEvent> {
  readonly event: E;
  readonly start: number;
}
