import type { CalendarEvent, CalendarId, LastActionType } from 'ng-event-calendar/core/internal';
import type { VisibleRange } from '../dates/visible-range';

/**
 * Source of a calendar's events and destination of the user's changes, such as a server or a database in the browser.
 * The calendar loads the page it shows and the pages around it, and keeps the loaded events.
 */
export interface CalendarEventSource<E extends CalendarEvent = CalendarEvent> {
  /**
   * Loads the events that touch a range of instants, its end exclusive, and series with an occurrence in it. It may
   * return further events; a missing event counts as deleted. Whole days and wall times are dates, not instants, so
   * also return those within one day before and after the range. A rejection is shown with its `message`. The signal
   * aborts when the answer is no longer needed.
   */
  load(range: VisibleRange, signal: AbortSignal): Promise<readonly E[]>;
  /**
   * Finds events on any date by the text of a search in mode `list`. They are listed with the calendar's own results,
   * without being matched again. The signal aborts at the next key and when the search closes.
   */
  search?(text: string, signal: AbortSignal): Promise<readonly E[]>;
  /**
   * Saves the changes of one gesture, all or nothing. The change is shown as pending until the promise resolves; a
   * rejection takes it back and shows its `message`, unless it is an `EventConflictError`. A rejection with a permanent
   * `status`, such as 409 or 422, isn't retried. Without `save` changes stay in the calendar until the next answer for
   * their dates, and storing them is up to the host.
   */
  save?(change: SourceChange<E>): Promise<SourceAnswer<E>> | Promise<void>;
}

/** Changes of one gesture: of one event, or of several, as when a series is split. */
export interface SourceChange<E extends CalendarEvent = CalendarEvent> {
  /** Kind of change, as in `lastAction.type`. */
  readonly type: LastActionType;
  /** Changed records. */
  readonly changes: readonly RecordChange<E>[];
  /**
   * If several occurrences of a series change: instant of the first one in epoch milliseconds, before or after the
   * change, whichever is earlier.
   */
  readonly since?: number;
}

/** A record before and after a change. */
export interface RecordChange<E extends CalendarEvent = CalendarEvent> {
  /** Record as the source knows it; null for a new one. */
  readonly before: E | null;
  /** Record after the change; null if it is deleted. */
  readonly after: E | null;
}

/** Answer to a saved change. */
export interface SourceAnswer<E extends CalendarEvent = CalendarEvent> {
  /**
   * Records as stored, one for each of `changes` in their order; null for a deletion. They replace the records that
   * were sent, and may have other ids.
   */
  readonly stored: readonly (E | null)[];
}

/** Rejection of `save` for events that somebody else has changed in the meantime. */
export class EventConflictError<E extends CalendarEvent = CalendarEvent> extends Error {
  constructor(
    /** Current records of the source, which the calendar shows from now on. */
    readonly conflict: readonly E[],
    /** Ids of records that the source no longer has. */
    readonly gone: readonly CalendarId[] = [],
  ) {
    super('The events were changed elsewhere.');
    this.name = 'EventConflictError';
  }
}
