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

/** The search of a list without empty days for those that hold events. */
@Injectable()
export class AgendaSearch {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #source = inject(SourceLink);
  readonly #offered = inject(OfferedViews);
  readonly #date = inject(VisibleDate).date;

  /** Whether the view is a list that leaves empty days out. */
  readonly isSparse = computed(
    () =>
      this.#offered.definition().layout === 'list' &&
      !this.#settings.preferences().showEmptyDaysInAgenda,
  );

  /** How many pages are shown; "Show more" adds one, another date starts over. */
  readonly pages = linkedSignal<number, number>({ source: this.#date, computation: () => 1 });
  readonly #wanted = computed(() => this.pages() * AGENDA_DAYS);
  /** How many days it looks through for as many as it shows. */
  readonly horizon = computed(() => Math.min(this.#daysLeft(), this.pages() * AGENDA_HORIZON_DAYS));
  /** How many days there are from the first on until the calendar ends. */
  readonly #daysLeft = computed(
    () => (this.#settings.bounds()?.last ?? Infinity) - this.#date() + 1,
  );
  /** How many of these days the event source was asked for; it answers bit by bit. */
  readonly reach = linkedSignal<number, number>({
    source: this.#date,
    computation: () => FIRST_REACH,
  });

  /** What it has found. */
  readonly found = computed<AgendaDays>(() => {
    const rules = this.#settings.dayRules();
    const isOnDemand = this.#source.isSet();
    const wanted = this.#wanted();
    // What is known further on would stand behind a gap.
    const horizon = Math.min(this.#daysLeft(), isOnDemand ? this.reach() : this.horizon());
    const isToTheEnd = horizon === this.#daysLeft();
    const { days, hasMore } = daysWithEvents(
      this.#store.index(),
      this.#date(),
      // What lies beyond the bounds isn't asked for: one day more tells whether there is one within.
      isToTheEnd ? wanted + 1 : wanted,
      horizon,
      this.#settings.zone(),
      this.#store.isShown(),
      (day) => isDayListed(day, rules),
    );
    if (isToTheEnd) return { days: days.slice(0, wanted), hasMore: days.length > wanted };
    // What a source has behind that nobody knows: one may always look further.
    const mayHaveMore = isOnDemand && (this.pages() > 1 || this.#source.isKnown());
    return { days, hasMore: hasMore || mayHaveMore };
  });
  /** Whether it has found as many days as are shown. */
  readonly isFull = computed(() => this.found().days.length >= this.#wanted());

  /** Shows another page, unless one is being loaded. */
  showMore(): void {
    if (this.#source.isLoading()) return;
    this.pages.update((pages) => pages + 1);
  }
}
