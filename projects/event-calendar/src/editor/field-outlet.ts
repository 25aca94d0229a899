import { Directive, inject, input, ViewContainerRef, type OnInit } from '@angular/core';
import { giveInputs } from '../lazy/give-inputs';
import type { FieldValue } from './field-value';
import type { EditorField, FieldContext } from './fields/editor-field';

/** Draws the component of a field. Unlike `NgComponentOutlet` it adds nothing to the page's first chunk. */
@Directive({ selector: '[ecField]' })
export class FieldOutlet implements OnInit {
  readonly #place = inject(ViewContainerRef);

  readonly part = input.required<EditorField['part']>({ alias: 'ecField' });
  readonly field = input.required<FieldValue<unknown>>();
  readonly context = input.required<FieldContext>();
  /** Names of the fields that the component draws, separated by spaces, for its `data-fields`. */
  readonly names = input.required<string>();

  ngOnInit(): void {
    const drawn = this.#place.createComponent(this.part());
    (drawn.location.nativeElement as HTMLElement).setAttribute('data-fields', this.names());
    giveInputs(drawn, () => ({ field: this.field(), context: this.context() }));
  }
}
