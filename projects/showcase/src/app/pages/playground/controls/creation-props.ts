import { Component, computed, model } from '@angular/core';
import type { EventCreation } from 'ng-event-calendar';
import { type SegmentOption, Segmented } from '../../../ui/segmented';
import { PropChoice } from './prop-choice';
import { PropNumber } from './prop-number';
import { withKey } from './with-key';

type State = 'unset' | 'false' | 'true' | 'object';

/** `eventCreation`: not bound, a boolean, or an object. */
@Component({
  selector: 'sc-creation-props',
  imports: [PropChoice, PropNumber, Segmented],
  template: `
    <div class="head">
      <span class="name">eventCreation</span>
      <sc-segmented
        small
        label="eventCreation"
        [options]="states"
        [value]="state()"
        (valueChange)="choose($event)"
      />
    </div>
    @if (creation(); as object) {
      <div class="keys">
        <sc-prop-choice
          name="interaction"
          unset="click"
          [choices]="interactions"
          [value]="object.interaction"
          (valueChange)="set('interaction', $event)"
        />
        <sc-prop-number
          name="duration"
          unset="30"
          [min]="15"
          [step]="15"
          [value]="object.duration"
          (valueChange)="set('duration', $event)"
        />
      </div>
    }
  `,
  styleUrl: './object-props.scss',
})
export class CreationProps {
  readonly value = model<boolean | EventCreation>();

  protected readonly interactions = ['click', 'double-click'] as const;
  protected readonly states: readonly SegmentOption<State>[] = [
    { value: 'unset', label: '–' },
    { value: 'false', label: 'off' },
    { value: 'true', label: 'on' },
    { value: 'object', label: '{ }' },
  ];
  protected readonly creation = computed(() => {
    const value = this.value();
    return typeof value === 'object' ? value : undefined;
  });
  protected readonly state = computed<State>(() => {
    const value = this.value();
    if (value === undefined) return 'unset';
    if (typeof value === 'object') return 'object';
    return value ? 'true' : 'false';
  });

  protected choose(state: State): void {
    const values = { unset: undefined, false: false, true: true, object: {} };
    this.value.set(values[state]);
  }

  protected set<K extends keyof EventCreation>(key: K, value: EventCreation[K] | undefined): void {
    this.value.set(withKey(this.creation(), key, value));
  }
}
