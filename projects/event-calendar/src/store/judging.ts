import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import type { JudgedChange, Refusal, World } from 'ng-event-calendar/core/availability';
import type { CalendarEvent, CalendarResource, TimeSpan } from 'ng-event-calendar/core/internal';
import { Parts } from '../parts/parts';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarStore } from './calendar-store';
import { JUDGE, type Judge } from './judge-part';

/** Keys of resources that say something of who is free when. */
const OF_RESOURCES = ['unavailableTimes', 'capacity'] as const;

/** Who is free when, for the whole calendar: what there are of rules, and what they say of a change. */
@Injectable()
export class Judging {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #store = inject(CalendarStore);
  readonly #parts = inject(Parts);

  /** What decides; null until it was loaded, which nobody asks for without rules. */
  readonly judge = signal<Judge | null>(JUDGE.loaded ?? null);

  /** The calendar's own hours, and blocked time. */
  readonly times = computed(() => {
    const workingHours = listOrNone(this.#inputs.workingHours());
    return {
      ...(workingHours.length > 0 && { workingHours }),
      blockedTimes: listOrNone(this.#inputs.blockedTimes()),
    };
  });

  /** All that decides who is free when. */
  readonly world = computed<World>(() => ({
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
      this.#store.index().hasLoners,
  );

  /** Whether anything may be said against a change. */
  readonly isNeeded = computed(
    () => this.hasTimes() || this.marksOverlaps() || this.#resourcesSay(OF_RESOURCES),
  );

  constructor() {
    effect(() => {
      if (this.isNeeded() && this.judge() === null) void untracked(() => this.load());
    });
  }

  /** What is against a change; null where what decides that isn't loaded. */
  refusalsOf(change: JudgedChange): readonly Refusal[] | null {
    return untracked(() => {
      const isLoner = change.changes.some(({ after }) => after?.overlap === false);
      if (!isLoner && !this.isNeeded()) return [];
      return this.judge()?.judge(change, this.world()) ?? null;
    });
  }

  /** The same for who looks on; nothing until what decides that is there. */
  refusalsNow(change: JudgedChange): readonly Refusal[] {
    this.judge();
    this.world();
    return this.refusalsOf(change) ?? [];
  }

  /** Whether a change is refused for what is decided here, whatever its host may still allow. */
  isRefused(change: JudgedChange): boolean {
    return this.refusalsOf(change)?.some(({ answer }) => answer === 'refuse') === true;
  }

  /** The first time from a wish on at which an event of that length can be with whom it is; null without any near. */
  freeTimeFor(event: CalendarEvent, wish: TimeSpan): TimeSpan | null {
    return untracked(() => this.judge()?.freeTimeFor(event, wish, this.world()) ?? null);
  }

  /** Has what decides be there; returns whether it is. */
  async load(): Promise<boolean> {
    const judge = this.judge() ?? (await this.#parts.load(JUDGE, () => false));
    this.judge.set(judge);
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
