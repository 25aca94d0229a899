import { Directive, effect, ElementRef, inject, input, untracked } from '@angular/core';
import { NG_VALUE_ACCESSOR } from '@angular/forms';
import { ErrorStateMatcher } from '@angular/material/core';
import { MatInput } from '@angular/material/input';
import type { FieldValue } from '../field-value';

/** A text of the form. */
export type TextValue = Omit<FieldValue<string>, 'part'>;

/** Binds a text field of Material to a value of the form, with its error state. */
@Directive({
  selector: 'input[ecValue], textarea[ecValue]',
  host: { '(input)': 'typed()' },
})
export class FieldInput {
  readonly ecValue = input.required<TextValue>();

  readonly #element =
    inject<ElementRef<HTMLInputElement | HTMLTextAreaElement>>(ElementRef).nativeElement;
  readonly #control = inject(MatInput, { self: true });
  /** Value accessor of a field with a list, which reads and writes the text in its own way. */
  readonly #accessor = inject(NG_VALUE_ACCESSOR, { self: true, optional: true })?.[0];
  /** Known text of the field, which isn't written to it again. */
  #said: string | undefined;

  constructor() {
    this.#accessor?.registerOnChange((value: string) => this.#say(value));
    this.#control.errorStateMatcher = Object.assign(new ErrorStateMatcher(), {
      isErrorState: () => this.ecValue().error() !== '',
    });
    effect(() => this.#write(this.ecValue().value()));
    effect(() => {
      this.ecValue().error();
      untracked(() => this.#control.updateErrorState());
    });
    effect((onCleanup) => {
      onCleanup(this.ecValue().shownBy(this.#element, () => this.#element.focus()));
    });
  }

  protected typed(): void {
    if (this.#accessor === undefined) this.#say(this.#element.value);
  }

  #say(value: string): void {
    this.#said = value;
    this.ecValue().set(value);
  }

  #isAllSelected(): boolean {
    const element = this.#element;
    const { value, selectionStart, selectionEnd } = element;
    const hasFocus = element.ownerDocument.activeElement === element;
    return hasFocus && value !== '' && selectionStart === 0 && selectionEnd === value.length;
  }

  #write(value: string): void {
    if (value === this.#said) return;
    this.#said = value;
    const isAllSelected = this.#isAllSelected();
    untracked(() => {
      if (this.#accessor === undefined) this.#control.value = value;
      else this.#accessor.writeValue(value);
      // A list writes a moment later. A selected text stays selected, for the next key to replace.
      if (isAllSelected) void Promise.resolve().then(() => this.#element.select());
      // The label makes room for the text.
      this.#control.stateChanges.next();
    });
  }
}
