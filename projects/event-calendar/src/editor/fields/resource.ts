import { Component, computed, effect, inject, input, untracked, viewChild } from '@angular/core';
import { MatAutocomplete, MatAutocompleteTrigger, MatOption } from '@angular/material/autocomplete';
import {
  MatError,
  MatFormField,
  MatHint,
  MatLabel,
  MatPrefix,
  MatSuffix,
} from '@angular/material/form-field';
import { MatInput } from '@angular/material/input';
import type { PaletteName, ResourceNode } from 'ng-event-calendar/core/internal';
import { Icon } from '../../icon/icon';
import { CalendarStore } from '../../store/events/calendar-store';
import type { FieldValue } from '../field-value';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { FieldInput } from './field-input';
import { FieldList } from './field-list';
import { besidesFault } from './list-place';
import { RequiredField } from './required-field';
import {
  isUnknownResource,
  mayBeSeveral,
  resourceIn,
  resourceOptions,
  resourceTitle,
  type ResourceValue,
} from './resource-options';
import { RESOURCE_VALUE } from './resource-value';
import { ResourcesPart } from './resources';

@Component({
  selector: 'ec-resource-field',
  imports: [
    FieldInput,
    Icon,
    FieldList,
    MatAutocomplete,
    MatAutocompleteTrigger,
    MatError,
    MatFormField,
    MatHint,
    MatInput,
    MatLabel,
    MatOption,
    MatPrefix,
    MatSuffix,
    RequiredField,
    ResourcesPart,
  ],
  templateUrl: './resource.html',
  styleUrls: ['./field.scss', './resource.scss'],
})
class ResourcePart implements FieldPart<ResourceValue> {
  readonly #store = inject(CalendarStore);
  readonly #colorOf = (node: ResourceNode): PaletteName => this.#store.colorOfResource(node);
  private readonly list = viewChild(MatAutocompleteTrigger);

  readonly field = input.required<FieldValue<ResourceValue>>();
  readonly context = input.required<FieldContext>();

  readonly #value = computed(() => this.field().part('typed').value());
  protected readonly besides = besidesFault;

  /** Whether there are resources to choose from, or one of the event's to show. */
  protected readonly isShown = computed(
    () => this.context().resources.nodes.length > 0 || this.#value() !== '',
  );
  /** Whether a title is being typed, rather than a choice shown. */
  protected readonly isSearching = computed(() => resourceIn(this.#value()) === undefined);
  protected readonly isUnknown = computed(() =>
    isUnknownResource(this.#value(), this.context().resources),
  );
  protected readonly options = computed(() =>
    resourceOptions(this.#value(), this.context(), this.#colorOf),
  );
  /** Index of the chosen option; -1 while a title is typed. */
  protected readonly place = computed(() =>
    this.options().findIndex(({ value }) => value === this.#value()),
  );
  /** Palette name of the chosen resource; null without one that the host has. */
  protected readonly chosenColor = computed(() => {
    const id = resourceIn(this.#value());
    const node = id == null ? undefined : this.context().resources.find(id);
    return node === undefined ? null : this.#colorOf(node);
  });
  protected readonly areSeveral = computed(() => mayBeSeveral(this.context()));
  protected readonly titleOf = (value: string | null): string =>
    resourceTitle(value ?? '', this.context());

  constructor() {
    // Material asks for the title of a value only once.
    effect(() => {
      const value = this.#value();
      this.titleOf(value);
      if (this.isSearching()) return;
      untracked(() => this.list()?.writeValue(value));
    });
  }
}

/** Resources of the event. */
export const RESOURCE: EditorField<ResourceValue> = { ...RESOURCE_VALUE, part: ResourcePart };
