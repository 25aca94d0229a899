import { Component, computed, inject } from '@angular/core';
import { EditorState } from '../editor/editor-state';
import { tidied } from '../editor/fields/times/reworded-times';
import { TIMES_VALUE } from '../editor/fields/times/times-of-event';
import { beforeTyping, withTypedStart } from '../editor/fields/times/times-typing';
import { readTimes, type TimesValue } from '../editor/fields/times/times-value';
import type { FieldValue } from '../editor/field-value';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { QuickInput } from './quick-input';

let fields = 0;

/** Times of a new event: its dates as text, its times as fields. */
@Component({
  selector: 'ec-quick-times',
  imports: [QuickInput],
  template: `
    <div class="ec-when">
      <span data-field="dates">{{ dates() }}</span>
      @if (value().allDay) {
        <span>{{ text()('allDayLabel') }}</span>
      } @else {
        <span class="ec-times">
          <input
            data-field="startTime"
            [attr.aria-label]="text()('startTimeLabel')"
            [ecQuick]="start"
            [faultId]="faultId"
            (focus)="startTyping()"
            (input)="startTyped()"
            (blur)="tidy()"
          />
          <span aria-hidden="true">{{ separator() }}</span>
          <input
            data-field="endTime"
            [attr.aria-label]="text()('endTimeLabel')"
            [ecQuick]="end"
            [faultId]="faultId"
            (blur)="tidy()"
          />
        </span>
      }
    </div>
    @if (fault(); as words) {
      <p class="ec-fault" role="alert" [id]="faultId">{{ words }}</p>
    }
  `,
  styleUrls: ['./quick-field.scss', './quick-times.scss'],
})
export class QuickTimes {
  readonly #settings = inject(CalendarSettings);
  readonly #state = inject(EditorState);

  /** Value from which a start that is being typed counts; null where it has no length to keep. */
  #counted: TimesValue | null = null;

  readonly #times = this.#state.form.field(TIMES_VALUE.key) as FieldValue<TimesValue>;
  protected readonly start = this.#times.part('startTime');
  protected readonly end = this.#times.part('endTime');
  protected readonly value = this.#times.value;
  protected readonly text = this.#settings.text;
  protected readonly separator = computed(() => this.#settings.formats().rangeSeparator.trim());
  protected readonly faultId = `ec-quick-times-${fields++}`;
  /** First error of the times; empty without one. */
  protected readonly fault = computed(
    () =>
      [this.start, this.end, this.#times.part('startDate'), this.#times.part('endDate')]
        .map(({ error }) => error())
        .find((words) => words !== '') ?? '',
  );
  protected readonly dates = computed(() => {
    const formats = this.#settings.formats();
    const { startDay, endDay } = readTimes(this.value(), formats);
    if (startDay === null) return '';
    return endDay === null || endDay <= startDay
      ? formats.weekdayDate(startDay).join('')
      : formats.monthDays(startDay, endDay);
  });

  protected startTyping(): void {
    this.#counted = beforeTyping(this.value(), this.#counted, this.#state.context());
  }

  protected startTyped(): void {
    if (this.#counted === null) return;
    this.#times.set(withTypedStart(this.value(), this.#counted, this.#state.context()));
  }

  /** Rewrites readable times as the calendar writes them. */
  protected tidy(): void {
    this.#times.set(tidied(this.value(), this.#state.context()));
  }
}
