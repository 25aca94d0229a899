import { Component, computed, input, model } from '@angular/core';

let count = 0;

/** A prop with few possible values: one of them, or not bound. */
@Component({
  selector: 'sc-prop-choice',
  template: `
    <label class="name" [for]="id">{{ name() }}</label>
    <select
      class="field"
      [id]="id"
      [class.is-unset]="value() === undefined"
      (change)="choose($event)"
    >
      @if (unset(); as label) {
        <option value="-1" [selected]="value() === undefined">{{ label }}</option>
      }
      @for (choice of choices(); track $index) {
        <option [value]="$index" [selected]="$index === selected()">{{ labelOf(choice) }}</option>
      }
    </select>
  `,
  styleUrl: './prop-row.scss',
})
export class PropChoice<T> {
  readonly name = input.required<string>();
  readonly choices = input.required<readonly T[]>();
  readonly labels = input<readonly string[]>();
  /** Label of "not bound"; empty if a value is required. */
  readonly unset = input('unset');
  readonly value = model<T>();

  protected readonly id = `sc-prop-${(count++).toString()}-choice`;
  private readonly texts = computed(() => this.choices().map((choice) => JSON.stringify(choice)));
  protected readonly selected = computed(() => this.texts().indexOf(JSON.stringify(this.value())));

  protected labelOf(choice: T): string {
    return this.labels()?.[this.choices().indexOf(choice)] ?? String(choice);
  }

  protected choose(event: Event): void {
    const { value } = event.target as HTMLSelectElement;
    this.value.set(this.choices()[Number(value)]);
  }
}
