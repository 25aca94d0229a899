import type { CalendarEvent, CalendarId, LastActionType } from 'ng-event-calendar/core/internal';
import type { VisibleRange } from '../dates/visible-range';

/**
 * Source of a calendar's events and destination of the user's changes, such as a server or a database in the browser.
 * The calendar loads what it shows and a page around it, and keeps what it has loaded.
 */
export interface CalendarEventSource<E extends CalendarEvent = CalendarEvent> {
  /**
   * Loads the events that touch a range of instants, its end exclusive, and series with an occurrence in it. Further
   * events do no harm; a missing one counts as deleted. Whole days and wall times are dates, not instants: return those
   * of one day more on either side. A rejection is shown with its `message`. The signal aborts when the answer isn't
   * wanted any more.
   */
  load(range: VisibleRange, signal: AbortSignal): Promise<readonly E[]>;
  /**
   * Finds events by the text of a search in mode `list`, on whatever date. They are listed beside those of the calendar,
   * which doesn't match them again. The signal aborts at the next key and when the search closes.
   */
  search?(text: string, signal: AbortSignal): Promise<readonly E[]>;
  /**
   * Saves the changes of one gesture, all or nothing. Until it resolves the change is shown as pending; a rejection
   * takes it back and shows its `message`, unless it is an `EventConflictError`. A rejection with a `status` that
   * repeating doesn't help, such as 409 or 422, isn't retried. Without `save` changes stay in the calendar until the
   * next answer for their dates, and storing them is up to the host.
   */
  save?(change: SourceChange<E>): Promise<SourceAnswer<E>> | Promise<void>;
}

/** Changes of one gesture: one event, or several where a series is split. */
export interface SourceChange<E extends CalendarEvent = CalendarEvent> {
  /** Kind of change, as in `lastAction.type`. */
  readonly type: LastActionType;
  /** Changed records. */
  readonly changes: readonly RecordChange<E>[];
  /**
   * Instant of the first changed occurrence in epoch milliseconds, the earlier of before and after, where several
   * occurrences of a series change.
   */
  readonly since?: number;
}

/** A record before and after a change. */
export interface RecordChange<E extends CalendarEvent = CalendarEvent> {
  /** Record as the source knows it; null for a new one. */
  readonly before: E | null;
  /** Record as it is to be; null if it is deleted. */
  readonly after: E | null;
}

/** Answer to a saved change. */
export interface SourceAnswer<E extends CalendarEvent = CalendarEvent> {
  /**
   * Records as stored, one for each of `changes` in their order; null where none is left. They replace the records that
   * were sent, also under another id.
   */
  readonly stored: readonly (E | null)[];
}

/** Rejection of `save` for events that were changed elsewhere meanwhile. */
export class EventConflictError<E extends CalendarEvent = CalendarEvent> extends Error {
  constructor(
    /** Records as the source has them now, which the calendar shows from now on. */
    readonly conflict: readonly E[],
    /** Ids of records that the source has no longer. */
    readonly gone: readonly CalendarId[] = [],
  ) {
    super('The events were changed elsewhere.');
    this.name = 'EventConflictError';
  }
}
