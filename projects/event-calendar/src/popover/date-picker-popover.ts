import { Component, computed, inject, input, output } from '@angular/core';
import { MiniCalendar } from '../side-panel/mini-calendar';
import { CalendarSettings } from '../store/calendar-settings';
import { Popover } from './popover';

/** A date that is picked for something else than to be shown. */
export interface PickedFor {
  readonly label: string;
  /** The day number that it has. */
  readonly day: number;
}

/** The mini calendar behind the toolbar's title, and beside a field for a date. */
@Component({
  selector: 'ec-date-picker-popover',
  imports: [MiniCalendar, Popover],
  template: `
    <ec-popover
      [origin]="origin()"
      [label]="label()"
      [isModal]="for() !== null"
      (closed)="closed.emit()"
    >
      <div class="ec-calendar" [class.ec-large]="isMobile()">
        <ec-mini-calendar [date]="for()?.day" (picked)="pick($event)" />
      </div>
    </ec-popover>
  `,
  // The popover stands on the top layer; its host must not take room in the row.
  styles: `
    :host {
      position: absolute;
    }
    .ec-calendar {
      box-sizing: border-box;
      inline-size: 280px;
      max-inline-size: 100%;
      padding: 12px;
    }
    /* Seven targets for thumbs; on the narrowest phones they give a little. */
    .ec-large {
      inline-size: 316px;
      padding-inline: 4px;
    }
  `,
})
export class DatePickerPopover {
  readonly #settings = inject(CalendarSettings);

  protected readonly isMobile = this.#settings.isMobile;

  readonly origin = input.required<HTMLElement>();
  /** Null for the visible date, which a pick then changes. */
  readonly for = input.required<PickedFor | null>();
  readonly picked = output<number>();
  readonly closed = output();

  protected readonly label = computed(
    () => this.for()?.label ?? this.#settings.text()('chooseDateLabel'),
  );

  protected pick(day: number): void {
    this.picked.emit(day);
    this.closed.emit();
  }
}
