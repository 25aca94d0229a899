import { InjectionToken, type Signal } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core';
import type { OccurrenceStart } from './recurrence';

/** The rule in the open editor, for the part of the form that edits it. */
export interface RuleDraft {
  /** The event as the form would save it; null while a date or time can't be read. */
  readonly draft: Signal<CalendarEvent | null>;
  /** The occurrence that is edited; null for a new event and for one that is gone. */
  readonly occurrence: Signal<OccurrenceStart | null>;
  /** The rule in the form, as the event writes it. */
  readonly rrule: Signal<NonNullable<CalendarEvent['rrule']> | null>;
  /** A new object each time saving failed for the rule's fault: the part takes the focus. */
  readonly ruleRefused: Signal<object | null>;
  /** Puts a rule into the form; with a fault it can't be saved. */
  setRule(rrule: NonNullable<CalendarEvent['rrule']> | null, fault: string): void;
}

/**
 * The open editor's rule.
 *
 * @internal
 */
export const RULE_DRAFT = new InjectionToken<RuleDraft>('RULE_DRAFT');
