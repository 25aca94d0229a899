import { computed, inject, Injectable, Injector, runInInjectionContext } from '@angular/core';
import type { DayShading } from 'ng-event-calendar/core/availability';
import type { BlockedTime, Column, Slot } from 'ng-event-calendar/core/internal';
import { AvailabilityRules } from './availability-rules';

/** Shading of working hours and blocked times; empty until the code that reads them has loaded. */
@Injectable()
export class AvailabilityShading {
  readonly #availability = inject(AvailabilityRules);
  readonly #injector = inject(Injector);

  readonly #shown = computed(() => {
    const code = this.#availability.code();
    return code && runInInjectionContext(this.#injector, () => new code.ShadingReader());
  });

  /** Returns the shading behind the events of a column; null where there is none, or its code isn't loaded. */
  of(column: Column): DayShading | null {
    return this.#shown()?.of(column) ?? null;
  }

  /** Returns the blocked time that is visible at a slot; null where there is none. */
  blockAt(slot: Slot): BlockedTime | null {
    return this.#shown()?.blockAt(slot) ?? null;
  }

  /** Runs `act` at once if the shading is loaded or there is none, else once loading has succeeded or failed. */
  whenRead(act: () => void): void {
    if (this.#shown() !== null || !this.#availability.hasTimes()) act();
    else void this.#availability.load().then(act);
  }

  /** Returns the title of a slot's block, or that the slot is closed; empty where it is open. */
  wordsOf(slot: Slot): string {
    return this.#shown()?.wordsOf(slot) ?? '';
  }

  /** Returns the closed and the blocked times of a column, in words; empty where all of it is open. */
  wordsOfDay(column: Column): string {
    return this.#shown()?.wordsOfDay(column) ?? '';
  }

  /** Returns that a day is closed, where its shading alone says so; else empty. */
  closedWordsOf(column: Column): string {
    return this.#shown()?.closedWordsOf(column) ?? '';
  }
}

/** Returns the blocked times that cover a whole day, by their dates or by their times. */
export function blocksOver(shading: DayShading | null): readonly BlockedTime[] {
  const whole = shading?.blocked.filter(({ isWhole }) => isWhole) ?? [];
  return whole.map(({ block }) => block);
}

/** Returns the titled blocked times that cover a whole day, for places with room for one line of text. */
export function titledOver(shading: DayShading | null): readonly BlockedTime[] {
  return blocksOver(shading).filter(({ title }) => Boolean(title));
}
