import { computed, inject, Injectable } from '@angular/core';
import type { CalendarEvent, Occurrence } from 'ng-event-calendar/core/internal';
import { AvailabilityRules } from './availability-rules';
import { PageOccurrences } from '../events/page-occurrences';

const NONE: ReadonlyMap<string, readonly CalendarEvent[]> = new Map();

/** What overlaps on the page, where that is to be marked. */
@Injectable()
export class Conflicts {
  readonly #availability = inject(AvailabilityRules);
  readonly #page = inject(PageOccurrences);

  readonly #found = computed(() => {
    const judge = this.#availability.code();
    if (judge === null || !this.#availability.marksOverlaps()) return NONE;
    return judge.conflictsAmong(this.#page.all(), this.#availability.context());
  });

  /** The events that an occurrence overlaps; empty where it overlaps none, or that doesn't count. */
  of({ key }: Occurrence): readonly CalendarEvent[] {
    return this.#found().get(key) ?? [];
  }
}
