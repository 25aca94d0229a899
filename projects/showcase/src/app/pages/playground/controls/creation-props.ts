import { Component, computed, model } from '@angular/core';
import type { EventCreation } from 'ng-event-calendar';
import { ObjectProp } from './object-prop';
import { PropChoice } from './prop-choice';
import { PropNumber } from './prop-number';
import { withKey } from './with-key';

/** `eventCreation`: not bound, a boolean, or an object. */
@Component({
  selector: 'sc-creation-props',
  imports: [ObjectProp, PropChoice, PropNumber],
  template: `
    <sc-object-prop name="eventCreation" [(value)]="value">
      @if (creation(); as object) {
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
        <sc-prop-choice
          name="form"
          unset="editor"
          [choices]="forms"
          [value]="object.form"
          (valueChange)="set('form', $event)"
        />
      }
    </sc-object-prop>
  `,
})
export class CreationProps {
  readonly value = model<boolean | EventCreation>();

  protected readonly interactions = ['click', 'double-click'] as const;
  protected readonly forms = ['editor', 'quick'] as const;
  protected readonly creation = computed(() => {
    const value = this.value();
    return typeof value === 'object' ? value : undefined;
  });

  protected set<K extends keyof EventCreation>(key: K, value: EventCreation[K] | undefined): void {
    this.value.set(withKey(this.creation(), key, value));
  }
}
