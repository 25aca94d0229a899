import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { ChangedScope } from './calendar-edits';

/** Result of an editing session, with its event. */
export interface EditOutcome extends ChangedScope {
  readonly did: 'created' | 'changed' | 'deleted' | 'nothing';
  readonly event: CalendarEvent;
  readonly origin: HTMLElement | null;
}
