import { Directive, inject, input, TemplateRef } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import type { EventsOrSource } from './events-or-source';
import { EDITOR_TEMPLATE } from './template-tokens';

/** What a host's own form is given: the event to edit, and the ways out. */
export interface EditorContext<E extends CalendarEvent = CalendarEvent> {
  /** The event as it is, or a new one with its times. */
  readonly $implicit: E;
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  /** Shows in the grid what the form says now; leaving asks from then on. */
  readonly update: (draft: E) => void;
  /** Writes the event and closes; returns whether it was written, once the user was asked what for. */
  readonly save: (event: E) => Promise<boolean>;
  readonly cancel: () => void;
  /** Deletes the event and closes. */
  readonly remove: () => void;
}

/**
 * A host's own form inside the calendar's drawer, dialog or sheet:
 * `<ng-template [ecEditor]="events()" let-event let-save="save">…</ng-template>`. What is bound is there for the type of
 * the events alone; without it they are `CalendarEvent`.
 */
@Directive({
  selector: 'ng-template[ecEditor]',
  providers: [{ provide: EDITOR_TEMPLATE, useExisting: EcEditor }],
})
export class EcEditor<E extends CalendarEvent = CalendarEvent> {
  readonly template = inject<TemplateRef<EditorContext>>(TemplateRef);

  /** The events or their source, for the type of theirs alone. */
  readonly ecEditor = input<EventsOrSource<E> | '' | undefined>('');

  static ngTemplateContextGuard<E extends CalendarEvent>(
    _directive: EcEditor<E>,
    context: unknown,
  ): context is EditorContext<E> {
    return typeof context === 'object';
  }
}
