import { computed, inject, Injectable } from '@angular/core';
import { dayOf, formatDay, nearestWithin, parseIso, wallIn } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../inputs/calendar-inputs';
import { CalendarSettings } from '../inputs/calendar-settings';
import { Clock } from './clock';
import { initialValue } from '../inputs/initial-value';
import { Reports } from '../inputs/reports';

declare const ngDevMode: unknown;

/** Visible date and today's date, as day numbers in the display zone. */
@Injectable()
export class VisibleDate {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #clock = inject(Clock);
  readonly #reports = inject(Reports);

  readonly today = computed(() => dayOf(wallIn(this.#clock.now(), this.#settings.zone())));

  readonly #initialDate = initialValue(
    () => this.#read(this.#inputs.defaultVisibleDate(), 'defaultVisibleDate') ?? this.today(),
  );
  /** Visible date; one out of bounds is shown as the nearest within, and not written back. */
  readonly date = computed(() =>
    nearestWithin(
      this.#read(this.#inputs.visibleDate() as string | undefined, 'visibleDate') ??
        this.#initialDate(),
      this.#settings.bounds(),
    ),
  );

  /** Shows another date, given as a day number. */
  goTo(day: number): void {
    if (day !== this.date()) this.#inputs.visibleDate.set(formatDay(day));
  }

  #read(value: string | undefined, field: string): number | null {
    if (value === undefined || value === null) return null;
    const time = parseIso(value);
    if (time === null) {
      if (ngDevMode) {
        this.#reports.report(
          'invalid-date',
          `${field} ${JSON.stringify(value)} is not an ISO date; it is ignored. ` +
            `Write it as a string such as "2026-11-20".`,
        );
      }
      return null;
    }
    if (time.form === 'utc' || time.form === 'offset') {
      return dayOf(wallIn(time.wall - time.offset, this.#settings.zone()));
    }
    return dayOf(time.wall);
  }
}
