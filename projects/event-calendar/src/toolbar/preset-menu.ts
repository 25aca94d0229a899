import { CdkMenu, CdkMenuItemRadio } from '@angular/cdk/menu';
import { Component, computed, inject, signal } from '@angular/core';
import type { TimelinePreset } from 'ng-event-calendar/core/internal';
import { Icon } from '../icon/icon';
import { Popover } from '../popover/popover';
import { TimelineSettings } from '../store/dates/timeline-settings';
import { TimeScroll } from '../store/dates/time-scroll';
import { CalendarSettings } from '../store/inputs/calendar-settings';

/** Button that names the timeline's preset, with a menu of those that are offered. */
@Component({
  selector: 'ec-preset-menu',
  imports: [CdkMenu, CdkMenuItemRadio, Icon, Popover],
  template: `
    <button
      #button
      type="button"
      class="ec-button"
      aria-haspopup="menu"
      [attr.aria-expanded]="isOpen()"
      [attr.aria-label]="label()"
      (click)="isOpen.set(!isOpen())"
    >
      {{ text()(preset()) }}
      <ec-icon name="down" />
    </button>
    @if (isOpen()) {
      <ec-popover [origin]="button" [menu]="menu" (closed)="isOpen.set(false)">
        <div
          cdkMenu
          #menu="cdkMenu"
          class="ec-menu"
          data-menu="presets"
          [attr.aria-label]="label()"
        >
          @for (each of presets(); track each) {
            <button
              type="button"
              class="ec-item"
              cdkMenuItemRadio
              [attr.data-preset-item]="each"
              [cdkMenuItemChecked]="each === preset()"
              (cdkMenuItemTriggered)="choose(each)"
            >
              <span class="ec-mark">
                @if (each === preset()) {
                  <ec-icon name="check" />
                }
              </span>
              {{ text()(each) }}
            </button>
          }
        </div>
      </ec-popover>
    }
  `,
  styleUrl: './preset-menu.scss',
})
export class PresetMenu {
  readonly #timeline = inject(TimelineSettings);
  readonly #timeScroll = inject(TimeScroll);

  protected readonly text = inject(CalendarSettings).text;
  protected readonly preset = this.#timeline.preset;
  protected readonly presets = this.#timeline.presets;
  protected readonly isOpen = signal(false);
  protected readonly label = computed(() =>
    this.text()('timelinePresetAriaLabel', { preset: this.text()(this.preset()) }),
  );

  protected choose(preset: TimelinePreset): void {
    this.#timeScroll.preset.set(preset);
    this.isOpen.set(false);
  }
}
