import { Component, computed, inject, input } from '@angular/core';
import { PALETTE, type PaletteName } from 'ng-event-calendar/core/internal';
import { Icon } from '../../icon/icon';
import { CalendarStore } from '../../store/events/calendar-store';
import { Editing } from '../../store/events/editing';
import { COLOR_NAMES } from '../../text/color-names';
import type { FieldValue } from '../field-value';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { withKeys } from '../../store/events/with-keys';

let groups = 0;
/** Two links of a chain: the colour follows that of the resource. */
const LINK = 'M10 8H7a4 4 0 1 0 0 8h3M14 8h3a4 4 0 1 1 0 8h-3M8 12h8';

/** The eleven colours as radio buttons, and one without a colour, for that of the resource. */
@Component({
  selector: 'ec-color-field',
  imports: [Icon],
  template: `
    <fieldset>
      <legend>{{ context().text('colorPickerLabel') }}</legend>
      <span class="ec-chosen" aria-hidden="true">{{ chosenName() }}</span>
      <div class="ec-swatches" [attr.data-color]="inherited()">
        @for (item of colors(); track item.color) {
          <label
            [class.ec-inherited]="item.color === null"
            [attr.data-color]="item.color"
            [title]="item.name"
          >
            <input
              type="radio"
              [name]="group"
              [checked]="chosen() === item.color"
              [attr.aria-label]="item.label"
              (change)="choose(item.color)"
            />
            @if (chosen() === item.color) {
              <ec-icon name="check" />
            } @else if (item.color === null) {
              <ec-icon [path]="LINK" />
            }
          </label>
        }
      </div>
    </fieldset>
  `,
  styleUrl: './color.scss',
})
class ColorPart implements FieldPart<PaletteName | null> {
  readonly field = input.required<FieldValue<PaletteName | null>>();
  readonly context = input.required<FieldContext>();

  readonly #store = inject(CalendarStore);
  readonly #editing = inject(Editing);

  protected readonly group = `ec-color-${groups++}`;
  protected readonly chosen = computed(() => this.field().value());
  /** Palette name that the event has without a colour of its own. */
  protected readonly inherited = computed(() =>
    this.#store.inheritedColorOf(this.#editing.shown() ?? this.context().event),
  );
  protected readonly colors = computed(() => {
    const { text } = this.context();
    return [null, ...PALETTE].map((color: PaletteName | null) => {
      const name = color === null ? text('colorOfResource') : text(COLOR_NAMES[color]);
      const label = color === null ? name : text('selectColorAriaLabel', { color: name });
      return { color, name, label };
    });
  });

  /** Name of the chosen colour, as a colour alone doesn't say that it is the resource's. */
  protected readonly chosenName = computed(
    () => this.colors().find(({ color }) => color === this.chosen())?.name ?? '',
  );
  protected readonly LINK = LINK;

  protected choose(color: PaletteName | null): void {
    this.field().set(color);
  }
}

/** The event's own colour; null for that of its resource. */
export const COLOR: EditorField<PaletteName | null> = {
  key: 'color',
  keys: ['color'],
  read: ({ color }) => color ?? null,
  write: (color) => (event) => withKeys(event, { color: color ?? undefined }),
  part: ColorPart,
};
