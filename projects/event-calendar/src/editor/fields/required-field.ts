import { afterRenderEffect, Directive, ElementRef, inject, input } from '@angular/core';

/**
 * Marks a Material input as required. Its own `required` would remove `aria-invalid` from a field that is found empty.
 */
@Directive({ selector: 'input[ecRequired]' })
export class RequiredField {
  readonly ecRequired = input.required<boolean>();

  constructor() {
    const { nativeElement } = inject<ElementRef<HTMLInputElement>>(ElementRef);
    // After the input's own attribute, which is written once.
    afterRenderEffect(() => {
      nativeElement.setAttribute('aria-required', String(this.ecRequired()));
    });
  }
}
