import { Component, computed, inject } from '@angular/core';
import { MatError, MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import { MatOption, MatSelect } from '@angular/material/select';
import {
  ɵCalendarSettings as CalendarSettings,
  ɵDATE_FIELD as DATE_FIELD,
  ɵLazyOutlet as LazyOutlet,
} from 'ng-event-calendar';
import {
  namedWeekday,
  ordinalDay,
  presetLabel,
  presetsFor,
} from 'ng-event-calendar/recurrence/words';
import { RuleInput } from './rule-input';
import type { RuleChoice, RuleModel } from './rule-model';
import { RuleState } from './rule-state';
import { WeekdayField } from './weekday-field';

let lists = 0;

/** The part of the editor's form that edits the rule of a recurring event. */
@Component({
  selector: 'ec-recurrence-section',
  imports: [
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatOption,
    MatSelect,
    MatSuffix,
    LazyOutlet,
    RuleInput,
    WeekdayField,
  ],
  templateUrl: './recurrence-section.html',
  styleUrl: './recurrence-section.scss',
  providers: [RuleState],
})
export class RecurrenceSection {
  readonly #settings = inject(CalendarSettings);
  protected readonly state = inject(RuleState);
  protected readonly dateField = inject(DATE_FIELD);

  protected readonly text = this.#settings.text;
  protected readonly listId = `ec-next-dates-${lists++}`;
  protected readonly model = this.state.model;

  protected readonly choices = computed<readonly Option<RuleChoice>[]>(() => {
    const { names } = this.state.words();
    const text = this.text();
    const startDay = this.state.startDay();
    const kept = this.state.kept();
    return [
      ...(kept === null ? [] : [{ value: 'kept' as const, label: kept }]),
      ...presetsFor(startDay).map((preset) => ({
        value: preset.name,
        label: presetLabel(preset, startDay, text, names),
      })),
      ...(this.state.isOfDates()
        ? []
        : [{ value: 'custom' as const, label: text('recurrenceCustomRepeat') }]),
    ];
  });
  protected readonly units = computed(() => {
    const text = this.text();
    return [
      { value: 'DAILY', label: text('recurrenceDailyFrequencyLabel') },
      { value: 'WEEKLY', label: text('recurrenceWeeklyFrequencyLabel') },
      { value: 'MONTHLY', label: text('recurrenceMonthlyFrequencyLabel') },
      { value: 'YEARLY', label: text('recurrenceYearlyFrequencyLabel') },
    ];
  });
  protected readonly months = computed(() => {
    const { names } = this.state.words();
    return numbers(12).map((value) => ({ value, label: names.month(value) }));
  });
  protected readonly dates = computed(() => {
    const { names } = this.state.words();
    const last = { value: -1, label: this.text()('recurrenceLastDayLabel') };
    return [...numbers(31).map((value) => ({ value, label: names.number(value) })), last];
  });
  protected readonly weekdays = computed(() => {
    const { names } = this.state.words();
    return ([1, 2, 3, 4, 5, 6, 0] as const).map((value) => ({
      value,
      label: names.weekday(value),
    }));
  });
  protected readonly ordinals = computed(() => {
    const { text, names } = this.state.words();
    const day = namedWeekday(this.model().weekday, names, text);
    return [1, 2, 3, 4, -1].map((value) => ({ value, label: ordinalDay(day, value, text) }));
  });
  protected readonly nextDates = computed(() => {
    const days = this.state.fault() === '' ? (this.state.outlook()?.days ?? []) : [];
    return days.map((day, at) => this.#nextDate(day, days[at - 1]));
  });
  protected readonly until = computed(() => ({
    label: this.text()('recurrenceEndsUntilLabel'),
    name: 'until',
    date: this.state.until,
  }));
  /** Fault that belongs to no single field; empty if there is none. */
  protected readonly fault = computed(() => {
    const fault = this.state.fault();
    const isAlone = fault === 'recurrenceNeverError' || fault === 'recurrenceWeekdaysError';
    return isAlone ? this.text()(fault) : '';
  });

  protected set(change: Partial<RuleModel>): void {
    this.state.change(change);
  }

  /** Returns a date as it is written after another one: month and year only where these are new. */
  #nextDate(day: number, before: number = day): string {
    const formats = this.#settings.formats();
    if (formats.year(day) !== formats.year(before)) return formats.dateInput(day);
    const isOfMonth = formats.monthLong(day) === formats.monthLong(before);
    return isOfMonth
      ? `${formats.weekdayShort(day)} ${formats.dayNumber(day)}`
      : formats.monthDay(day);
  }
}

interface Option<T> {
  readonly value: T;
  readonly label: string;
}

function numbers(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1);
}
