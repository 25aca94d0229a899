import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** Result of an editing session, with its event. */
export interface EditOutcome {
  readonly did: 'created' | 'changed' | 'deleted' | 'nothing';
  readonly event: CalendarEvent;
  readonly origin: HTMLElement | null;
}
