import { InjectionToken } from '@angular/core';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import type {
  BlockedTime,
  CalendarEvent,
  CalendarFault,
  LastActionType,
  Occurrence,
  Recurrence,
  RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import type { SeriesChanges, SeveralEdit } from 'ng-event-calendar/core/several';
import type { PartialLocaleText } from 'ng-event-calendar/defaults';
import type { LazyPart } from '../../lazy/lazy-part';

/** An occurrence, identified by its event and by its start, as `Occurrence` has it. */
export type OccurrenceStart = Pick<Occurrence, 'event' | 'start'>;

/**
 * Functions that change one occurrence of an event, and with it those that a scope says.
 *
 * @internal
 */
export interface ScopedEdits {
  /** Changes an occurrence into `after`, and with it what the scope says; null changes nothing. */
  readonly editOccurrence: (
    events: readonly CalendarEvent[],
    occurrence: OccurrenceStart,
    after: CalendarEvent,
    scope: RecurrenceScope,
    type: LastActionType,
    localZone: string,
  ) => ChangeSet | null;
  /** Changes several occurrences of a series at once; null where the event doesn't recur. */
  readonly editSeries: (
    event: CalendarEvent,
    edits: readonly SeveralEdit[],
    scope: RecurrenceScope,
    type: LastActionType,
    localZone: string,
  ) => SeriesChanges | null;
  /** Removes an occurrence, and with it what the scope says; null where it is gone. */
  readonly removeOccurrence: (
    events: readonly CalendarEvent[],
    occurrence: OccurrenceStart,
    scope: RecurrenceScope,
    localZone: string,
  ) => ChangeSet | null;
}

/**
 * Engine for recurring events. The plain calendar has none, and shows each of them once.
 *
 * @internal
 */
export interface CalendarRecurrence extends Recurrence {
  /** Whether an event recurs: it has a rule that can be followed, or added dates that can be read. */
  readonly recurs: (event: CalendarEvent, localZone: string) => boolean;
  /** Returns the event at an occurrence's own times; null where it doesn't recur or has no occurrence there. */
  readonly eventOf: (occurrence: OccurrenceStart, localZone: string) => CalendarEvent | null;
  /** Whether a change of an occurrence into `after` affects no other one, so that no scope is asked for. */
  readonly concernsOne: (
    occurrence: OccurrenceStart,
    after: CalendarEvent,
    localZone: string,
  ) => boolean;
  /** Counts the occurrences of a series, without excluded ones; null if it has no end, or the event doesn't recur. */
  readonly countOccurrences: (event: CalendarEvent, localZone: string) => number | null;
  /** Returns a series that excludes further dates, as `YYYY-MM-DD`; the same event if it lists all of them. */
  readonly excludeDates: (event: CalendarEvent, dates: readonly string[]) => CalendarEvent;
  /** Functions that change recurring events, in a chunk of their own: none is needed before the first change. */
  readonly scopes: LazyPart<ScopedEdits>;
  /** Returns the faults in recurrence rules of events and blocked times, for developers. */
  readonly diagnose: (
    events: readonly CalendarEvent[],
    blockedTimes: readonly BlockedTime[],
  ) => readonly CalendarFault[];
  /** Returns the default texts of recurrence: only those that events show, until the words of the UI have loaded. */
  readonly text: () => PartialLocaleText;
}

/**
 * Engine for recurring events; null in the plain calendar, whose bundle holds none of it.
 *
 * @internal
 */
export const RECURRENCE = new InjectionToken<CalendarRecurrence | null>('RECURRENCE', {
  factory: () => null,
});

/**
 * User interface of recurrence, beside the occurrences themselves.
 *
 * @internal
 */
export interface RecurrenceUi {
  /**
   * Asks for the scope of a change; null cancels the change. A change of the rule itself can't be for one occurrence
   * alone, and a removal is worded as one. `about` says title and time of the event, and `count` the number of events
   * where the change is of several.
   */
  askScope(
    changesRule: boolean,
    isRemoval: boolean,
    gone: AbortSignal,
    about: string,
    count?: number,
  ): Promise<RecurrenceScope | null>;
  /** Sentences and texts, in a chunk of their own: none is needed before details of an event are shown. */
  readonly words: LazyPart<unknown>;
  /**
   * Returns a sentence that says when an event recurs, in the calendar's language; null where it doesn't recur, or while
   * the words haven't loaded.
   */
  describe(event: CalendarEvent): string | null;
}

/**
 * User interface of recurrence; null in the plain calendar.
 *
 * @internal
 */
export const RECURRENCE_UI = new InjectionToken<RecurrenceUi | null>('RECURRENCE_UI', {
  factory: () => null,
});
