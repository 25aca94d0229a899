import { computed, inject, Injectable } from '@angular/core';
import { civilDate, instantOf, wallAt, type AgendaDays } from 'ng-event-calendar/core/internal';
import { AgendaSearch } from './agenda-search';
import type { VisibleRange } from './visible-range';
import { CalendarSettings } from '../inputs/calendar-settings';
import { OfferedViews } from './offered-views';
import { sameItems } from '../same-items';
import { VisibleDate } from './visible-date';

/** Days from which a range is told in short by its months. */
const LONG_RANGE = 60;

/** Days that the view shows for the visible date. */
@Injectable()
export class VisibleDays {
  readonly #settings = inject(CalendarSettings);
  readonly #definition = inject(OfferedViews).definition;
  readonly #visible = inject(VisibleDate);
  readonly #date = this.#visible.date;
  readonly #search = inject(AgendaSearch);

  /** Shown days, and whether "Show more" brings others that hold events. */
  readonly found = computed<AgendaDays>(() =>
    this.#search.isSparse()
      ? this.#search.found()
      : { days: this.#definition().days(this.#date(), this.#settings.dayRules()), hasMore: false },
  );
  /** Shown days in order. */
  readonly days = computed<readonly number[]>(() => this.found().days, { equal: sameItems });

  /** Visible date; if that day is hidden, the next shown day, or the last one. */
  readonly shownDate = computed(() => {
    const [date, days] = [this.#date(), this.days()];
    return days.find((day) => day >= date) ?? days.at(-1) ?? date;
  });

  /** Whether the view shows a day once its page is reached; the day view shows every day. */
  readonly isDayShown = computed<(day: number) => boolean>(() => {
    const rules = this.#settings.dayRules();
    const { isShown } = this.#definition();
    return (day) => isShown(day, rules);
  });

  /** Range from the start of the page's first day to the end of its last. */
  readonly range = computed<VisibleRange>(
    () => {
      const [days, date] = [this.days(), this.#date()];
      const zone = this.#settings.zone();
      const bounds = this.#definition().bounds?.(date, this.#settings.dayRules());
      const { first = days[0] ?? date, last = days.at(-1) ?? first } = bounds ?? {};
      const iso = (day: number): string =>
        new Date(instantOf(wallAt(day), zone)).toISOString().replace('.000Z', 'Z');
      return { start: iso(first), end: iso(last + 1) };
    },
    { equal: (a, b) => a.start === b.start && a.end === b.end },
  );

  /** Title for the shown days. */
  readonly title = computed(() => {
    const formats = this.#settings.formats();
    const { kind, first, last } = this.#titled();
    switch (kind) {
      case 'day':
        return formats.dayTitle(first);
      case 'month':
        return formats.monthYear(first);
      case 'year':
        return formats.year(first);
      case 'range':
        return formats.dateRangeTitle(first, last);
    }
  });
  /** Short title for narrow calendars, without the year while that is the present one. */
  readonly shortTitle = computed(() => {
    const { first, last } = this.#titled();
    const year = civilDate(this.#visible.today()).year;
    return this.#shortTitle([first, last].some((day) => civilDate(day).year !== year));
  });
  /** Title as short as can be, without the year, for calendars in which that one has no room. */
  readonly shortestTitle = computed(() => this.#shortTitle(false));

  #shortTitle(hasYear: boolean): string {
    const formats = this.#settings.formats();
    const { kind, first, last } = this.#titled();
    switch (kind) {
      case 'day':
        return hasYear ? formats.dateInput(first) : formats.monthDay(first);
      case 'year':
        return formats.year(first);
      case 'month':
        return hasYear ? formats.monthYearShort(first) : formats.monthLong(first);
      case 'range':
        if (!hasYear) {
          // The format of ranges names the years of one over two years.
          return civilDate(first).year === civilDate(last).year
            ? formats.monthDays(first, last)
            : formats.monthDay(first) + formats.rangeSeparator + formats.monthDay(last);
        }
        return last - first > LONG_RANGE
          ? formats.monthYearRange(first, last)
          : formats.dateRangeTitle(first, last);
    }
  }

  readonly #titled = computed(() => {
    const date = this.#date();
    const days = this.days();
    const kind = this.#definition().title(this.#settings.dayRules(), date);
    // In the first and last weeks of a month days of others are seen.
    if (kind === 'month') return { kind, first: date, last: date };
    return { kind, first: days[0] ?? date, last: days.at(-1) ?? date };
  });
}
