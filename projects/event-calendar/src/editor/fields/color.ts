import { Component, computed, inject, input } from '@angular/core';
import { PALETTE, type PaletteName } from 'ng-event-calendar/core/internal';
import { Icon } from '../../icon/icon';
import { LINK_ICON } from '../../icon/link-icon';
import { CalendarStore } from '../../store/events/calendar-store';
import { Editing } from '../../store/events/editing';
import { COLOR_NAMES } from '../../text/color-names';
import type { FieldValue } from '../field-value';
import type { EditorField, FieldContext, FieldPart } from './editor-field';
import { withKeys } from '../../store/events/with-keys';

let groups = 0;

/** The eleven colours as radio buttons, and one without a colour, for that of the resource. */
@Component({
  selector: 'ec-color-field',
  imports: [Icon],
  template: `
    <fieldset>
      <legend>{{ context().text('colorPickerLabel') }}</legend>
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
            }
            @if (item.color === null) {
              <ec-icon class="ec-link" [path]="link" />
            }
          </label>
        }
      </div>
      <span class="ec-chosen" aria-hidden="true">{{ chosenName() }}</span>
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
  protected readonly link = LINK_ICON;

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
