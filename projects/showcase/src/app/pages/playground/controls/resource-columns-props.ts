import { Component, computed, model } from '@angular/core';
import type { ResourceColumns } from 'ng-event-calendar';
import { type SegmentOption, Segmented } from '../../../ui/segmented';
import { PropChoice } from './prop-choice';
import { PropNumber } from './prop-number';
import { withKey } from './with-key';

type State = 'unset' | 'false' | 'true' | 'object';

/** `resourceColumns`: not bound, a boolean, or an object. */
@Component({
  selector: 'sc-resource-columns-props',
  imports: [PropChoice, PropNumber, Segmented],
  template: `
    <div class="head">
      <span class="name">resourceColumns</span>
      <sc-segmented
        small
        label="resourceColumns"
        [options]="states"
        [value]="state()"
        (valueChange)="choose($event)"
      />
    </div>
    @if (columns(); as object) {
      <div class="keys">
        <sc-prop-choice
          name="order"
          unset="date-resource"
          [choices]="orders"
          [value]="object.order"
          (valueChange)="set('order', $event)"
        />
        <sc-prop-choice
          name="show"
          unset="all"
          [choices]="shown"
          [value]="object.show"
          (valueChange)="set('show', $event)"
        />
        <sc-prop-number
          name="minWidth"
          unset="120"
          [step]="10"
          [value]="object.minWidth"
          (valueChange)="set('minWidth', $event)"
        />
        <sc-prop-choice
          name="unassigned"
          unset="auto"
          [choices]="unassigned"
          [value]="object.unassigned"
          (valueChange)="set('unassigned', $event)"
        />
      </div>
    }
  `,
  styleUrl: './object-props.scss',
})
export class ResourceColumnsProps {
  readonly value = model<boolean | ResourceColumns>();

  protected readonly orders = ['date-resource', 'resource-date'] as const;
  protected readonly shown = ['all', 'with-events'] as const;
  protected readonly unassigned = ['auto', 'always', 'never'] as const;
  protected readonly states: readonly SegmentOption<State>[] = [
    { value: 'unset', label: '–' },
    { value: 'false', label: 'off' },
    { value: 'true', label: 'on' },
    { value: 'object', label: '{ }' },
  ];
  protected readonly columns = computed(() => {
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

  protected set<K extends keyof ResourceColumns>(
    key: K,
    value: ResourceColumns[K] | undefined,
  ): void {
    this.value.set(withKey(this.columns(), key, value));
  }
}
