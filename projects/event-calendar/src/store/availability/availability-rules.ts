import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import type {
  ChangeToValidate,
  AvailabilityViolation,
  AvailabilityContext,
  FreeTime,
  FreeTimesQuery,
  PartToValidate,
  RefusedDate,
  SeriesChange,
  SkipRules,
} from 'ng-event-calendar/core/availability';
import {
  hasExclusiveEvents,
  indexEvents,
  recurrenceOf,
  type CalendarEvent,
  type CalendarResource,
  type TimeSpan,
} from 'ng-event-calendar/core/internal';
import { LazyLoader } from '../../lazy/lazy-loader';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarStore } from '../events/calendar-store';
import { AVAILABILITY } from '../../lazy/lazy-parts';

/** Functions of the availability chunk. */
type AvailabilityCode = NonNullable<typeof AVAILABILITY.loaded>;

/** Keys of a resource that restrict changes, beside its `workingHours` and `eventOverlap`. */
const OF_RESOURCES = ['unavailableTimes', 'capacity'] as const;

/** Availability rules of the whole calendar, and the violations that a change causes. */
@Injectable()
export class AvailabilityRules {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #store = inject(CalendarStore);
  readonly #loader = inject(LazyLoader);

  /** Availability code; null until it has loaded, which only happens if there are rules. */
  readonly code = signal<AvailabilityCode | null>(AVAILABILITY.loaded ?? null);

  /** Working hours and blocked times of the calendar itself. */
  readonly times = computed(() => {
    const workingHours = listOrNone(this.#inputs.workingHours());
    return {
      ...(workingHours.length > 0 && { workingHours }),
      blockedTimes: listOrNone(this.#inputs.blockedTimes()),
    };
  });

  /** Rules, events and resources by which changes are validated. */
  readonly context = computed<AvailabilityContext>(() => ({
    ...this.times(),
    index: this.#store.index(),
    resources: this.#store.resources(),
    unavailableTimes: this.#inputs.unavailableTimes(),
    eventOverlap: this.#inputs.eventOverlap(),
  }));

  /** Whether working hours or blocked times have to be drawn. */
  readonly hasTimes = computed(() => {
    const { workingHours, blockedTimes } = this.times();
    const ownTimes = workingHours !== undefined || blockedTimes.length > 0;
    return ownTimes || this.#resourcesSay(['workingHours']);
  });

  /** Whether overlaps may have to be marked: by an overlap mode, or because of an exclusive event. */
  readonly marksOverlaps = computed(
    () =>
      isSet(this.#inputs.eventOverlap()) ||
      this.#resourcesSay(['eventOverlap']) ||
      hasExclusiveEvents(this.#store.index()),
  );

  /** Whether any rule could be violated by a change. */
  readonly isNeeded = computed(
    () => this.hasTimes() || this.marksOverlaps() || this.#resourcesSay(OF_RESOURCES),
  );

  constructor() {
    effect(() => {
      if (this.isNeeded() && this.code() === null) void untracked(() => this.load());
    });
  }

  /** Returns the availability violations of a change, or null while the availability code is still loading. */
  violationsOf(change: ChangeToValidate): readonly AvailabilityViolation[] | null {
    return untracked(() => {
      if (!this.#isValidated(change)) return [];
      return this.code()?.validateChange(change, this.context()) ?? null;
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
      const code = this.code();
      if (code === null) return null;
      const context = this.context();
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
    this.code();
    this.context();
    return this.violationsOf(change) ?? [];
  }

  /** Returns the dates on which the series of a change has violations. */
  refusedDates(change: ChangeToValidate): readonly RefusedDate[] {
    return untracked(() => this.#codeFor(change)?.refusedDates(change, this.context()) ?? []);
  }

  /** Returns the dates that the series of a change can skip. */
  skippableDates(change: SeriesChange, rules: SkipRules): readonly RefusedDate[] {
    return untracked(
      () => this.#codeFor(change)?.skippableDates(change, this.context(), rules) ?? [],
    );
  }

  /** Whether the rules refuse a change, even if the host may still allow it. */
  isRefused(change: ChangeToValidate): boolean {
    return this.violationsOf(change)?.some(({ answer }) => answer === 'refuse') === true;
  }

  /**
   * Returns the first span, from a preferred start on, in which an event's resources are free; null if none is near.
   */
  freeTimeFor(event: CalendarEvent, preferred: TimeSpan): TimeSpan | null {
    return untracked(() => this.code()?.freeTimeFor(event, preferred, this.context()) ?? null);
  }

  /** Returns free times of resources; none before the availability code has loaded. */
  freeTimes(query: FreeTimesQuery): readonly FreeTime[] {
    return untracked(() => this.code()?.findFreeTimes(query, this.context()).times ?? []);
  }

  /** Loads the availability code; resolves to whether it is available. */
  async load(): Promise<boolean> {
    const code = this.code() ?? (await this.#loader.load(AVAILABILITY, () => false));
    this.code.set(code);
    return code !== null;
  }

  #codeFor(change: ChangeToValidate): AvailabilityCode | null {
    return this.#isValidated(change) ? this.code() : null;
  }

  #isValidated({ changes }: ChangeToValidate): boolean {
    return this.isNeeded() || changes.some(({ after }) => after?.overlap === false);
  }

  #resourcesSay(keys: readonly (keyof CalendarResource)[]): boolean {
    return this.#store
      .resources()
      .nodes.some(({ resource }) => keys.some((key) => resource[key] !== undefined));
  }
}

function isSet(mode: unknown): boolean {
  return mode === 'mark' || mode === 'ask' || mode === 'refuse';
}

function listOrNone<T>(value: readonly T[] | undefined): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [];
}
