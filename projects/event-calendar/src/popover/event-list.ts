import { afterEveryRender, Component, computed, inject, input, output } from '@angular/core';
import { byListOrderOn } from 'ng-event-calendar/core/internal';
import { EventElement } from '../event/event-element';
import { ListStyle } from '../event/list-style';
import { Icon } from '../icon/icon';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Navigation } from '../store/dates/navigation';
import { SessionState } from '../store/events/session-state';
import type { EventListRequest } from './event-list-request';
import { Popover } from './popover';

/** The list behind "+N more": of a day, of a crowded part of it, or of days with events outside the visible hours. */
@Component({
  selector: 'ec-event-list',
  imports: [EventElement, Icon, ListStyle, Popover],
  template: `
    @for (opened of [request()]; track opened.origin) {
      <ec-popover
        [origin]="request().origin"
        [about]="about()"
        [at]="at()"
        [within]="request().view ?? null"
        [label]="label()"
        (closed)="closed.emit()"
      >
        <header>
          <h3>
            @if (request().label) {
              <span class="ec-title">{{ label() }}</span>
            } @else {
              <span>{{ formats().weekdayLong(firstDay()) }}</span>
              <span class="ec-title">{{ formats().monthDay(firstDay()) }}</span>
            }
          </h3>
          <button
            type="button"
            class="ec-icon-button"
            [attr.aria-label]="text()('closeButtonLabel')"
            (click)="closed.emit()"
          >
            <ec-icon name="close" />
          </button>
        </header>
        <ec-list-style />
        @for (each of days(); track each.day) {
          @if (request().label) {
            <h4>{{ formats().fullDate(each.day) }}</h4>
          }
          <ul>
            @for (occurrence of each.occurrences; track occurrence.key) {
              <li>
                <ec-event
                  [attr.cdkFocusInitial]="$first && each === days()[0] ? '' : null"
                  [place]="{
                    occurrence,
                    shape: 'tile',
                    day: each.day,
                    resource: request().resource,
                  }"
                />
              </li>
            }
          </ul>
        }
      </ec-popover>
    }
  `,
  styleUrl: './event-list.scss',
})
export class EventList {
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  readonly #session = inject(SessionState);

  readonly request = input.required<EventListRequest>();
  readonly closed = output();

  protected readonly text = this.#settings.text;
  protected readonly formats = this.#settings.formats;
  protected readonly days = computed(() =>
    this.request()
      .days()
      .map(({ day, occurrences }) => ({
        day,
        occurrences: [...occurrences].sort(byListOrderOn(day)),
      })),
  );
  protected readonly firstDay = computed(() => this.days()[0]?.day ?? this.#navigation.date());
  /** Cell of the listed day, if that is drawn. */
  protected readonly about = computed(() =>
    this.request().origin.closest<HTMLElement>('[data-slot]'),
  );
  /** Box of the opener, with which the list is level beside a column as high as the day. */
  protected readonly at = computed(() => {
    const isColumn = this.about()?.dataset['slot'] === 'timed';
    return isColumn ? this.request().origin.getBoundingClientRect() : null;
  });
  protected readonly label = computed(() => {
    const date = this.formats().fullDate(this.firstDay());
    return this.request().label?.() ?? this.text()('moreEventsTitle', { date });
  });

  constructor() {
    // Closes when nothing is hidden any more, or another page is shown; not during a drag, as a touch ends with the
    // element on which it began.
    afterEveryRender(() => {
      if (this.#session.isUnderWay()) return;
      const shown = this.#navigation.days();
      const isShown = this.days().some(
        ({ day, occurrences }) => shown.includes(day) && occurrences.length > 0,
      );
      if (!isShown || !this.request().origin.isConnected) this.closed.emit();
    });
  }
}
