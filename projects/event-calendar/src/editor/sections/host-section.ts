import { NgTemplateOutlet } from '@angular/common';
import { Component, computed, inject, linkedSignal, untracked } from '@angular/core';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { lazyPart } from '../../lazy/lazy-part';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { SECTION_DRAFT, type EditorSection } from '../../store/events/editor-section';
import type { EditorSectionContext } from '../../templates/editor-section-template';
import { EditedEvent } from '../edited-event';
import { EditorState } from '../editor-state';
import { EditorSectionOutlet } from './editor-section-outlet';

/** Section of the host's own, from its `ecEditorSection`. */
@Component({
  selector: 'ec-host-section',
  imports: [NgTemplateOutlet],
  template: `
    <ng-container [ngTemplateOutlet]="template()" [ngTemplateOutletContext]="context()" />
  `,
  // Fields as wide as those of the form, in its column.
  styles: ':host { display: contents; }',
})
class HostSection {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #section = inject(SECTION_DRAFT);
  readonly #state = inject(EditorState);
  readonly #outlet = inject(EditorSectionOutlet);
  readonly #edited = inject(EditedEvent);

  protected readonly template = computed(
    () => this.#inputs.editorSectionTemplate()?.template ?? null,
  );
  // Unchanged as long as the form lives: a host may call them from an effect of its own.
  readonly #update: EditorSectionContext['update'] = (patch) =>
    untracked(() => this.#section.update(this.#state.adopt(patch)));
  readonly #setError: EditorSectionContext['setError'] = (error) =>
    untracked(() => this.#section.refuse(error ?? ''));
  /** Event of the form; while a date or time can't be read, the last readable one. */
  readonly #draft = linkedSignal<CalendarEvent | null, CalendarEvent>({
    source: this.#section.draft,
    computation: (draft, last) => draft ?? last?.value ?? this.#section.base(),
  });
  protected readonly context = computed<EditorSectionContext>(() => {
    const outlet = this.#outlet;
    const error = outlet.field().error() || null;
    return {
      $implicit: this.#draft(),
      isNew: this.#edited.isNew,
      isReadOnly: false,
      update: this.#update,
      setError: this.#setError,
      get error() {
        outlet.saysFaultItself = true;
        return error;
      },
    };
  });
}

/** Section with the host's own fields. */
export const HOST_SECTION: EditorSection = {
  key: 'section',
  after: '',
  shows: [],
  saysFaults: false,
  part: lazyPart(
    () => Promise.resolve(HostSection),
    (type) => type,
  ),
};
