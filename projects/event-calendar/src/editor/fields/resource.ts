import { Component, computed, effect, inject, input, untracked, viewChild } from '@angular/core';
import { FormField, type FieldTree } from '@angular/forms/signals';
import { MatAutocompleteModule, MatAutocompleteTrigger } from '@angular/material/autocomplete';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import {
  resourceIdsOf,
  withResourceIds,
  type CalendarEvent,
  type Id,
  type PaletteName,
} from 'ng-event-calendar/core/internal';
import { CalendarStore } from '../../store/calendar-store';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { ListClosing } from './list-closing';
import { RequiredField } from './required-field';
import {
  isUnknownResource,
  mayBeSeveral,
  resourceIn,
  resourceOptions,
  resourceText,
  resourceTitle,
  type ResourceValue,
} from './resource-options';
import { ResourcesPart } from './resources';

@Component({
  selector: 'ec-resource-field',
  imports: [
    FormField,
    ListClosing,
    MatAutocompleteModule,
    MatFormFieldModule,
    MatInputModule,
    RequiredField,
    ResourcesPart,
  ],
  templateUrl: './resource.html',
  styleUrls: ['./field.scss', './resource.scss'],
})
class ResourcePart implements FieldPart<ResourceValue> {
  private readonly store = inject(CalendarStore);
  private readonly list = viewChild(MatAutocompleteTrigger);

  readonly field = input.required<FieldTree<ResourceValue>>();
  readonly context = input.required<FieldContext>();

  private readonly value = computed(() => this.field().typed().value());

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
    resourceOptions(this.value(), this.context(), (resource) => this.colorOf(resource)),
  );
  protected readonly areSeveral = computed(() => mayBeSeveral(this.context()));
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

  private colorOf(resource: Id): PaletteName {
    return this.store.colorOf({ id: '', title: '', start: '', end: '', resource });
  }
}

/** Who or what the event is for. */
export const RESOURCE: EditorField<ResourceValue> = {
  key: 'resource',
  read: (event, context) => {
    const ids = resourceIdsOf(event);
    const typed = mayBeSeveral(context) ? '' : resourceText(ids[0] ?? null);
    return { typed, chosen: ids.map(String) };
  },
  write: ({ typed, chosen }, context) => {
    const id = resourceIn(typed);
    const idOf = (text: string): Id => context.resources.find(text)?.resource.id ?? text;
    // A text that is no choice says nothing.
    if (!mayBeSeveral(context) && id === undefined) return (event) => event;
    const ids = mayBeSeveral(context) ? chosen : id == null ? [] : [id];
    return (event) => withResourceIds(event, inOrderOf(event, ids.map(idOf)));
  },
  fault: ({ typed, chosen }, context) => {
    const { text, needsResource } = context;
    const areSeveral = mayBeSeveral(context);
    const id = resourceIn(typed);
    if (!areSeveral && id === undefined) return { typed: text('unknownResourceError') };
    const isNone = areSeveral ? chosen.length === 0 : id === null;
    return { typed: isNone && needsResource ? text('requiredResourceError') : '' };
  },
  part: ResourcePart,
};

/** Those that the event has come first, in its order and as it writes them. */
function inOrderOf(event: CalendarEvent, ids: readonly Id[]): readonly Id[] {
  const wanted = new Set(ids.map(String));
  const kept = resourceIdsOf(event).filter((id) => wanted.delete(String(id)));
  return [...kept, ...ids.filter((id) => wanted.has(String(id)))];
}
