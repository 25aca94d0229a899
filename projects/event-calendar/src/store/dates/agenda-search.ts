import { computed, inject, Injectable, linkedSignal } from '@angular/core';
import {
  AGENDA_DAYS,
  AGENDA_HORIZON_DAYS,
  daysWithEvents,
  isDayListed,
  type AgendaDays,
} from 'ng-event-calendar/core/internal';
import { FIRST_REACH } from './agenda-reach';
import { CalendarSettings } from '../inputs/calendar-settings';
import { CalendarStore } from '../events/calendar-store';
import { OfferedViews } from './offered-views';
import { SourceLink } from '../source/source-link';
import { VisibleDate } from './visible-date';

/** Search for the days that hold events, for an agenda that hides empty days. */
@Injectable()
export class AgendaSearch {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #source = inject(SourceLink);
  readonly #offered = inject(OfferedViews);
  readonly #date = inject(VisibleDate).date;

  /** Whether the view is a list that hides empty days. */
  readonly isSparse = computed(
    () =>
      this.#offered.layout().canHideEmptyDays &&
      !this.#settings.preferences().showEmptyDaysInAgenda,
  );

  /** Number of pages shown; "Show more" adds one, another date starts over. */
  readonly pages = linkedSignal<number, number>({ source: this.#date, computation: () => 1 });
  readonly #wanted = computed(() => this.pages() * AGENDA_DAYS);
  /** Number of days that are searched at most for those pages. */
  readonly horizon = computed(() => Math.min(this.#daysLeft(), this.pages() * AGENDA_HORIZON_DAYS));
  /** Number of days from the first one to the end of the calendar. */
  readonly #daysLeft = computed(
    () => (this.#settings.bounds()?.last ?? Infinity) - this.#date() + 1,
  );
  /** Number of these days for which the event source was asked; it answers bit by bit. */
  readonly reach = linkedSignal<number, number>({
    source: this.#date,
    computation: () => FIRST_REACH,
  });

  /** Days found so far. */
  readonly found = computed<AgendaDays>(() => {
    const rules = this.#settings.dayRules();
    const isOnDemand = this.#source.isSet();
    const wanted = this.#wanted();
    // Days beyond the loaded ones would follow a gap.
    const horizon = Math.min(this.#daysLeft(), isOnDemand ? this.reach() : this.horizon());
    const isToTheEnd = horizon === this.#daysLeft();
    const { days, hasMore } = daysWithEvents(
      this.#store.index(),
      this.#date(),
      // Nothing is requested beyond the bounds: one day more tells whether another exists within them.
      isToTheEnd ? wanted + 1 : wanted,
      horizon,
      this.#settings.zone(),
      this.#store.isShown(),
      (day) => isDayListed(day, rules),
    );
    if (isToTheEnd) return { days: days.slice(0, wanted), hasMore: days.length > wanted };
    // Later events of a source are unknown, so that the user may always look further.
    const mayHaveMore = isOnDemand && (this.pages() > 1 || this.#source.isKnown());
    return { days, hasMore: hasMore || mayHaveMore };
  });
  /** Whether as many days are found as are to be shown. */
  readonly isFull = computed(() => this.found().days.length >= this.#wanted());

  /** Shows another page, unless one is being loaded. */
  showMore(): void {
    if (this.#source.isLoading()) return;
    this.pages.update((pages) => pages + 1);
  }
}
