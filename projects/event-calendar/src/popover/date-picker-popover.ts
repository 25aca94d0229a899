import { Component, inject, input, output } from '@angular/core';
import { MiniCalendar } from '../side-panel/mini-calendar';
import { CalendarSettings } from '../store/calendar-settings';
import { Popover } from './popover';

/** The mini calendar behind the toolbar's title. */
@Component({
  selector: 'ec-date-picker-popover',
  imports: [MiniCalendar, Popover],
  template: `
    <ec-popover [origin]="origin()" [label]="text()('chooseDateLabel')" (closed)="closed.emit()">
      <div class="ec-calendar" [class.ec-large]="isMobile()">
        <ec-mini-calendar (picked)="closed.emit()" />
      </div>
    </ec-popover>
  `,
  // The popover stands on the top layer; its host must not take room in the row.
  styles: `
    :host {
      position: absolute;
    }
    .ec-calendar {
      inline-size: 256px;
      padding: 12px;
    }
    .ec-large {
      inline-size: 308px;
    }
  `,
})
export class DatePickerPopover {
  private readonly settings = inject(CalendarSettings);

  protected readonly text = this.settings.text;
  protected readonly isMobile = this.settings.isMobile;

  readonly origin = input.required<HTMLElement>();
  readonly closed = output();
}
