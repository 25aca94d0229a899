import {
  Component,
  computed,
  effect,
  inject,
  input,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
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
import { ResourceReasons } from '../resource-reasons';
import type { FieldContext } from './editor-field';
import { FieldInput } from './field-input';
import { FieldList } from './field-list';
import { besidesFault } from './list-place';
import { RequiredField } from './required-field';
import { ResourceLabel } from './resource-label';
import { KindListField } from './kind-list-field';
import {
  isKindNeeded,
  isUnknownResource,
  mayBeSeveral,
  resourceIn,
  resourceOptions,
  resourceTitle,
  type ResourceValue,
} from './resource-options';

/** Field for the resources of one kind. */
@Component({
  selector: 'ec-kind-field',
  imports: [
    FieldInput,
    Icon,
    FieldList,
    KindListField,
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
    ResourceLabel,
  ],
  templateUrl: './kind-field.html',
  styleUrls: ['./field.scss', './kind-field.scss'],
})
export class KindField {
  readonly #store = inject(CalendarStore);
  readonly #reasons = inject(ResourceReasons);
  readonly #colorOf = (node: ResourceNode): PaletteName | null => this.#store.dotOf(node);
  private readonly list = viewChild(MatAutocompleteTrigger);

  /** Kind, as users call it; empty for the kind without a name. */
  readonly kind = input.required<string>();
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
    resourceOptions(this.#value(), this.context(), this.kind(), this.#colorOf),
  );
  /** Whether the list is open; only then its options are validated. */
  protected readonly isOpen = signal(false);
  /** Reasons against options, by their values. */
  protected readonly reasons = computed(() =>
    this.#reasons.against(this.isOpen() ? this.options() : [], this.kind()),
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
  protected readonly areSeveral = computed(() => mayBeSeveral(this.context(), this.kind()));
  protected readonly isNeeded = computed(() => isKindNeeded(this.context(), this.kind()));
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
