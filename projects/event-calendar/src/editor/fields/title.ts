import { Component, input } from '@angular/core';
import { MatError, MatFormField } from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import type { FieldValue } from '../field-value';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { FieldInput } from './field-input';
import { RequiredField } from './required-field';
import { TITLE_VALUE } from './title-value';

@Component({
  selector: 'ec-title-field',
  imports: [FieldInput, MatError, MatFormField, MatInput, RequiredField],
  template: `
    <mat-form-field>
      <input
        matInput
        [placeholder]="context().text('eventTitleAriaLabel')"
        [attr.aria-label]="context().text('eventTitleAriaLabel')"
        autocomplete="off"
        data-field="title"
        [attr.dir]="field().value() ? 'auto' : null"
        [ecRequired]="true"
        [ecValue]="field()"
      />
      @if (field().error(); as error) {
        <mat-error>{{ error }}</mat-error>
      }
    </mat-form-field>
  `,
  styleUrls: ['./field.scss', './title.scss'],
})
class TitlePart implements FieldPart<string> {
  readonly field = input.required<FieldValue<string>>();
  readonly context = input.required<FieldContext>();
}

/** Title of the event. */
export const TITLE: EditorField<string> = { ...TITLE_VALUE, part: TitlePart };
