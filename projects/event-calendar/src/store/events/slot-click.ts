import type { CalendarId } from 'ng-event-calendar/core/internal';

/** Empty space that was clicked or activated by keyboard: its time and its resource. */
export interface SlotClick {
  /**
   * Start as a new event there would have it: wall time in `zone`, `YYYY-MM-DDTHH:MM:SS`, or an ISO instant if no wall
   * time denotes it, as in a repeated hour.
   */
  readonly start: string;
  /** End in the form of `start`; for whole days, 23:59:59 of the last one. */
  readonly end: string;
  /** Whether the slot is a whole day rather than a time. */
  readonly allDay: boolean;
  /** Id of the resource of the column or row; null if that has none. */
  readonly resource: CalendarId | null;
  /** IANA zone in which the calendar shows times. */
  readonly zone: string;
}
