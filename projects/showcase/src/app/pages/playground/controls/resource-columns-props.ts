import { Component, computed, model } from '@angular/core';
import type { ResourceColumns } from 'ng-event-calendar';
import { ObjectProp } from './object-prop';
import { PropChoice } from './prop-choice';
import { PropNumber } from './prop-number';
import { withKey } from './with-key';

/** `resourceColumns`: not bound, a boolean, or an object. */
@Component({
  selector: 'sc-resource-columns-props',
  imports: [ObjectProp, PropChoice, PropNumber],
  template: `
    <sc-object-prop name="resourceColumns" [(value)]="value">
      @if (columns(); as object) {
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
      }
    </sc-object-prop>
  `,
})
export class ResourceColumnsProps {
  readonly value = model<boolean | ResourceColumns>();

  protected readonly orders = ['date-resource', 'resource-date'] as const;
  protected readonly shown = ['all', 'working', 'with-events'] as const;
  protected readonly unassigned = ['auto', 'always', 'never'] as const;
  protected readonly columns = computed(() => {
    const value = this.value();
    return typeof value === 'object' ? value : undefined;
  });

  protected set<K extends keyof ResourceColumns>(
    key: K,
    value: ResourceColumns[K] | undefined,
  ): void {
    this.value.set(withKey(this.columns(), key, value));
  }
}
