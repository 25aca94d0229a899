import { Directive, inject, input, TemplateRef } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventsOrSource } from './events-or-source';
import { EDITOR_SECTION_TEMPLATE } from './template-tokens';

/** Context of an `ecEditorSection` template, the host's own section of the editor's form. */
export interface EditorSectionContext<E extends CalendarEvent = CalendarEvent> {
  /** Event as the form would save it now, with the changes of this section. */
  readonly $implicit: E;
  /** Whether the event is new. */
  readonly isNew: boolean;
  /** Whether the event is only shown; `update` and `setError` then do nothing. */
  readonly isReadOnly: boolean;
  /**
   * Changes keys of the event except `id`, to values that are JSON; undefined removes a key. Fields of the form show
   * their new values at once, and the last change of a key counts.
   */
  readonly update: (patch: { readonly [K in keyof E]?: E[K] | undefined }) => void;
  /**
   * Sets the section's error, a sentence; null for none. An event with an error isn't saved: an attempt shows and
   * announces the sentence beneath the section, and focuses the section's first invalid field (by
   * `aria-invalid="true"`, the error state of Material's form field or the browser's validation), else its first field.
   */
  readonly setError: (error: string | null) => void;
  /**
   * Error set by `setError`, once saving was attempted; null before, and without one. A section that reads it shows it
   * beside its field (`<mat-error>{{ error }}</mat-error>`), and then nothing is shown beneath the section.
   */
  readonly error: string | null;
}

/**
 * Fields of the host's own in the calendar's editor, beneath the calendar's fields: `<ng-template
 * [ecEditorSection]="events()" let-draft let-update="update">…</ng-template>`. The template is one section, with any
 * number of fields. The bound value only sets the type of the events; without it they are `CalendarEvent`.
 */
@Directive({
  selector: 'ng-template[ecEditorSection]',
  providers: [{ provide: EDITOR_SECTION_TEMPLATE, useExisting: EcEditorSection }],
})
export class EcEditorSection<E extends CalendarEvent = CalendarEvent> {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<EditorSectionContext>>(TemplateRef);

  /** Events of the host or their source; only their type is used. */
  readonly ecEditorSection = input<EventsOrSource<E> | '' | undefined>('');

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard<E extends CalendarEvent>(
    _directive: EcEditorSection<E>,
    context: unknown,
  ): context is EditorSectionContext<E> {
    return typeof context === 'object';
  }
}
