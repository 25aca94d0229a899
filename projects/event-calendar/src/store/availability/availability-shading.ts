import { computed, inject, Injectable, Injector, runInInjectionContext } from '@angular/core';
import type { DayTints } from 'ng-event-calendar/core/availability';
import type { BlockedTime, Column, Slot } from 'ng-event-calendar/core/internal';
import { AvailabilityRules } from './availability-rules';

/** Hours and blocked time as they are drawn; nothing until what reads them is there. */
@Injectable()
export class AvailabilityShading {
  readonly #availability = inject(AvailabilityRules);
  readonly #injector = inject(Injector);

  readonly #shown = computed(() => {
    const judge = this.#availability.code();
    return judge && runInInjectionContext(this.#injector, () => new judge.ShadingReader());
  });

  /** What is drawn behind the events of a column; null where there is nothing, or nothing yet. */
  of(column: Column): DayTints | null {
    return this.#shown()?.of(column) ?? null;
  }

  /** The block that is seen at a slot; null where none is. */
  blockAt(slot: Slot): BlockedTime | null {
    return this.#shown()?.blockAt(slot) ?? null;
  }

  /** Does what needs those words: at once, or as soon as what reads hours is there or can't be had. */
  whenRead(act: () => void): void {
    if (this.#shown() !== null || !this.#availability.hasTimes()) act();
    else void this.#availability.load().then(act);
  }

  /** What is said of a slot: the title of its block, or that it is closed; empty where it is open. */
  wordsOf(slot: Slot): string {
    return this.#shown()?.wordsOf(slot) ?? '';
  }
}

/** The blocks that lie over a whole day. */
export function blocksOver(tints: DayTints | null): readonly BlockedTime[] {
  const whole = tints?.blocked.filter(({ block }) => block.allDay === true) ?? [];
  return whole.map(({ block }) => block);
}

/** Those of them that have a title, for where a line is all that is seen of them. */
export function titledOver(tints: DayTints | null): readonly BlockedTime[] {
  return blocksOver(tints).filter(({ title }) => Boolean(title));
}
