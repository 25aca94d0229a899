import { Component, computed, inject, output } from '@angular/core';
import { EventDetails } from '../popover/event-details';
import { EditorState } from './editor-state';
import { FieldOutlet } from './field-outlet';
import type { FieldValue } from './field-value';
import { EDITOR_FIELDS } from './fields/fields';
import { rowsOf } from './fields/form-rows';
import { LISTED_FIELDS } from './fields/listed-fields';
import { EditorSectionOutlet } from './sections/editor-section-outlet';
import type { SectionValue } from './sections/section-field';
import { ShownSection } from './sections/shown-section';

/** Fields of an event, one below the other. */
@Component({
  selector: 'ec-editor-form',
  imports: [EditorSectionOutlet, EventDetails, FieldOutlet, ShownSection],
  template: `
    <form novalidate (submit)="$event.preventDefault(); submitted.emit()">
      @for (row of rows; track row.names) {
        @if (row.part; as part) {
          <ng-container
            [ecField]="part"
            [names]="row.names"
            [field]="row.field"
            [context]="context()"
          />
        } @else if (row.section; as section) {
          <ec-editor-section
            [attr.data-fields]="row.names"
            [field]="row.field"
            [section]="section"
          />
        } @else if (row.names === 'section') {
          <ec-shown-section data-fields="section" [event]="event()" [isNew]="isNew" />
        } @else {
          <ec-event-details
            [attr.data-fields]="row.names"
            [event]="event()"
            [record]="record()"
            [fields]="row.shown"
          />
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
  protected readonly isNew = this.#state.isNew;
  /** Event as the form would save it, for fields that are only shown. */
  protected readonly event = computed(() => this.#state.shown() ?? this.context().event);
  /** Record whose rule the event has; null where the form has another rule. */
  protected readonly record = computed(() => {
    const { event } = this.#state.session;
    return JSON.stringify(event?.rrule) === JSON.stringify(this.event().rrule) ? event : null;
  });

  protected readonly rows = rowsOf(inject(EDITOR_FIELDS), inject(LISTED_FIELDS)).map(
    ({ names, field }) => ({
      names: names.join(' '),
      shown: names,
      field: this.#state.form.field(field?.key ?? '') as FieldValue<SectionValue>,
      part: field !== null && 'part' in field ? field.part : null,
      section: field !== null && 'section' in field ? field.section : null,
    }),
  );
}
