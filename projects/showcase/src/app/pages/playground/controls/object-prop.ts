import { Component, computed, input, model } from '@angular/core';
import { type SegmentOption, Segmented } from '../../../ui/segmented';

type State = 'unset' | 'false' | 'true' | 'object';

const VALUES = { unset: undefined, false: false, true: true, object: {} };

/** A prop that isn't bound, a boolean, or an object whose keys are set by the content. */
@Component({
  selector: 'sc-object-prop',
  imports: [Segmented],
  template: `
    <div class="head">
      <span class="name">{{ name() }}</span>
      <sc-segmented
        small
        [label]="name()"
        [options]="states"
        [value]="state()"
        (valueChange)="choose($event)"
      />
    </div>
    @if (state() === 'object') {
      <div class="keys"><ng-content /></div>
    }
  `,
  styleUrl: './object-props.scss',
})
export class ObjectProp<T extends object> {
  readonly name = input.required<string>();
  readonly value = model<boolean | T>();

  protected readonly states: readonly SegmentOption<State>[] = [
    { value: 'unset', label: '–' },
    { value: 'false', label: 'off' },
    { value: 'true', label: 'on' },
    { value: 'object', label: '{ }' },
  ];
  protected readonly state = computed<State>(() => {
    const value = this.value();
    if (value === undefined) return 'unset';
    if (typeof value === 'object') return 'object';
    return value ? 'true' : 'false';
  });

  protected choose(state: State): void {
    this.value.set(VALUES[state] as boolean | T | undefined);
  }
}
