import { Component, input } from '@angular/core';
import { FormField, type FieldTree } from '@angular/forms/signals';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { RequiredField } from './required-field';
import { withKeys } from './with-keys';

@Component({
  selector: 'ec-title-field',
  imports: [FormField, MatFormFieldModule, MatInputModule, RequiredField],
  template: `
    <mat-form-field appearance="outline" subscriptSizing="dynamic">
      <mat-label>{{ context().text('eventTitleAriaLabel') }}</mat-label>
      <input
        matInput
        autocomplete="off"
        data-field="title"
        [ecRequired]="true"
        [formField]="field()"
      />
      @for (error of field()().errors(); track error.kind) {
        <mat-error>{{ error.message }}</mat-error>
      }
    </mat-form-field>
  `,
  styleUrl: './field.scss',
})
class TitlePart implements FieldPart<string> {
  readonly field = input.required<FieldTree<string>>();
  readonly context = input.required<FieldContext>();
}

/** What the event is called. */
export const TITLE: EditorField<string> = {
  key: 'title',
  read: ({ title }) => (typeof title === 'string' ? title : ''),
  write: (title) => (event) => withKeys(event, { title }),
  fault: (title, { text }) => (title.trim() === '' ? text('requiredTitleError') : ''),
  part: TitlePart,
};
