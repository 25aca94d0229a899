import { Directive, inject } from '@angular/core';
import { MatAutocompleteTrigger } from '@angular/material/autocomplete';

/**
 * Closes a field's list with Tab, however early it comes. Material's own answer stands only after the next
 * rendering; before that the list stays, and being scrolled is enough for browsers to give it the focus.
 */
@Directive({
  selector: '[ecListClosing]',
  host: { '(keydown)': 'press($event)' },
})
export class ListClosing {
  readonly #list = inject(MatAutocompleteTrigger);

  protected press({ key }: KeyboardEvent): void {
    if (key === 'Tab') this.#list.closePanel();
  }
}
