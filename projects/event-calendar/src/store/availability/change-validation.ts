import { inject, Injectable, untracked } from '@angular/core';
import type {
  AvailabilityViolation,
  ChangeToValidate,
  PartToValidate,
  RefusedDate,
  SeriesChange,
  SkipRules,
} from 'ng-event-calendar/core/availability';
import {
  indexEvents,
  recurrenceOf,
  type CalendarEvent,
  type EventIndex,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { AvailabilityRules, type AvailabilityCode } from './availability-rules';

/** Validates changes by the availability rules; loads with the code that writes events. */
@Injectable()
export class ChangeValidation {
  readonly #rules = inject(AvailabilityRules);

  /** Returns the availability violations of a change, or null while the availability code is still loading. */
  violationsOf(change: ChangeToValidate): readonly AvailabilityViolation[] | null {
    return untracked(() => {
      if (!this.#isValidated(change)) return [];
      return this.#rules.code()?.validateChange(change, this.#rules.context()) ?? null;
    });
  }

  /**
   * Returns the violations of each part of a batch, or null while the availability code is still loading; `after`
   * returns the events after it.
   */
  violationsOfParts(
    change: ChangeToValidate & { readonly parts: readonly PartToValidate[] },
    after: (events: readonly CalendarEvent[]) => readonly CalendarEvent[],
  ): readonly (readonly AvailabilityViolation[])[] | null {
    return untracked(() => {
      const { parts } = change;
      if (!this.#isValidated(change)) return parts.map(() => []);
      const code = this.#rules.code();
      if (code === null) return null;
      const context = this.#rules.context();
      const { index } = context;
      const indexAfter = indexEvents(
        after(index.events),
        index.localZone,
        index,
        recurrenceOf(index),
      );
      return code.validateParts(change, parts, context, { ...context, index: indexAfter });
    });
  }

  /**
   * Reactive form of `violationsOf`: re-evaluates when the rules or the availability code change. Empty until that code
   * has loaded.
   */
  liveViolationsOf(change: ChangeToValidate): readonly AvailabilityViolation[] {
    this.#rules.code();
    this.#rules.context();
    return this.violationsOf(change) ?? [];
  }

  /** Returns the dates on which the series of a change has violations. */
  refusedDates(change: ChangeToValidate): readonly RefusedDate[] {
    return untracked(
      () => this.#codeFor(change)?.refusedDates(change, this.#rules.context()) ?? [],
    );
  }

  /** Returns the dates that the series of a change can skip. */
  skippableDates(change: SeriesChange, rules: SkipRules): readonly RefusedDate[] {
    return untracked(
      () => this.#codeFor(change)?.skippableDates(change, this.#rules.context(), rules) ?? [],
    );
  }

  /** Whether the rules refuse a change, even if the host may still allow it. */
  isRefused(change: ChangeToValidate): boolean {
    return this.violationsOf(change)?.some(({ answer }) => answer === 'refuse') === true;
  }

  /**
   * Returns the first span, from a preferred start on, in which an event's resources are free, beside further events if
   * there are any; null if none is near.
   */
  freeTimeFor(
    event: CalendarEvent,
    preferred: TimeSpan,
    beside: readonly CalendarEvent[] = [],
  ): TimeSpan | null {
    return untracked(() => {
      const context = this.#rules.context();
      const { index } = context;
      const known =
        beside.length === 0 ? context : { ...context, index: this.#after(index, beside) };
      return this.#rules.code()?.freeTimeFor(event, preferred, known) ?? null;
    });
  }

  #after(index: EventIndex, added: readonly CalendarEvent[]): EventIndex {
    const events = [...index.events, ...added];
    return indexEvents(events, index.localZone, index, recurrenceOf(index));
  }

  #codeFor(change: ChangeToValidate): AvailabilityCode | null {
    return this.#isValidated(change) ? this.#rules.code() : null;
  }

  #isValidated({ changes }: ChangeToValidate): boolean {
    return this.#rules.isNeeded() || changes.some(({ after }) => after?.overlap === false);
  }
}
