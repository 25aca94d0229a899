import { Component, computed, DestroyRef, inject, input, output, signal } from '@angular/core';
import { LazyOutlet } from '../lazy/lazy-outlet';
import { LazyLoader } from '../lazy/lazy-loader';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Popover } from './popover';
import { MINI_CALENDAR } from '../lazy/lazy-parts';

/** A date that is picked for a field rather than to be shown. */
export interface PickedFor {
  readonly label: string;
  /** Present date of the field, as a day number. */
  readonly day: number;
}

/** The mini calendar that the toolbar's title opens, or a date field. */
@Component({
  selector: 'ec-date-picker-popover',
  imports: [LazyOutlet, Popover],
  template: `
    @if (isThere()) {
      <ec-popover
        [origin]="origin()"
        [label]="label()"
        [isModal]="for() !== null"
        (closed)="closed.emit()"
      >
        <div class="ec-calendar" [class.ec-large]="isMobile()">
          <ng-container
            [ecLazy]="calendar"
            stays
            [inputs]="{ date: for()?.day }"
            (gone)="pick($event)"
          />
        </div>
      </ec-popover>
    }
  `,
  // The popover is on the top layer; its host must not take room in the row.
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
    /* Seven targets for thumbs; on the narrowest phones they shrink a little. */
    .ec-large {
      inline-size: 316px;
      padding-inline: 4px;
    }
  `,
})
export class DatePickerPopover {
  readonly #settings = inject(CalendarSettings);
  readonly #loader = inject(LazyLoader);
  readonly #destroyed = inject(DestroyRef);

  protected readonly isMobile = this.#settings.isMobile;

  readonly origin = input.required<HTMLElement>();
  /** Field for which a date is picked; null to change the visible date. */
  readonly for = input.required<PickedFor | null>();
  readonly picked = output<number>();
  readonly closed = output();

  protected readonly label = computed(
    () => this.for()?.label ?? this.#settings.text()('chooseDateLabel'),
  );

  protected readonly calendar = MINI_CALENDAR;
  /** Whether the popover is open: only with its calendar, whose day takes the focus. */
  protected readonly isThere = signal(this.calendar.loaded !== undefined);

  constructor() {
    if (!this.isThere()) void this.#load();
  }

  protected pick(day: number | null): void {
    if (day !== null) this.picked.emit(day);
    this.closed.emit();
  }

  async #load(): Promise<void> {
    const loaded = await this.#loader.load(this.calendar, () => !this.#destroyed.destroyed);
    if (this.#destroyed.destroyed) return;
    if (loaded === null) this.closed.emit();
    else this.isThere.set(true);
  }
}
