import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, input } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import type { EditorSectionContext } from '../../templates/editor-section-template';

/** The host's own section for an event that is only shown. */
@Component({
  selector: 'ec-shown-section',
  imports: [NgTemplateOutlet],
  template: `
    <ng-container [ngTemplateOutlet]="template()" [ngTemplateOutletContext]="context()" />
  `,
  styles: ':host { display: contents; }',
})
export class ShownSection {
  readonly #inputs = inject(CALENDAR_INPUTS);

  readonly event = input.required<CalendarEvent>();
  readonly isNew = input(false);

  protected readonly template = computed(
    () => this.#inputs.editorSectionTemplate()?.template ?? null,
  );
  protected readonly context = computed<EditorSectionContext>(() => ({
    $implicit: this.event(),
    isNew: this.isNew(),
    isReadOnly: true,
    update: () => undefined,
    setError: () => undefined,
    error: null,
  }));
}
