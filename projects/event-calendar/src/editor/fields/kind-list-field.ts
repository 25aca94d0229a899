import {
  afterNextRender,
  Component,
  computed,
  ElementRef,
  inject,
  Injector,
  input,
  signal,
  viewChild,
} from '@angular/core';
import { MatAutocomplete, MatAutocompleteTrigger, MatOption } from '@angular/material/autocomplete';
import { MatError, MatFormField, MatLabel, MatSuffix } from '@angular/material/form-field';
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
import {
  chosenResources,
  isKindNeeded,
  resourceIn,
  resourceOptions,
  type ResourceValue,
} from './resource-options';

/** Field for several resources of one kind: the chosen ones, and a search for another. */
@Component({
  selector: 'ec-kind-list-field',
  imports: [
    FieldInput,
    Icon,
    FieldList,
    MatAutocomplete,
    MatAutocompleteTrigger,
    MatError,
    MatFormField,
    MatInput,
    MatLabel,
    MatOption,
    MatSuffix,
    RequiredField,
    ResourceLabel,
  ],
  templateUrl: './kind-list-field.html',
  styleUrls: ['./field.scss', './kind-list-field.scss'],
})
export class KindListField {
  readonly #store = inject(CalendarStore);
  readonly #reasons = inject(ResourceReasons);
  readonly #colorOf = (node: ResourceNode): PaletteName | null => this.#store.dotOf(node);
  readonly #injector = inject(Injector);
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  private readonly search = viewChild<ElementRef<HTMLElement>>('search');
  private readonly list = viewChild(MatAutocompleteTrigger);

  /** Kind, as users call it; empty for the kind without a name. */
  readonly kind = input.required<string>();
  readonly field = input.required<FieldValue<ResourceValue>>();
  readonly context = input.required<FieldContext>();

  protected readonly besides = besidesFault;
  protected readonly typed = computed(() => this.field().part('typed').value());
  readonly #ids = computed(() => this.field().part('chosen').value());

  /** Whether another resource may be chosen; an event that has several already may only lose some. */
  protected readonly canAdd = computed(
    () => this.context().canHaveSeveral || this.#ids().length === 0,
  );
  protected readonly isNeeded = computed(() => isKindNeeded(this.context(), this.kind()));
  protected readonly label = computed(() => this.kind() || this.context().text('resourcesLabel'));
  protected readonly chosen = computed(() =>
    chosenResources(this.#ids(), this.context(), this.#colorOf),
  );
  protected readonly options = computed(() => {
    const taken = new Set(this.#ids());
    const all = resourceOptions(this.typed(), this.context(), this.kind(), this.#colorOf);
    return all.filter(({ value }) => value !== '' && !taken.has(resourceIn(value) ?? ''));
  });
  /** Whether the list is open; only then its options are validated. */
  protected readonly isOpen = signal(false);
  /** Reasons against options, by their values. */
  protected readonly reasons = computed(() =>
    this.#reasons.against(this.isOpen() ? this.options() : [], this.kind()),
  );
  /** The chosen resource is listed below, and the search starts anew. */
  protected readonly asNothing = (): string => '';

  protected add(value: string): void {
    const id = resourceIn(value);
    if (id != null) this.#choose([...this.#ids(), id]);
    this.clear();
  }

  protected remove(id: string): void {
    const at = this.#ids().indexOf(id);
    this.#choose(this.#ids().filter((each) => each !== id));
    // The focused button is gone: focus moves to the one in its place.
    afterNextRender(
      () => {
        const buttons = this.#element.querySelectorAll<HTMLElement>('li button');
        (buttons[at] ?? buttons[at - 1] ?? this.search()?.nativeElement)?.focus();
      },
      { injector: this.#injector },
    );
  }

  /**
   * Clears the search on leaving it. Not for a press on the list, which takes the focus and would miss its option if
   * the list were filtered anew.
   */
  protected leave(isListOpen: boolean): void {
    const search = this.search()?.nativeElement;
    if (!isListOpen && search?.ownerDocument.activeElement !== search) this.clear();
  }

  /** Clears the search, since text that isn't chosen has no effect. */
  protected clear(): void {
    this.field().part('typed').set('');
    this.list()?.writeValue('');
  }

  #choose(ids: readonly string[]): void {
    this.field().part('chosen').set(ids);
  }
}
