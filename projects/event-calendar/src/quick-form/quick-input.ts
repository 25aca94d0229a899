import { Directive, effect, ElementRef, inject, input } from '@angular/core';
import type { FieldValue } from '../editor/field-value';

/** Binds a plain text field to a value of the form, with its error state. */
@Directive({
  selector: 'input[ecQuick]',
  host: {
    autocomplete: 'off',
    '[value]': 'ecQuick().value()',
    '[attr.aria-invalid]': "ecQuick().error() !== ''",
    '[attr.aria-describedby]': "ecQuick().error() === '' ? null : faultId()",
    '(input)': 'typed()',
  },
})
export class QuickInput {
  readonly #element = inject<ElementRef<HTMLInputElement>>(ElementRef).nativeElement;

  readonly ecQuick = input.required<FieldValue<string>>();
  /** Id of the element that shows the error. */
  readonly faultId = input.required<string>();

  constructor() {
    effect((onCleanup) => {
      onCleanup(this.ecQuick().shownBy(this.#element, () => this.#element.focus()));
    });
  }

  protected typed(): void {
    this.ecQuick().set(this.#element.value);
  }
}
