import { inject, Injectable } from '@angular/core';
import type { AvailabilityViolation, RefusedDate } from 'ng-event-calendar/core/availability';
import type { ChangeSet } from 'ng-event-calendar/core/edits';
import { parseDay } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../inputs/calendar-settings';
import { RECURRENCE } from '../events/recurrence';
import { ChangeValidation } from './change-validation';
import { Refusals } from './refusals';

/** Number of dates that are named. */
const NAMED = 5;

/** Offer to leave dates out of a changed series, with which it has no violations. */
export interface SkipOffer {
  readonly dates: readonly RefusedDate[];
  /** The change without the dates. */
  readonly change: ChangeSet;
  /** 'Leave out 2 dates' */
  readonly label: string;
  /** '8 of 10 remain'; empty for a series without an end. */
  readonly remaining: string;
}

/** Makes offers to leave dates out of a series, and finds the words for them. */
@Injectable()
export class SkipOffers {
  readonly #settings = inject(CalendarSettings);
  readonly #recurrence = inject(RECURRENCE);
  readonly #validation = inject(ChangeValidation);
  readonly #refusals = inject(Refusals);

  /** Returns the offer for a change, of whose violations some may not count any more; null where there is none. */
  of(change: ChangeSet, counts = EACH): SkipOffer | null {
    const dates = this.#validation.skippableDates(change, { counts, mayBeSkipped: EACH });
    const without = this.without(change, dates);
    if (without === change) return null;
    const isFree = this.#validation.violationsOf(without)?.some(counts) === false;
    if (!isFree) return null;
    const label = this.#settings.text()('skipDates', { count: dates.length });
    return { dates, change: without, label, remaining: this.#remaining(change, without) };
  }

  /** Returns a change whose series excludes dates; the same change without any. */
  without(change: ChangeSet, dates: readonly RefusedDate[]): ChangeSet {
    const { event } = change;
    if (event === null || this.#recurrence === null || dates.length === 0) return change;
    const after = this.#recurrence.excludeDates(
      event,
      dates.map(({ date }) => date),
    );
    if (after === event) return change;
    const changes = change.changes.map((each) =>
      each.after === event ? { ...each, after } : each,
    );
    return { ...change, event: after, changes };
  }

  /** Returns 'Left out: Dec 23, Dec 30': the first dates, and the number of the rest. */
  skippedText(dates: readonly Pick<RefusedDate, 'date'>[]): string {
    const named = this.#firstOf(dates, ({ date }) => this.#dateText(date));
    return this.#settings.text()('datesSkipped', { dates: named.join(', ') });
  }

  /** Returns 'Dec 23: Christmas' for each of the first dates, and the number of the rest. */
  reasonsOf(dates: readonly RefusedDate[]): readonly string[] {
    return this.#firstOf(dates, ({ date, refusals }) =>
      this.#settings.text()('refusedOnDate', {
        date: this.#dateText(date),
        reason: this.#refusals.sayingOf(refusals, null),
      }),
    );
  }

  #firstOf<T>(dates: readonly T[], textOf: (date: T) => string): readonly string[] {
    const count = dates.length - NAMED;
    const rest = count > 0 ? [this.#settings.text()('moreRefusedDates', { count })] : [];
    return [...dates.slice(0, NAMED).map(textOf), ...rest];
  }

  #dateText(date: string): string {
    return this.#settings.formats().monthDay(parseDay(date)!);
  }

  #remaining({ event: before }: ChangeSet, { event: after }: ChangeSet): string {
    const countOf = (event: ChangeSet['event']): number | null =>
      (event && this.#recurrence?.countOccurrences(event, this.#settings.localZone)) ?? null;
    const [total, count] = [countOf(before), countOf(after)];
    return total === null || count === null
      ? ''
      : this.#settings.text()('datesRemain', { count, total });
  }
}

const EACH = (_violation: AvailabilityViolation): boolean => true;
