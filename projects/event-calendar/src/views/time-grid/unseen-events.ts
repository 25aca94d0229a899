import { computed, inject, Injectable } from '@angular/core';
import { eventsOutOfHours, isOwnedBy, type Occurrence } from 'ng-event-calendar/core/internal';
import { CalendarStore } from '../../store/events/calendar-store';
import { Columns } from '../../store/layout/columns';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { sameValues } from '../../store/same-values';
import { GridScale } from './grid-scale';
import { TimeGridLayout } from './time-grid-layout';

/** Events of the page that the grid doesn't show: outside its hours, scrolled out of sight, or in none of its columns. */
@Injectable()
export class UnseenEvents {
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  readonly #columns = inject(Columns);
  readonly #store = inject(CalendarStore);
  readonly #occurrences = inject(PageOccurrences).all;

  /** Events wholly outside the hours of the grid. */
  readonly outOfHours = computed(() => eventsOutOfHours(this.#layout.allLayouts()));

  /** Numbers of events wholly above and below the visible part, and the axis minutes of the nearest ones. */
  readonly outOfSight = computed(
    () => {
      const box = this.#scale.box();
      const sum = { above: 0, below: 0, lastAbove: 0, firstBelow: 0 };
      if (box === null) return sum;
      const bottom = box.scrolled + box.viewport;
      sum.firstBelow = Infinity;
      for (const { cards, folded } of this.#layout.allLayouts()) {
        for (const { from, to, continuesBefore } of [...cards, ...folded]) {
          if (to <= box.scrolled && !continuesBefore) {
            sum.above++;
            sum.lastAbove = Math.max(sum.lastAbove, from);
          } else if (from >= bottom) {
            sum.below++;
            sum.firstBelow = Math.min(sum.firstBelow, from);
          }
        }
      }
      return sum;
    },
    { equal: sameValues },
  );

  /** Unassigned events that stand in no column, where those have none. */
  readonly unassigned = computed<readonly Occurrence[]>(() => {
    if (!this.#columns.leaveOutUnassigned()) return [];
    const resources = this.#store.resources();
    return this.#occurrences().filter(
      ({ event, firstDay, lastDay }) =>
        isOwnedBy(event, 'unassigned', resources) &&
        this.#layout.days().some((day) => firstDay <= day && day <= lastDay),
    );
  });
}
