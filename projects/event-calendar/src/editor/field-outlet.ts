import {
  Directive,
  inject,
  input,
  inputBinding,
  ViewContainerRef,
  type OnInit,
} from '@angular/core';
import type { FieldValue } from './field-value';
import type { EditorField, FieldContext } from './fields/editor-field';

/** Draws a field's part of the form. Unlike `NgComponentOutlet` it adds nothing to the page's first chunk. */
@Directive({ selector: '[ecField]' })
export class FieldOutlet implements OnInit {
  private readonly place = inject(ViewContainerRef);

  readonly part = input.required<EditorField['part']>({ alias: 'ecField' });
  readonly field = input.required<FieldValue<unknown>>();
  readonly context = input.required<FieldContext>();

  ngOnInit(): void {
    this.place.createComponent(this.part(), {
      bindings: [inputBinding('field', this.field), inputBinding('context', this.context)],
    });
  }
}
