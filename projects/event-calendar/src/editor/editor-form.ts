import { Component, inject, output } from '@angular/core';
import { FormField, type FieldTree } from '@angular/forms/signals';
import { EditorState } from './editor-state';
import { FieldOutlet } from './field-outlet';
import { EditorSectionOutlet } from './sections/editor-section-outlet';
import type { SectionValue } from './sections/section-field';

/** The fields of an event, one below the other. */
@Component({
  selector: 'ec-editor-form',
  imports: [EditorSectionOutlet, FieldOutlet, FormField],
  template: `
    <form novalidate (submit)="$event.preventDefault(); submitted.emit()">
      @for (row of rows; track row.key) {
        @if (row.section !== null) {
          <ec-editor-section [formField]="row.field" [section]="row.section" />
        } @else {
          <ng-container [ecField]="row.part" [field]="row.field" [context]="context()" />
        }
      }
      <!-- Enter in a field saves; the button that does it by pointer stands below. -->
      <button type="submit" hidden></button>
    </form>
  `,
  styleUrl: './editor-form.scss',
})
export class EditorForm {
  private readonly state = inject(EditorState);

  readonly submitted = output();

  protected readonly context = this.state.context;
  protected readonly rows = this.state.fields.map((row) => {
    const field = this.state.form[row.key]!;
    return 'section' in row
      ? { key: row.key, section: row.section, field: field as FieldTree<SectionValue> }
      : { key: row.key, section: null, field, part: row.part };
  });
}
