import { Component, input, model } from '@angular/core';

/** A prop that is a list of some of a few words; none chosen means not bound. */
@Component({
  selector: 'sc-prop-set',
  template: `
    <span class="name">{{ name() }}</span>
    <div class="chips" role="group" [attr.aria-label]="name()">
      @for (choice of choices(); track choice) {
        <label class="chip">
          <input
            type="checkbox"
            class="visually-hidden"
            [checked]="value()?.includes(choice) ?? false"
            (change)="toggle(choice)"
          />
          {{ choice }}
        </label>
      }
    </div>
  `,
  styleUrls: ['./prop-row.scss', './prop-set.scss'],
  host: { class: 'is-wide' },
})
export class PropSet<T extends string> {
  readonly name = input.required<string>();
  readonly choices = input.required<readonly T[]>();
  readonly value = model<readonly T[]>();

  protected toggle(choice: T): void {
    const before = this.value() ?? [];
    const after = this.choices().filter((one) => (one === choice) !== before.includes(one));
    this.value.set(after.length > 0 ? after : undefined);
  }
}
