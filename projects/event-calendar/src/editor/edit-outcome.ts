import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** How an edit session ended, and with what event. */
export interface EditOutcome {
  readonly did: 'created' | 'changed' | 'deleted' | 'nothing';
  readonly event: CalendarEvent;
  readonly origin: HTMLElement | null;
}
