import { Component, input, model } from '@angular/core';
import type { CalendarPreferences, Weekday } from 'ng-event-calendar';
import { type SegmentOption, Segmented } from '../../../ui/segmented';
import { PropChoice } from './prop-choice';
import { PropToggle } from './prop-toggle';
import { withKey } from './with-key';

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];
const WEEKDAY_NAMES = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** The preferences object: not bound, or bound with some of its keys. */
@Component({
  selector: 'sc-preferences-props',
  imports: [PropChoice, PropToggle, Segmented],
  template: `
    <div class="head">
      <span class="name">{{ name() }}</span>
      <sc-segmented
        small
        [label]="name()"
        [options]="states"
        [value]="value() !== undefined"
        (valueChange)="value.set($event ? {} : undefined)"
      />
    </div>
    @if (value(); as preferences) {
      <div class="keys">
        @for (key of flags; track key) {
          <sc-prop-toggle
            [name]="key"
            [value]="preferences[key]"
            (valueChange)="set(key, $event)"
          />
        }
        <sc-prop-choice
          name="weekStartsOn"
          [choices]="weekdays"
          [labels]="weekdayNames"
          [value]="preferences.weekStartsOn"
          (valueChange)="set('weekStartsOn', $event)"
        />
      </div>
    }
  `,
  styleUrl: './object-props.scss',
})
export class PreferencesProps {
  readonly name = input.required<string>();
  readonly value = model<CalendarPreferences>();

  protected readonly weekdays = WEEKDAYS;
  protected readonly weekdayNames = WEEKDAY_NAMES;
  protected readonly flags = [
    'ampm',
    'showWeekends',
    'showWeekNumber',
    'isSidePanelOpen',
    'showResourceColumns',
    'showEmptyDaysInAgenda',
  ] as const;
  protected readonly states: readonly SegmentOption<boolean>[] = [
    { value: false, label: 'unset' },
    { value: true, label: 'bound' },
  ];

  protected set<K extends keyof CalendarPreferences>(
    key: K,
    value: CalendarPreferences[K] | undefined,
  ): void {
    this.value.update((before) => withKey(before, key, value));
  }
}
