import { Component, computed, inject, input, model } from '@angular/core';
import { ɵCalendarSettings as CalendarSettings } from 'ng-event-calendar';
import type { Weekday } from 'ng-event-calendar/core/internal';

/** Day number of Sunday, 4 January 1970, counted from 1 January. */
const SUNDAY = 3;

/** Checkboxes for the seven days of a week, from its first day on. */
@Component({
  selector: 'ec-weekday-field',
  template: `
    <fieldset>
      <legend>{{ label() }}</legend>
      <div class="ec-days">
        @for (day of days(); track day.weekday) {
          <label [title]="day.name">
            <input
              type="checkbox"
              [checked]="value().includes(day.weekday)"
              [attr.aria-label]="day.name"
              (change)="toggle(day.weekday)"
            />
            <span aria-hidden="true">{{ day.letter }}</span>
          </label>
        }
      </div>
    </fieldset>
  `,
  styleUrl: './weekday-field.scss',
})
export class WeekdayField {
  readonly #settings = inject(CalendarSettings);

  readonly value = model.required<readonly Weekday[]>();
  readonly label = input.required<string>();

  protected readonly days = computed(() => {
    const formats = this.#settings.formats();
    const { weekStartsOn } = this.#settings.preferences();
    return Array.from({ length: 7 }, (_, index) => {
      const weekday = ((weekStartsOn + index) % 7) as Weekday;
      const day = SUNDAY + weekday;
      return { weekday, name: formats.weekdayLong(day), letter: formats.weekdayNarrow(day) };
    });
  });

  protected toggle(weekday: Weekday): void {
    this.value.update((days) =>
      days.includes(weekday)
        ? days.filter((each) => each !== weekday)
        : [...days, weekday].sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)),
    );
  }
}
