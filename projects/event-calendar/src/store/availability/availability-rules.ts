import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import type {
  ChangeToValidate,
  AvailabilityViolation,
  AvailabilityContext,
} from 'ng-event-calendar/core/availability';
import type { CalendarEvent, CalendarResource, TimeSpan } from 'ng-event-calendar/core/internal';
import { LazyLoader } from '../../lazy/lazy-loader';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarStore } from '../events/calendar-store';
import { AVAILABILITY } from '../../lazy/lazy-parts';

/** Functions of the availability chunk. */
type AvailabilityCode = NonNullable<typeof AVAILABILITY.loaded>;

/** Keys of resources that say something of who is free when. */
const OF_RESOURCES = ['unavailableTimes', 'capacity'] as const;

/** Who is free when, for the whole calendar: what there are of rules, and what they say of a change. */
@Injectable()
export class AvailabilityRules {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #store = inject(CalendarStore);
  readonly #loader = inject(LazyLoader);

  /** What decides; null until it was loaded, which nobody asks for without rules. */
  readonly code = signal<AvailabilityCode | null>(AVAILABILITY.loaded ?? null);

  /** The calendar's own hours, and blocked time. */
  readonly times = computed(() => {
    const workingHours = listOrNone(this.#inputs.workingHours());
    return {
      ...(workingHours.length > 0 && { workingHours }),
      blockedTimes: listOrNone(this.#inputs.blockedTimes()),
    };
  });

  /** All that decides who is free when. */
  readonly context = computed<AvailabilityContext>(() => ({
    ...this.times(),
    index: this.#store.index(),
    resources: this.#store.resources(),
    unavailableTimes: this.#inputs.unavailableTimes(),
    eventOverlap: this.#inputs.eventOverlap(),
  }));

  /** Whether there are hours or blocked times to be drawn. */
  readonly hasTimes = computed(() => {
    const { workingHours, blockedTimes } = this.times();
    const ownTimes = workingHours !== undefined || blockedTimes.length > 0;
    return ownTimes || this.#resourcesSay(['workingHours']);
  });

  /** Whether events that overlap may have to be told: there may be one beside which nothing may be. */
  readonly marksOverlaps = computed(
    () =>
      isSet(this.#inputs.eventOverlap()) ||
      this.#resourcesSay(['eventOverlap']) ||
      this.#store.index().hasExclusiveEvents,
  );

  /** Whether anything may be said against a change. */
  readonly isNeeded = computed(
    () => this.hasTimes() || this.marksOverlaps() || this.#resourcesSay(OF_RESOURCES),
  );

  constructor() {
    effect(() => {
      if (this.isNeeded() && this.code() === null) void untracked(() => this.load());
    });
  }

  /** What is against a change; null where what decides that isn't loaded. */
  violationsOf(change: ChangeToValidate): readonly AvailabilityViolation[] | null {
    return untracked(() => {
      const isLoner = change.changes.some(({ after }) => after?.overlap === false);
      if (!isLoner && !this.isNeeded()) return [];
      return this.code()?.validateChange(change, this.context()) ?? null;
    });
  }

  /** The same for who looks on; nothing until what decides that is there. */
  liveViolationsOf(change: ChangeToValidate): readonly AvailabilityViolation[] {
    this.code();
    this.context();
    return this.violationsOf(change) ?? [];
  }

  /** Whether a change is refused for what is decided here, whatever its host may still allow. */
  isRefused(change: ChangeToValidate): boolean {
    return this.violationsOf(change)?.some(({ answer }) => answer === 'refuse') === true;
  }

  /** The first time from a wish on at which an event of that length can be with whom it is; null without any near. */
  freeTimeFor(event: CalendarEvent, wish: TimeSpan): TimeSpan | null {
    return untracked(() => this.code()?.freeTimeFor(event, wish, this.context()) ?? null);
  }

  /** Has what decides be there; returns whether it is. */
  async load(): Promise<boolean> {
    const judge = this.code() ?? (await this.#loader.load(AVAILABILITY, () => false));
    this.code.set(judge);
    return judge !== null;
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
