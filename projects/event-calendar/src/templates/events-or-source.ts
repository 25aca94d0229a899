import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** A value with the type of the host's events: a list of them, or an event source. */
export type EventsOrSource<E extends CalendarEvent> =
  readonly E[] | { load(...args: never[]): Promise<readonly E[]> };
