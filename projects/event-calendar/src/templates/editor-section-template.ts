import { Directive, inject, input, TemplateRef } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventsOrSource } from './events-or-source';
import { EDITOR_SECTION_TEMPLATE } from './template-tokens';

/** What a host's own section of the editor's form is given. */
export interface EditorSectionContext<E extends CalendarEvent = CalendarEvent> {
  /** The event as the form would save it now, with what this section has written. */
  readonly $implicit: E;
  readonly isNew: boolean;
  /** Whether the event is only shown; `update` and `setError` do nothing then. */
  readonly isReadOnly: boolean;
  /** Writes keys of the host's own, values that are JSON; undefined takes a key away. */
  readonly update: (patch: { readonly [K in keyof E]?: E[K] | undefined }) => void;
  /**
   * Says in a sentence what is wrong, null for nothing. The event isn't saved until then; when that is tried the
   * sentence stands beneath the section, is announced, and the section has the focus: what of it says
   * `aria-invalid="true"`, else its first field.
   */
  readonly setError: (error: string | null) => void;
  /**
   * What `setError` says, from when saving was tried; null before, and for nothing. A section that reads it shows it
   * beside its field (`<mat-error>{{ error }}</mat-error>`), and nothing stands beneath the section then.
   */
  readonly error: string | null;
}

/**
 * Fields of the host's own in the calendar's editor, beneath its own:
 * `<ng-template [ecEditorSection]="events()" let-draft let-update="update">…</ng-template>`. It is one section,
 * with as many fields as are wanted. What is bound is there for the type of the events alone; without it they are
 * `CalendarEvent`.
 */
@Directive({
  selector: 'ng-template[ecEditorSection]',
  providers: [{ provide: EDITOR_SECTION_TEMPLATE, useExisting: EcEditorSection }],
})
export class EcEditorSection<E extends CalendarEvent = CalendarEvent> {
  readonly template = inject<TemplateRef<EditorSectionContext>>(TemplateRef);

  /** The events or their source, for the type of theirs alone. */
  readonly ecEditorSection = input<EventsOrSource<E> | '' | undefined>('');

  static ngTemplateContextGuard<E extends CalendarEvent>(
    _directive: EcEditorSection<E>,
    context: unknown,
  ): context is EditorSectionContext<E> {
    return typeof context === 'object';
  }
}
