import { computed, effect, inject, Injectable, signal, untracked } from '@angular/core';
import type { JudgedChange, Refusal, World } from 'ng-event-calendar/core/availability';
import type { CalendarEvent, CalendarResource } from 'ng-event-calendar/core/internal';
import { Parts } from '../parts/parts';
import { CALENDAR_INPUTS } from './calendar-inputs';
import { CalendarStore } from './calendar-store';
import { JUDGE, type Judge } from './judge-part';

/** Keys of resources that say something of who is free when. */
const OF_RESOURCES = ['workingHours', 'unavailableTimes', 'capacity', 'eventOverlap'] as const;

/** Who is free when, for the whole calendar: what there are of rules, and what they say of a change. */
@Injectable()
export class Judging {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly store = inject(CalendarStore);
  private readonly parts = inject(Parts);

  /** What decides; null until it was loaded, which nobody asks for without rules. */
  readonly judge = signal<Judge | null>(JUDGE.loaded ?? null);

  /** All that decides who is free when. */
  readonly world = computed<World>(() => {
    const workingHours = listOrNone(this.inputs.workingHours());
    return {
      index: this.store.index(),
      resources: this.store.resources(),
      ...(workingHours.length > 0 && { workingHours }),
      blockedTimes: listOrNone(this.inputs.blockedTimes()),
      unavailableTimes: this.inputs.unavailableTimes(),
      eventOverlap: this.inputs.eventOverlap(),
    };
  });

  /** Whether there are hours or blocked times to be drawn. */
  readonly hasTimes = computed(
    () =>
      listOrNone(this.inputs.workingHours()).length > 0 ||
      listOrNone(this.inputs.blockedTimes()).length > 0 ||
      this.resourcesSay(['workingHours']),
  );

  /** Whether anything may be said against a change. */
  readonly isNeeded = computed(
    () =>
      this.hasTimes() ||
      isSet(this.inputs.eventOverlap()) ||
      this.resourcesSay(OF_RESOURCES) ||
      this.hasLoners(),
  );

  /** Whether there are events beside which nothing may be, whatever the calendar allows. */
  private readonly hasLoners = computed(() =>
    this.store.index().events.some((event: CalendarEvent | null) => event?.overlap === false),
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

  /** Has what decides be there; returns whether it is. */
  async load(): Promise<boolean> {
    const judge = this.judge() ?? (await this.parts.load(JUDGE, () => false));
    this.judge.set(judge);
    return judge !== null;
  }

  private resourcesSay(keys: readonly (keyof CalendarResource)[]): boolean {
    return this.store
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
