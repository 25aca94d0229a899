import { Component, input } from '@angular/core';
import { FormField, type FieldTree } from '@angular/forms/signals';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { withKeys } from './with-keys';

@Component({
  selector: 'ec-description-field',
  imports: [FormField, MatFormFieldModule, MatInputModule],
  template: `
    <mat-form-field appearance="outline" subscriptSizing="dynamic">
      <mat-label>{{ context().text('descriptionLabel') }}</mat-label>
      <textarea matInput rows="3" data-field="description" [formField]="field()"></textarea>
    </mat-form-field>
  `,
  styleUrl: './field.scss',
})
class DescriptionPart implements FieldPart<string> {
  readonly field = input.required<FieldTree<string>>();
  readonly context = input.required<FieldContext>();
}

/** What else there is to say of the event. */
export const DESCRIPTION: EditorField<string> = {
  key: 'description',
  read: ({ description }) => (typeof description === 'string' ? description : ''),
  write: (description) => (event) => withKeys(event, { description: description || undefined }),
  part: DescriptionPart,
};
