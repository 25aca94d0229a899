import { afterEveryRender, Component, computed, inject, input, output } from '@angular/core';
import { byListOrderOn } from 'ng-event-calendar/core';
import { EventElement } from '../event/event-element';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/calendar-settings';
import { SessionState } from '../store/session-state';
import { Navigation } from '../store/navigation';
import type { MoreRequest } from './more-request';
import { Popover } from './popover';

/** The list behind "+N more": the events of one day, or of one crowded stretch of it. */
@Component({
  selector: 'ec-more-popover',
  imports: [EventElement, Icon, Popover],
  template: `
    <ec-popover [origin]="request().origin" [label]="label()" (closed)="closed.emit()">
      <header>
        <h3>
          <span class="ec-weekday">{{ formats().weekdayLong(request().day) }}</span>
          <span class="ec-date">{{ formats().monthDay(request().day) }}</span>
        </h3>
        <button
          type="button"
          [attr.aria-label]="text()('closeButtonLabel')"
          (click)="closed.emit()"
        >
          <ec-icon name="close" />
        </button>
      </header>
      <ul>
        @for (occurrence of occurrences(); track occurrence.key) {
          <li><ec-event [place]="{ occurrence, shape: 'tile', day: request().day }" /></li>
        }
      </ul>
    </ec-popover>
  `,
  styleUrl: './more-popover.scss',
})
export class MorePopover {
  private readonly settings = inject(CalendarSettings);
  private readonly navigation = inject(Navigation);
  private readonly session = inject(SessionState);

  readonly request = input.required<MoreRequest>();
  readonly closed = output();

  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;
  protected readonly label = computed(() =>
    this.text()('moreEventsTitle', { date: this.formats().fullDate(this.request().day) }),
  );
  protected readonly occurrences = computed(() =>
    [...this.request().occurrences()].sort(byListOrderOn(this.request().day)),
  );

  constructor() {
    // Nothing is hidden any more, or another page of dates is shown. Not while something of it is
    // dragged: a touch ends with the element that it began on.
    afterEveryRender(() => {
      if (this.session.isUnderWay()) return;
      const { day, origin } = this.request();
      const isShown = this.navigation.days().includes(day) && this.occurrences().length > 0;
      if (!isShown || !origin.isConnected) this.closed.emit();
    });
  }
}
