import { Component, inject, output } from '@angular/core';
import { EditorState } from './editor-state';
import { FieldOutlet } from './field-outlet';
import type { FieldValue } from './field-value';
import { EDITOR_FIELDS } from './fields/fields';
import { EditorSectionOutlet } from './sections/editor-section-outlet';
import type { SectionValue } from './sections/section-field';

/** Fields of an event, one below the other. */
@Component({
  selector: 'ec-editor-form',
  imports: [EditorSectionOutlet, FieldOutlet],
  template: `
    <form novalidate (submit)="$event.preventDefault(); submitted.emit()">
      @for (row of rows; track row.key) {
        @if (row.section !== null) {
          <ec-editor-section [field]="row.field" [section]="row.section" />
        } @else {
          <ng-container [ecField]="row.part" [field]="row.field" [context]="context()" />
        }
      }
      <!-- Enter in a field submits; the visible button is below the form. -->
      <button type="submit" hidden></button>
    </form>
  `,
  styleUrl: './editor-form.scss',
})
export class EditorForm {
  readonly #state = inject(EditorState);

  readonly submitted = output();

  protected readonly context = this.#state.context;
  protected readonly rows = inject(EDITOR_FIELDS).map((row) => {
    const field = this.#state.form.field(row.key);
    return 'section' in row
      ? { key: row.key, section: row.section, field: field as FieldValue<SectionValue> }
      : { key: row.key, section: null, field, part: row.part };
  });
}
