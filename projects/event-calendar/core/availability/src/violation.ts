import type {
  BlockedTime,
  CalendarEvent,
  CalendarId,
  TimeSpan,
} from 'ng-event-calendar/core/internal';

/** What a refusal is about. */
export type AvailabilityViolationCode = 'outside-hours' | 'blocked' | 'overlap' | 'capacity';

/** A no that can be waived: whose, why, and when, in instants. */
export type AvailabilityViolation<E extends CalendarEvent = CalendarEvent> = TimeSpan & {
  /** Whether the user is asked, or it is refused. */
  readonly answer: 'ask' | 'refuse';
  /** The resource whose no it is; null for events without one. */
  readonly resource: CalendarId | null;
} & (
    | {
        readonly code: 'outside-hours';
        /** The open stretch that is meant; null where that day is closed. */
        readonly open: TimeSpan | null;
      }
    | { readonly code: 'blocked'; readonly blocked: BlockedTime }
    | { readonly code: 'overlap'; readonly events: readonly E[] }
    | {
        readonly code: 'capacity';
        /** Seats that others take then. */
        readonly taken: number;
        readonly capacity: number;
      }
  );

/** What is about to change: what the calendar writes, and what a source's `save` is given, both fit. */
export interface ChangeToValidate<E extends CalendarEvent = CalendarEvent> {
  readonly changes: readonly { readonly before: E | null; readonly after: E | null }[];
  /**
   * The instant of the touched occurrence of a series, its old or its new one, whichever is earlier: those before it
   * aren't judged. Left out, the start of the series.
   */
  readonly since?: number;
}
