import type { CalendarEvent } from 'ng-event-calendar/core/internal';

/** iCalendar content of an event for which the event has no key. Writing restores it. */
export interface KeptIcal {
  /**
   * Content lines (RFC 5545 section 3.1), unfolded and in their order: properties such as
   * `LOCATION:Room 1`, and whole components inside the event, alarms for example.
   */
  readonly lines?: readonly string[];
  /** Parameters of `SUMMARY` and `DESCRIPTION` as written, such as `LANGUAGE=en`. */
  readonly parameters?: Readonly<Record<string, string>>;
  /**
   * For an occurrence that replaces one of the series `extractedFromId`: the entry of that series' `exDates` that it
   * replaces (`RECURRENCE-ID`).
   */
  readonly recurrenceId?: string;
  /**
   * Whether the replacement was also meant for the following occurrences (`RANGE=THISANDFUTURE`), but the series
   * couldn't be split there.
   */
  readonly thisAndFuture?: true;
}

/** A calendar event read from iCalendar: plain JSON, with kept content under one key. */
export interface IcalEvent extends CalendarEvent {
  /** Content for which the event has no key; left out if there is none. */
  readonly ical?: KeptIcal;
}
