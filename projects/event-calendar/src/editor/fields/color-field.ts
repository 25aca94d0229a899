import { Component, computed, inject, model } from '@angular/core';
import type { FormValueControl } from '@angular/forms/signals';
import { PALETTE, type PaletteName } from 'ng-event-calendar/core';
import { Icon } from '../../icon/icon';
import { CalendarSettings } from '../../store/calendar-settings';
import { COLOR_NAMES } from '../../text/color-names';

let groups = 0;

/** The eleven colours as radio buttons, and none: that of the resource. */
@Component({
  selector: 'ec-color-field',
  imports: [Icon],
  template: `
    <fieldset>
      <legend>{{ text()('colorPickerLabel') }}</legend>
      <div class="ec-swatches">
        @for (item of colors(); track item.color) {
          <label [attr.data-color]="item.color" [title]="item.name">
            <input
              type="radio"
              [name]="group"
              [checked]="value() === item.color"
              [attr.aria-label]="item.label"
              (change)="value.set(item.color)"
            />
            @if (value() === item.color) {
              <ec-icon name="check" />
            }
          </label>
        }
      </div>
    </fieldset>
  `,
  styleUrl: './color-field.scss',
})
export class ColorField implements FormValueControl<PaletteName | null> {
  private readonly settings = inject(CalendarSettings);

  readonly value = model<PaletteName | null>(null);

  protected readonly text = this.settings.text;
  protected readonly group = `ec-color-${groups++}`;
  protected readonly colors = computed(() => {
    const text = this.text();
    return [null, ...PALETTE].map((color: PaletteName | null) => {
      const name = color === null ? text('colorOfResource') : text(COLOR_NAMES[color]);
      const label = color === null ? name : text('selectColorAriaLabel', { color: name });
      return { color, name, label };
    });
  });
}
