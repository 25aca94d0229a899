import { CdkMenu, CdkMenuItem } from '@angular/cdk/menu';
import { Component, computed, inject, input, output } from '@angular/core';
import { PALETTE, type PaletteName } from 'ng-event-calendar/core/internal';
import { Popover } from '../popover/popover';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { COLOR_NAMES } from '../text/color-names';

/** A chosen colour; null for those of the resources. */
export interface ChosenColor {
  readonly color: PaletteName | null;
}

/** Colours for the selected events, beside the button of the bar that opened them. */
@Component({
  selector: 'ec-selection-colors',
  imports: [CdkMenu, CdkMenuItem, Popover],
  template: `
    <ec-popover
      [origin]="origin()"
      [menu]="menu"
      [returnsFocus]="false"
      (closed)="closed.emit(null)"
    >
      <div cdkMenu #menu="cdkMenu" class="ec-colors" [attr.aria-label]="text()('colorPickerLabel')">
        @for (item of colors(); track item.color) {
          <button
            type="button"
            class="ec-color"
            cdkMenuItem
            [class.ec-inherited]="item.color === null"
            [attr.data-color]="item.color"
            [attr.aria-label]="item.label"
            (cdkMenuItemTriggered)="closed.emit({ color: item.color })"
          ></button>
        }
      </div>
    </ec-popover>
  `,
  styleUrl: './selection-colors.scss',
})
export class SelectionColors {
  readonly origin = input.required<HTMLElement>();
  /** Emits the choice; null where the colours close without one. */
  readonly closed = output<ChosenColor | null>();
  protected readonly text = inject(CalendarSettings).text;

  protected readonly colors = computed(() => {
    const text = this.text();
    return [null, ...PALETTE].map((color: PaletteName | null) => ({
      color,
      label:
        color === null
          ? text('colorOfResource')
          : text('selectColorAriaLabel', { color: text(COLOR_NAMES[color]) }),
    }));
  });
}
