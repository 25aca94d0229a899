import type {
  BlockedTime,
  CalendarEvent,
  CalendarId,
  TimeSpan,
} from 'ng-event-calendar/core/internal';

/** Rule that a violation breaks. */
export type AvailabilityViolationCode = 'outside-hours' | 'blocked' | 'overlap' | 'capacity';

/**
 * A violation of availability rules, which can be waived. `start` and `end` span the part of the booking concerned, in
 * epoch milliseconds.
 */
export type AvailabilityViolation<E extends CalendarEvent = CalendarEvent> = TimeSpan & {
  /** Whether the user is asked to confirm the change, or it is refused. */
  readonly answer: 'ask' | 'refuse';
  /** Id of the resource whose rule is broken; null for events without one. */
  readonly resource: CalendarId | null;
} & (
    | {
        readonly code: 'outside-hours';
        /** Nearest open stretch of that day, in epoch milliseconds; null if the day is closed. */
        readonly open: TimeSpan | null;
      }
    | {
        readonly code: 'blocked';
        /** Block that keeps the event out. */
        readonly blocked: BlockedTime;
      }
    | {
        readonly code: 'overlap';
        /** Events that overlap. */
        readonly events: readonly E[];
      }
    | {
        readonly code: 'capacity';
        /** Seats that others take in that stretch. */
        readonly taken: number;
        /** Seats that the resource has. */
        readonly capacity: number;
      }
  );

/** A change to validate. Changes that the calendar writes and those passed to a source's `save` both fit. */
export interface ChangeToValidate<E extends CalendarEvent = CalendarEvent> {
  /** Records before and after the change; null for a new or deleted one. */
  readonly changes: readonly { readonly before: E | null; readonly after: E | null }[];
  /**
   * Start of the first changed occurrence of a series in epoch milliseconds, old or new, whichever is earlier:
   * occurrences before it aren't validated. Defaults to the start of the series.
   */
  readonly since?: number;
}
