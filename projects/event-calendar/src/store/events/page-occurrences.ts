import { computed, inject, Injectable } from '@angular/core';
import { nearestWithin, type Occurrence } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from './calendar-store';
import { Navigation } from '../dates/navigation';

/** Occurrences on the shown page of days. */
@Injectable()
export class PageOccurrences {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);

  /** Shown occurrences from the first day of the page to its last, hidden days between them included. */
  readonly all = computed<readonly Occurrence[]>(() => {
    const days = this.#navigation.days();
    const first = days[0];
    const last = days.at(-1);
    if (first === undefined || last === undefined) return [];
    const bounds = this.#settings.bounds();
    return this.#store.occurrencesIn(nearestWithin(first, bounds), nearestWithin(last, bounds));
  });
}
