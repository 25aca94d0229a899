import { Component, input, model } from '@angular/core';

let count = 0;

/** A prop that is a number; empty means not bound. */
@Component({
  selector: 'sc-prop-number',
  template: `
    <label class="name" [for]="id">{{ name() }}</label>
    <input
      class="field"
      type="number"
      [id]="id"
      [placeholder]="unset()"
      [min]="min()"
      [step]="step()"
      [value]="value() ?? ''"
      (input)="read($event)"
    />
  `,
  styleUrl: './prop-row.scss',
})
export class PropNumber {
  readonly name = input.required<string>();
  readonly unset = input('unset');
  readonly min = input(0);
  readonly step = input(1);
  readonly value = model<number>();

  protected readonly id = `sc-prop-${(count++).toString()}-number`;

  protected read(event: Event): void {
    const { valueAsNumber } = event.target as HTMLInputElement;
    this.value.set(Number.isNaN(valueAsNumber) ? undefined : valueAsNumber);
  }
}
