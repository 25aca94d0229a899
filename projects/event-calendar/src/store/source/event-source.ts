import type { CalendarEvent, CalendarId, LastActionType } from 'ng-event-calendar/core/internal';
import type { VisibleRange } from '../dates/visible-range';

/**
 * Where a calendar's events come from, and where the user's changes go: a server, a database in the
 * browser. The calendar loads what it shows and a page around it, and keeps what it has loaded.
 */
export interface CalendarEventSource<E extends CalendarEvent = CalendarEvent> {
  /**
   * Returns the events that touch a range of instants, its end exclusive, and series with an occurrence
   * in it. More than those do no harm; what is missing counts as deleted. Whole days and wall times
   * are dates, not instants: answer those of a day more on either side. A rejection is shown with its
   * `message`. The signal is aborted when the answer isn't wanted any more.
   */
  load(range: VisibleRange, signal: AbortSignal): Promise<readonly E[]>;
  /**
   * Writes what one gesture changed, all or nothing. Until it resolves the change is shown as pending;
   * a rejection takes it back and shows its `message`, unless it is an `EventConflictError`. With a `status`
   * that no repeating helps, such as 409 or 422, the same isn't sent again. Without `save` changes stay
   * in the calendar until the next answer for their dates: they are the host's affair.
   */
  save?(change: SourceChange<E>): Promise<SourceAnswer<E>> | Promise<void>;
}

/** What one gesture changed: one event, or several where a series is split. */
export interface SourceChange<E extends CalendarEvent = CalendarEvent> {
  /** What `lastAction.type` was. */
  readonly type: LastActionType;
  readonly changes: readonly RecordChange<E>[];
  /** Where several occurrences of a series change: the instant of the first of them, as it was or will be. */
  readonly since?: number;
}

/** One event as the source knows it and as it is to be; null where it doesn't exist. */
export interface RecordChange<E extends CalendarEvent = CalendarEvent> {
  readonly before: E | null;
  readonly after: E | null;
}

/** What became of a change. */
export interface SourceAnswer<E extends CalendarEvent = CalendarEvent> {
  /**
   * The records as stored, one for each of `changes` in their order, null where there is none any
   * more. They take the place of what was sent, also under another id.
   */
  readonly stored: readonly (E | null)[];
}

/** With this `save` rejects a change of events that were changed elsewhere meanwhile. */
export class EventConflictError<E extends CalendarEvent = CalendarEvent> extends Error {
  constructor(
    /** The records as the source has them now; they are shown from now on. */
    readonly conflict: readonly E[],
    /** Ids of those that it has no longer. */
    readonly gone: readonly CalendarId[] = [],
  ) {
    super('The events were changed elsewhere.');
    this.name = 'EventConflictError';
  }
}
