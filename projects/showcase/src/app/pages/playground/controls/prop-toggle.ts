import { Component, computed, input, model } from '@angular/core';
import { type SegmentOption, Segmented } from '../../../ui/segmented';

/** A boolean prop: not bound, false or true. */
@Component({
  selector: 'sc-prop-toggle',
  imports: [Segmented],
  template: `
    <span class="name">{{ name() }}</span>
    <sc-segmented small [label]="name()" [options]="options()" [(value)]="value" />
  `,
  styleUrl: './prop-row.scss',
})
export class PropToggle {
  readonly name = input.required<string>();
  /** Label of "not bound": the default, if the contract has one. */
  readonly unset = input('–');
  readonly value = model<boolean>();

  protected readonly options = computed<readonly SegmentOption<boolean | undefined>[]>(() => [
    { value: undefined, label: this.unset() },
    { value: false, label: 'off' },
    { value: true, label: 'on' },
  ]);
}
