import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** What iCalendar said of an event that no key of the event holds. Writing gives it back. */
export interface KeptIcal {
  /**
   * Content lines (RFC 5545 section 3.1), unfolded and in their order: properties such as
   * `LOCATION:Room 1`, and whole components inside the event, alarms for example.
   */
  readonly lines?: readonly string[];
  /** Parameters of `SUMMARY` and `DESCRIPTION` as they were written, such as `LANGUAGE=en`. */
  readonly parameters?: Readonly<Record<string, string>>;
  /**
   * Of an occurrence that replaces one of the series `extractedFromId`: the entry of that series'
   * `exDates` in whose place it stands (`RECURRENCE-ID`).
   */
  readonly recurrenceId?: string;
  /**
   * Whether the replacement was meant for the following occurrences too (`RANGE=THISANDFUTURE`), though
   * no series could be split at it.
   */
  readonly thisAndFuture?: true;
}

/** A calendar event that was read from iCalendar: plain JSON, the kept rest under one key. */
export interface IcalEvent extends CalendarEvent {
  readonly ical?: KeptIcal;
}
