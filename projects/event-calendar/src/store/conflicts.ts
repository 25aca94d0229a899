import { computed, inject, Injectable } from '@angular/core';
import type { CalendarEvent, Occurrence } from 'ng-event-calendar/core/internal';
import { Judging } from './judging';
import { PageOccurrences } from './page-occurrences';

const NONE: ReadonlyMap<string, readonly CalendarEvent[]> = new Map();

/** What overlaps on the page, where that is to be marked. */
@Injectable()
export class Conflicts {
  readonly #judging = inject(Judging);
  readonly #page = inject(PageOccurrences);

  readonly #found = computed(() => {
    const judge = this.#judging.judge();
    if (judge === null || !this.#judging.marksOverlaps()) return NONE;
    return judge.conflictsAmong(this.#page.all(), this.#judging.world());
  });

  /** The events that an occurrence overlaps; empty where it overlaps none, or that doesn't count. */
  of({ key }: Occurrence): readonly CalendarEvent[] {
    return this.#found().get(key) ?? [];
  }
}
