import { Component, input, model } from '@angular/core';

let count = 0;

/** A prop that is a text or a date; empty means not bound. */
@Component({
  selector: 'sc-prop-text',
  template: `
    <label class="name" [for]="id">{{ name() }}</label>
    <input
      class="field"
      autocomplete="off"
      [id]="id"
      [type]="type()"
      [placeholder]="unset()"
      [value]="shown()"
      (change)="read($event)"
    />
  `,
  styleUrl: './prop-row.scss',
})
export class PropText {
  readonly name = input.required<string>();
  readonly type = input<'text' | 'date'>('text');
  readonly unset = input('unset');
  readonly value = model<string>();

  protected readonly id = `sc-prop-${(count++).toString()}-text`;

  protected shown(): string {
    const value = this.value() ?? '';
    // A date field shows nothing for a value with a time.
    return this.type() === 'date' ? value.slice(0, 10) : value;
  }

  protected read(event: Event): void {
    const { value } = event.target as HTMLInputElement;
    this.value.set(value === '' ? undefined : value);
  }
}
