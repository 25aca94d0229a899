import { computed, inject, Injectable } from '@angular/core';
import type { CalendarEvent, Occurrence } from 'ng-event-calendar/core/internal';
import { AvailabilityRules } from './availability-rules';
import { PageOccurrences } from '../events/page-occurrences';

const NONE: ReadonlyMap<string, readonly CalendarEvent[]> = new Map();

/** Overlapping events on the page, where overlaps are marked. */
@Injectable()
export class Conflicts {
  readonly #availability = inject(AvailabilityRules);
  readonly #page = inject(PageOccurrences);

  readonly #found = computed(() => {
    const code = this.#availability.code();
    if (code === null || !this.#availability.marksOverlaps()) return NONE;
    return code.conflictsAmong(this.#page.all(), this.#availability.context());
  });

  /** Returns the events that an occurrence overlaps; empty where there are none or overlaps aren't marked. */
  of({ key }: Occurrence): readonly CalendarEvent[] {
    return this.#found().get(key) ?? [];
  }
}
