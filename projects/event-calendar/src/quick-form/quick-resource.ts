import { Component, computed, effect, type ElementRef, inject, viewChild } from '@angular/core';
import { resourceTitlesOf } from 'ng-event-calendar/core/internal';
import { EditorState } from '../editor/editor-state';
import type { FieldValue } from '../editor/field-value';
import {
  resourceOptions,
  resourceTitle,
  type ResourceValue,
} from '../editor/fields/resource-options';
import { RESOURCE_VALUE } from '../editor/fields/resource-value';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { oneResource, withOneResource } from './one-resource';

/** Character by which options of a native list can be indented. */
const INDENT = '\u2003';

let fields = 0;

/** Resource of a new event, as a native list. */
@Component({
  selector: 'ec-quick-resource',
  imports: [Icon],
  template: `
    @if (chosen() === null) {
      <p><span class="ec-dot" [attr.data-color]="color()"></span>{{ several() }}</p>
    } @else if (isShown()) {
      <label>
        <span
          class="ec-dot"
          [attr.data-color]="color()"
          [class.ec-nobodys]="chosen() === ''"
        ></span>
        <select
          #list
          data-field="resource"
          [attr.aria-label]="text()('resourceLabel')"
          [attr.aria-required]="isNeeded()"
          [attr.aria-invalid]="fault() !== ''"
          [attr.aria-describedby]="fault() === '' ? null : faultId"
          (change)="choose($event)"
        >
          @for (option of options(); track option.value) {
            <option [value]="option.value" [selected]="option.value === chosen()">
              {{ option.title }}
            </option>
          }
        </select>
        <ec-icon name="down" />
      </label>
      @if (fault(); as words) {
        <p class="ec-fault" role="alert" [id]="faultId">{{ words }}</p>
      }
    }
  `,
  styleUrls: ['./quick-field.scss', './quick-resource.scss'],
})
export class QuickResource {
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #state = inject(EditorState);

  private readonly list = viewChild<ElementRef<HTMLSelectElement>>('list');

  protected readonly text = this.#settings.text;
  protected readonly faultId = `ec-quick-resource-${fields++}`;
  readonly #event = computed(() => this.#state.shown() ?? this.#state.session.draft);
  protected readonly color = computed(() => this.#store.colorOf(this.#event()));
  protected readonly isNeeded = computed(() => this.#state.context().needsResource);
  readonly #field = this.#state.form.field(RESOURCE_VALUE.key) as FieldValue<ResourceValue>;
  protected readonly fault = this.#field.part('typed').error;
  /** Chosen resource as its option writes it; null where there are several. */
  protected readonly chosen = computed(() =>
    oneResource(this.#field.value(), this.#state.context()),
  );
  protected readonly several = computed(() =>
    resourceTitlesOf(this.#event(), this.#store.resources()),
  );
  protected readonly options = computed(() => {
    const chosen = this.chosen() ?? '';
    const context = this.#state.context();
    const offered = resourceOptions('', context, () => this.color());
    // A resource that isn't offered, or none where one is needed, is listed all the same while it is chosen.
    const isOffered = offered.some(({ value }) => value === chosen);
    const own = { value: chosen, title: resourceTitle(chosen, context), depth: 0 };
    return (isOffered ? offered : [own, ...offered]).map(({ value, title, depth }) => ({
      value,
      title: INDENT.repeat(depth) + title,
    }));
  });
  /** Whether there are resources to choose from, or one of the event's to show. */
  protected readonly isShown = computed(
    () => this.#store.resources().nodes.length > 0 || this.chosen() !== '',
  );

  constructor() {
    effect((onCleanup) => {
      const list = this.list()?.nativeElement;
      if (list === undefined) return;
      onCleanup(this.#field.part('typed').shownBy(list, () => list.focus()));
    });
  }

  protected choose({ target }: Event): void {
    const { value } = target as HTMLSelectElement;
    this.#field.set(withOneResource(value, this.#state.context()));
  }
}
