import { afterRenderEffect, Directive, ElementRef, inject, input } from '@angular/core';

/**
 * Says of a Material input that it must be filled. Its own `required` would take `aria-invalid` away
 * from a field that is found empty.
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
