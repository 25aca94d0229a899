import { booleanAttribute, Component, input, model } from '@angular/core';
import { Icon, type IconName } from './icon';

/** One choice in a row of joined buttons. */
export interface SegmentOption<T> {
  readonly value: T;
  readonly label: string;
  readonly icon?: IconName;
}

let count = 0;

/** A choice among a few visible options: radio buttons drawn as one row. */
@Component({
  selector: 'sc-segmented',
  imports: [Icon],
  template: `
    <fieldset [class.is-icons]="iconsOnly()" [class.is-small]="small()">
      <legend class="visually-hidden">{{ label() }}</legend>
      @for (option of options(); track option.value) {
        <label [title]="iconsOnly() ? option.label : ''">
          <input
            type="radio"
            class="visually-hidden"
            [name]="name"
            [checked]="option.value === value()"
            (change)="value.set(option.value)"
          />
          @if (option.icon; as icon) {
            <sc-icon [name]="icon" />
          }
          <span [class.visually-hidden]="iconsOnly()">{{ option.label }}</span>
        </label>
      }
    </fieldset>
  `,
  styleUrl: './segmented.scss',
})
export class Segmented<T> {
  readonly label = input.required<string>();
  readonly options = input.required<readonly SegmentOption<T>[]>();
  readonly value = model.required<T>();
  readonly iconsOnly = input(false, { transform: booleanAttribute });
  readonly small = input(false, { transform: booleanAttribute });

  protected readonly name = `sc-segmented-${(count++).toString()}`;
}
