import { Directive, inject, input, TemplateRef } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventsOrSource } from './events-or-source';
import { EDITOR_TEMPLATE } from './template-tokens';

/**
 * Context of an `ecEditor` template, the host's own form: the event to edit, and functions to update, save and close.
 */
export interface EditorContext<E extends CalendarEvent = CalendarEvent> {
  /** Event as it is, or a new one with its times. */
  readonly $implicit: E;
  /** Whether the event is new. */
  readonly isNew: boolean;
  /** Whether the event may only be read. */
  readonly isReadOnly: boolean;
  /** Shows the form's current values in the grid; from then on closing asks first. */
  readonly update: (draft: E) => void;
  /**
   * Saves the event and closes the form; resolves to whether it was saved, after asking the user for the scope where
   * needed.
   */
  readonly save: (event: E) => Promise<boolean>;
  /** Closes the form without saving. */
  readonly cancel: () => void;
  /** Deletes the event and closes the form. */
  readonly remove: () => void;
}

/**
 * The host's own form inside the calendar's drawer, dialog or sheet: `<ng-template [ecEditor]="events()" let-event
 * let-save="save">…</ng-template>`. The bound value only sets the type of the events; without it they are
 * `CalendarEvent`.
 */
@Directive({
  selector: 'ng-template[ecEditor]',
  providers: [{ provide: EDITOR_TEMPLATE, useExisting: EcEditor }],
})
export class EcEditor<E extends CalendarEvent = CalendarEvent> {
  /** Template that the calendar draws. */
  readonly template = inject<TemplateRef<EditorContext>>(TemplateRef);

  /** Events of the host or their source; only their type is used. */
  readonly ecEditor = input<EventsOrSource<E> | '' | undefined>('');

  /** Gives the template's context its type in strict templates. */
  static ngTemplateContextGuard<E extends CalendarEvent>(
    _directive: EcEditor<E>,
    context: unknown,
  ): context is EditorContext<E> {
    return typeof context === 'object';
  }
}
