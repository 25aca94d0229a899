import { Component, computed, input, linkedSignal, signal, viewChild } from '@angular/core';
import {
  type CalendarEvent,
  type CalendarView,
  EventCalendarComponent,
  type EventSearch,
} from 'ng-event-calendar';
import { today } from '../../../data/civil-date';
import { DOCTORS, type Status, STATUSES, type Visit, visitsAround } from '../../../data/visits';
import { Page } from '../../ui/page';
import { type SegmentOption, Segmented } from '../../ui/segmented';

type Mode = NonNullable<EventSearch['mode']>;

/** Ten thousand visits to a practice: searched in three modes, and filtered by their status. */
@Component({
  selector: 'sc-search',
  imports: [EventCalendarComponent, Page, Segmented],
  template: `
    <sc-page heading="Search" [lede]="lede">
      <sc-segmented
        scPageTools
        label="Mode of the search"
        [options]="modes"
        [(value)]="shownMode"
      />

      <div class="chips" role="group" aria-label="Visits shown">
        @for (status of statuses; track status) {
          <label class="chip">
            <input
              type="checkbox"
              class="visually-hidden"
              [checked]="isOn()[status]"
              (change)="toggle(status)"
            />
            {{ status }}
          </label>
        }
      </div>

      <event-calendar
        height="clamp(560px, 100dvh - 250px, 1100px)"
        [visibleHours]="{ start: 7, end: 19 }"
        [views]="views"
        [resources]="doctors"
        [newEvent]="requested"
        [eventSearch]="search()"
        [eventFilter]="isShown"
        [(searchText)]="searchText"
        [(view)]="shownView"
        [(visibleDate)]="shownDate"
        [(events)]="visits"
      />
    </sc-page>
  `,
  styleUrl: './search.scss',
  host: { '(document:keydown)': 'searchByKey($event)' },
})
export class Search {
  private readonly calendar = viewChild(EventCalendarComponent);

  /** Query parameters. */
  readonly view = input<CalendarView>();
  readonly date = input<string>();
  readonly mode = input<Mode>();
  readonly text = input<string>();

  protected readonly lede =
    'Ten thousand visits over four years. Press “/” and type a name, a part of a number, a reason or a doctor: “zoe” ' +
    'finds Zoë. A list leads to any date; the other modes show matches alone, or fade the rest. Chips hide visits by ' +
    'their status, and lose none.';
  protected readonly views: readonly CalendarView[] = [
    'day',
    'week',
    'month',
    'agenda',
    'timeline',
  ];
  protected readonly doctors = DOCTORS;
  protected readonly statuses = STATUSES;
  protected readonly modes: readonly SegmentOption<Mode>[] = [
    { value: 'list', label: 'List' },
    { value: 'filter', label: 'Filter' },
    { value: 'dim', label: 'Dim' },
  ];

  protected readonly shownMode = linkedSignal<Mode>(() => this.mode() ?? 'list');
  protected readonly search = computed<EventSearch>(() => ({
    mode: this.shownMode(),
    fields: ['title', 'phone', 'description', 'resource'],
  }));
  protected readonly searchText = linkedSignal(() => this.text() ?? '');

  protected readonly isOn = signal<Readonly<Record<Status, boolean>>>({
    requested: true,
    booked: true,
    done: true,
    cancelled: false,
  });
  /** Reads a signal, so the calendar calls it again once that changes. */
  protected readonly isShown = ({ status }: Visit): boolean => this.isOn()[status];

  protected readonly shownView = linkedSignal<CalendarView>(() => this.view() ?? 'week');
  private readonly start = computed(() => this.date() ?? today());
  protected readonly shownDate = linkedSignal(() => this.start());
  protected readonly visits = linkedSignal<Visit[]>(() => visitsAround(this.start()));

  protected toggle(status: Status): void {
    this.isOn.update((on) => ({ ...on, [status]: !on[status] }));
  }

  /** Opens the search from anywhere on the page; in the calendar the key does so by itself. */
  protected searchByKey(press: KeyboardEvent): void {
    const { key, target, defaultPrevented } = press;
    const isTyping = target instanceof Element && target.matches('input, textarea, select');
    if (key !== '/' || defaultPrevented || isTyping) return;
    press.preventDefault();
    this.calendar()?.openSearch();
  }

  protected readonly requested = (draft: CalendarEvent): Visit => ({
    ...draft,
    status: 'requested',
    phone: '',
  });
}
