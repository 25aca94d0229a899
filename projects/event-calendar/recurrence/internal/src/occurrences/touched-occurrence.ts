import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** The first occurrence of a change. */
export interface TouchedOccurrence<E extends CalendarEvent = CalendarEvent> {
  /** Record of its series, as it is in the array. */
  readonly event: E;
  /** Start of the occurrence in epoch milliseconds; for all-day events as a wall time. */
  readonly start: number;
}
