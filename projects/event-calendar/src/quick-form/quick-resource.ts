import {
  Component,
  computed,
  effect,
  type ElementRef,
  inject,
  input,
  viewChild,
} from '@angular/core';
import { resourceTitles } from 'ng-event-calendar/core/edits';
import { EditorState } from '../editor/editor-state';
import type { FieldValue } from '../editor/field-value';
import {
  formKinds,
  isKindNeeded,
  resourceIn,
  resourceOptions,
  resourceTitle,
} from '../editor/fields/resource-options';
import { RESOURCE_VALUE, type ResourceValues } from '../editor/fields/resource-value';
import { ResourceReasons } from '../editor/resource-reasons';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { CalendarStore } from '../store/events/calendar-store';
import { oneResource, withOneResource } from './one-resource';

/** Character by which options of a native list can be indented. */
const INDENT = '\u2003';

let fields = 0;

/** Resource of one kind of a new event, as a native list. */
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
          [class.ec-unassigned]="chosen() === ''"
        ></span>
        <select
          #list
          data-field="resource"
          [attr.data-kind]="kind() || null"
          [attr.aria-label]="kind() || text()('resourceLabel')"
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
  readonly #reasons = inject(ResourceReasons);

  /** Kind, as users call it; empty for the kind without a name. */
  readonly kind = input.required<string>();

  private readonly list = viewChild<ElementRef<HTMLSelectElement>>('list');

  protected readonly text = this.#settings.text;
  protected readonly faultId = `ec-quick-resource-${fields++}`;
  readonly #event = computed(() => this.#state.shown() ?? this.#state.session.draft);
  /** Palette name of the event; where there are several kinds, that of the chosen resource. */
  protected readonly color = computed(() => {
    const context = this.#state.context();
    const id = formKinds(context).length === 1 ? null : resourceIn(this.chosen() ?? '');
    const node = id == null ? undefined : context.resources.find(id);
    return node === undefined
      ? this.#store.colorOf(this.#event())
      : this.#store.colorOfResource(node);
  });
  protected readonly isNeeded = computed(() => isKindNeeded(this.#state.context(), this.kind()));
  readonly #all = this.#state.form.field(RESOURCE_VALUE.key) as FieldValue<ResourceValues>;
  readonly #field = computed(() => this.#all.part(this.kind()));
  protected readonly fault = computed(() => this.#field().part('typed').error());
  /** Chosen resource as its option writes it; null where there are several. */
  protected readonly chosen = computed(() =>
    oneResource(this.#field().value(), this.#state.context(), this.kind()),
  );
  protected readonly several = computed(() =>
    resourceTitles(this.#event(), this.#store.resources(), this.kind()).join(', '),
  );
  protected readonly options = computed(() => {
    const chosen = this.chosen() ?? '';
    const context = this.#state.context();
    const offered = resourceOptions('', context, this.kind(), () => this.color());
    // A resource that isn't offered, or none where one is needed, is listed all the same while it is chosen.
    const isOffered = offered.some(({ value }) => value === chosen);
    const own = { value: chosen, title: resourceTitle(chosen, context), depth: 0 };
    const reasons = this.#reasons.against(offered, this.kind());
    return (isOffered ? offered : [own, ...offered]).map(({ value, title, depth }) => ({
      value,
      title: INDENT.repeat(depth) + [title, reasons.get(value) ?? ''].filter(Boolean).join(' – '),
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
      onCleanup(
        this.#field()
          .part('typed')
          .shownBy(list, () => list.focus()),
      );
    });
  }

  protected choose({ target }: Event): void {
    const { value } = target as HTMLSelectElement;
    this.#field().set(withOneResource(value, this.#state.context(), this.kind()));
  }
}
