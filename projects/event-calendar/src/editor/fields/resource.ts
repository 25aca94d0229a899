import { Component, computed, effect, inject, input, untracked, viewChild } from '@angular/core';
import { FormField, type FieldTree } from '@angular/forms/signals';
import { MatAutocompleteModule, MatAutocompleteTrigger } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { CalendarStore } from '../../store/calendar-store';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { ListClosing } from './list-closing';
import { RequiredField } from './required-field';
import {
  isUnknownResource,
  resourceIn,
  resourceOptions,
  resourceText,
  resourceTitle,
} from './resource-options';
import { withKeys } from './with-keys';

@Component({
  selector: 'ec-resource-field',
  imports: [
    FormField,
    ListClosing,
    MatAutocompleteModule,
    MatFormFieldModule,
    MatInputModule,
    RequiredField,
  ],
  templateUrl: './resource.html',
  styleUrls: ['./field.scss', './resource.scss'],
})
class ResourcePart implements FieldPart<string> {
  private readonly store = inject(CalendarStore);
  private readonly list = viewChild(MatAutocompleteTrigger);

  readonly field = input.required<FieldTree<string>>();
  readonly context = input.required<FieldContext>();

  private readonly value = computed(() => this.field()().value());

  /** Whether there is anything to choose, or an event's own to show. */
  protected readonly isShown = computed(
    () => this.context().resources.nodes.length > 0 || this.value() !== '',
  );
  /** Whether a title is being typed, rather than a choice shown. */
  protected readonly isSearching = computed(() => resourceIn(this.value()) === undefined);
  protected readonly isUnknown = computed(() =>
    isUnknownResource(this.value(), this.context().resources),
  );
  protected readonly options = computed(() =>
    resourceOptions(this.value(), this.context(), (resource) =>
      this.store.colorOf({ id: '', title: '', start: '', end: '', resource }),
    ),
  );
  protected readonly titleOf = (value: string | null): string =>
    resourceTitle(value ?? '', this.context());

  constructor() {
    // Material asks for the title of a value only once.
    effect(() => {
      const value = this.value();
      this.titleOf(value);
      if (this.isSearching()) return;
      untracked(() => this.list()?.writeValue(value));
    });
  }
}

/** Who or what the event is for: a mark and an id, empty for none, else what is being typed. */
export const RESOURCE: EditorField<string> = {
  key: 'resource',
  read: ({ resource }) => resourceText(resource ?? null),
  write: (value, { resources }) => {
    const id = resourceIn(value);
    // A text that is no choice says nothing.
    if (id === undefined) return (event) => event;
    // As its resource writes it, a number or a string.
    const resource = id === null ? undefined : (resources.find(id)?.resource.id ?? id);
    return (event) => withKeys(event, { resource });
  },
  fault: (value, { text, needsResource }) => {
    const id = resourceIn(value);
    if (id === undefined) return text('unknownResourceError');
    return id === null && needsResource ? text('requiredResourceError') : '';
  },
  part: ResourcePart,
};
