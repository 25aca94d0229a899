import type { CalendarId } from 'ng-event-calendar/core/internal';

/** Empty space that was clicked or entered by key: when it is, and whose. */
export interface SlotClick {
  /** As a new event there would be written: wall time in `zone`, `YYYY-MM-DDTHH:MM:SS`, or an instant that no wall time says. */
  readonly start: string;
  /** Likewise; of whole days the last one is included, until 23:59:59. */
  readonly end: string;
  /** Whether it is a day rather than a time. */
  readonly allDay: boolean;
  /** Whose column it is; null where it is nobody's, or everybody's. */
  readonly resource: CalendarId | null;
  /** The IANA zone that the calendar shows. */
  readonly zone: string;
}
