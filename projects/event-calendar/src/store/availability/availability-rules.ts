import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import type { AvailabilityContext } from 'ng-event-calendar/core/availability';
import { hasExclusiveEvents, type CalendarResource } from 'ng-event-calendar/core/internal';
import { LazyLoader } from '../../lazy/lazy-loader';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarStore } from '../events/calendar-store';
import { AVAILABILITY } from '../../lazy/lazy-parts';

/** Functions of the availability chunk. */
export type AvailabilityCode = NonNullable<typeof AVAILABILITY.loaded>;

/** Keys of a resource that restrict changes, beside its `workingHours` and `eventOverlap`. */
const OF_RESOURCES = ['unavailableTimes', 'capacity'] as const;

/** Availability rules of the whole calendar; `ChangeValidation` says what they mean for a change. */
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

  /** Loads the availability code; resolves to whether it is available. */
  async load(): Promise<boolean> {
    const code = this.code() ?? (await this.#loader.load(AVAILABILITY, () => false));
    this.code.set(code);
    return code !== null;
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
