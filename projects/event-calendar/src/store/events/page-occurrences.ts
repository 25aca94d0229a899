import { computed, inject, Injectable } from '@angular/core';
import { HOUR_MS, nearestWithin, wallAt, type Occurrence } from 'ng-event-calendar/core/internal';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from './calendar-store';
import { Navigation } from '../dates/navigation';

/** Occurrences on the shown page of days. */
@Injectable()
export class PageOccurrences {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);

  /** Shown occurrences from the first day of the page to its last, hidden days between them included, with hours of the next day. */
  readonly all = computed<readonly Occurrence[]>(() => {
    const days = this.#navigation.days();
    const first = days[0];
    const last = days.at(-1);
    if (first === undefined || last === undefined) return [];
    const bounds = this.#settings.bounds();
    const from = nearestWithin(first, bounds);
    const hoursAfter = this.#navigation.hoursAfter();
    if (hoursAfter === 0) return this.#store.occurrencesIn(from, nearestWithin(last, bounds));
    const end = wallAt(last + 1) + hoursAfter * HOUR_MS;
    return this.#store
      .occurrencesIn(from, nearestWithin(last + 1, bounds))
      .filter(
        ({ allDay, firstDay, startWall }) => firstDay <= last || (!allDay && startWall < end),
      );
  });
}
