import { computed, inject, Injectable } from '@angular/core';
import { instantOf, wallAt, type AgendaDays } from 'ng-event-calendar/core/internal';
import { AgendaSearch } from './agenda-search';
import type { VisibleRange } from './visible-range';
import { CalendarSettings } from './calendar-settings';
import { OfferedViews } from './offered-views';
import { sameItems } from './same-items';
import { VisibleDate } from './visible-date';

/** Which days the view shows for the visible date. */
@Injectable()
export class VisibleDays {
  private readonly settings = inject(CalendarSettings);
  private readonly definition = inject(OfferedViews).definition;
  private readonly date = inject(VisibleDate).date;
  private readonly search = inject(AgendaSearch);

  /** The days, and whether "Show more" brings others that hold events. */
  readonly found = computed<AgendaDays>(() =>
    this.search.isSparse()
      ? this.search.found()
      : { days: this.definition().days(this.date(), this.settings.dayRules()), hasMore: false },
  );
  /** The days in order. */
  readonly days = computed<readonly number[]>(() => this.found().days, { equal: sameItems });

  /** The visible date, or the shown day that is nearest to it where that is hidden. */
  readonly shownDate = computed(() => {
    const [date, days] = [this.date(), this.days()];
    return days.find((day) => day >= date) ?? days.at(-1) ?? date;
  });

  /** Whether a day is one that the view shows when its page comes; a day by itself always is. */
  readonly isDayShown = computed<(day: number) => boolean>(() => {
    const rules = this.settings.dayRules();
    const { isShown } = this.definition();
    return (day) => isShown(day, rules);
  });

  /** From the beginning of the first day to the end of the last one. */
  readonly range = computed<VisibleRange>(
    () => {
      const days = this.days();
      const zone = this.settings.zone();
      const first = days[0] ?? this.date();
      const last = days.at(-1) ?? first;
      const iso = (day: number): string =>
        new Date(instantOf(wallAt(day), zone)).toISOString().replace('.000Z', 'Z');
      return { start: iso(first), end: iso(last + 1) };
    },
    { equal: (a, b) => a.start === b.start && a.end === b.end },
  );

  /** What the toolbar says is shown. */
  readonly title = computed(() => {
    const formats = this.settings.formats();
    const date = this.date();
    const days = this.days();
    const first = days[0] ?? date;
    switch (this.definition().title(this.settings.dayRules())) {
      case 'day':
        return formats.dayTitle(first);
      case 'month':
        return formats.monthYear(date);
      case 'range':
        return formats.dateRangeTitle(first, days.at(-1) ?? date);
    }
  });
}
