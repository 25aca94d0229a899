import { Component, input } from '@angular/core';
import { MatFormField, MatLabel } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import type { FieldValue } from '../field-value';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { FieldInput } from './field-input';
import { withKeys } from '../../store/events/with-keys';

@Component({
  selector: 'ec-description-field',
  imports: [FieldInput, MatFormField, MatInput, MatLabel],
  template: `
    <mat-form-field>
      <mat-label>{{ context().text('descriptionLabel') }}</mat-label>
      <textarea
        matInput
        rows="3"
        data-field="description"
        [attr.dir]="field().value() ? 'auto' : null"
        [ecValue]="field()"
      ></textarea>
    </mat-form-field>
  `,
  styleUrl: './field.scss',
})
class DescriptionPart implements FieldPart<string> {
  readonly field = input.required<FieldValue<string>>();
  readonly context = input.required<FieldContext>();
}

/** Description of the event. */
export const DESCRIPTION: EditorField<string> = {
  key: 'description',
  keys: ['description'],
  read: ({ description }) => (typeof description === 'string' ? description : ''),
  write: (description) => (event) => withKeys(event, { description: description || undefined }),
  part: DescriptionPart,
};
