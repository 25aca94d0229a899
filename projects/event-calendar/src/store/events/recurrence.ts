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
import type { PartialLocaleText } from 'ng-event-calendar/defaults';

/** Which occurrence is meant: that of an event which starts then, as `Occurrence` has it. */
export type OccurrenceStart = Pick<Occurrence, 'event' | 'start'>;

/**
 * What is known of recurring events. The plain calendar knows nothing and shows each of them once.
 *
 * @internal
 */
export interface CalendarRecurrence extends Recurrence {
  /** Whether an event recurs: it has a rule that can be followed, or added dates that can be read. */
  readonly recurs: (event: CalendarEvent, localZone: string) => boolean;
  /** The event at an occurrence's own times; null where it doesn't recur or has none there. */
  readonly eventOf: (occurrence: OccurrenceStart, localZone: string) => CalendarEvent | null;
  /** Whether a change of an occurrence into `after` concerns no other one, so that nobody is asked. */
  readonly concernsOne: (
    occurrence: OccurrenceStart,
    after: CalendarEvent,
    localZone: string,
  ) => boolean;
  /** Changes an occurrence into `after`, and with it what the scope says; null changes nothing. */
  readonly edit: (
    events: readonly CalendarEvent[],
    occurrence: OccurrenceStart,
    after: CalendarEvent,
    scope: RecurrenceScope,
    type: LastActionType,
    localZone: string,
  ) => ChangeSet | null;
  /** Removes an occurrence, and with it what the scope says. */
  readonly remove: (
    events: readonly CalendarEvent[],
    occurrence: OccurrenceStart,
    scope: RecurrenceScope,
    localZone: string,
  ) => ChangeSet | null;
  /** What is wrong with the rules of events, for developers. */
  readonly diagnose: (
    events: readonly CalendarEvent[],
    blockedTimes: readonly BlockedTime[],
  ) => readonly CalendarFault[];
  /** Default texts beside those of the plain calendar. */
  readonly text: PartialLocaleText;
}

/**
 * What knows of recurring events; null in the plain calendar, whose bundle holds nothing of it.
 *
 * @internal
 */
export const RECURRENCE = new InjectionToken<CalendarRecurrence | null>('RECURRENCE', {
  factory: () => null,
});

/**
 * What the user sees of recurrence, beside the occurrences themselves.
 *
 * @internal
 */
export interface RecurrenceUi {
  /**
   * Asks which occurrences a change is for; null leaves everything as it is. A change of the rule
   * itself can't be for one occurrence alone, and a removal is said to be one.
   */
  askScope(
    changesRule: boolean,
    isRemoval: boolean,
    gone: AbortSignal,
  ): Promise<RecurrenceScope | null>;
  /** When an event recurs, as a sentence in the language of the calendar; null where it doesn't recur. */
  describe(event: CalendarEvent): string | null;
}

/**
 * Asks and says what the plain calendar needn't; null there.
 *
 * @internal
 */
export const RECURRENCE_UI = new InjectionToken<RecurrenceUi | null>('RECURRENCE_UI', {
  factory: () => null,
});
