import { Component, inject, input, output } from '@angular/core';
import type { DayOfEvents } from 'ng-event-calendar/core';
import { EventElement } from '../event/event-element';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/calendar-settings';
import { Popover } from './popover';

/** A list of events of several days, under each day its own. */
@Component({
  selector: 'ec-days-popover',
  imports: [EventElement, Icon, Popover],
  template: `
    <ec-popover [origin]="origin()" [label]="label()" (closed)="closed.emit()">
      <header>
        <h3>
          <span class="ec-date">{{ label() }}</span>
        </h3>
        <button
          type="button"
          [attr.aria-label]="text()('closeButtonLabel')"
          (click)="closed.emit()"
        >
          <ec-icon name="close" />
        </button>
      </header>
      @for (each of days(); track each.day) {
        <h4>{{ formats().fullDate(each.day) }}</h4>
        <ul>
          @for (occurrence of each.occurrences; track occurrence.key) {
            <li><ec-event [place]="{ occurrence, shape: 'tile', day: each.day }" /></li>
          }
        </ul>
      }
    </ec-popover>
  `,
  styleUrl: './days-popover.scss',
})
export class DaysPopover {
  private readonly settings = inject(CalendarSettings);

  readonly days = input.required<readonly DayOfEvents[]>();
  /** Names the list, as the button did that opened it. */
  readonly label = input.required<string>();
  /** The element that was pressed: the list opens beside it and gives focus back to it. */
  readonly origin = input.required<HTMLElement>();
  readonly closed = output();

  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;
}
