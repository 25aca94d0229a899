import {
  afterNextRender,
  Component,
  computed,
  DestroyRef,
  type ElementRef,
  inject,
  NgZone,
  signal,
  viewChild,
} from '@angular/core';
import { civilDate, columnOf, formatDay } from 'ng-event-calendar/core/internal';
import { EventElement } from '../../event/event-element';
import { ListStyle } from '../../event/list-style';
import { ActiveViewGeometry } from '../../gestures/view-geometry';
import { LazyOutlet } from '../../lazy/lazy-outlet';
import type { EventListRequest } from '../../popover/event-list-request';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Navigation } from '../../store/dates/navigation';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { SourceLink } from '../../store/source/source-link';
import { blocksOver, AvailabilityShading } from '../../store/availability/availability-shading';
import { CreateButton } from '../../toolbar/create-button';
import { invitationTo, invitesByButton } from '../shared/invitation';
import type { MoreOfColumn } from '../shared/day-cells';
import { MonthFocus } from './month-focus';
import { MonthGeometry } from './month-geometry';
import { MonthLayout } from './month-layout';
import { MonthWeekRow } from './month-week';
import { EVENT_LIST } from '../../lazy/lazy-parts';

/** Month view: weeks as rows; on a phone dots, with the list of the picked day beneath. */
@Component({
  selector: 'ec-month',
  imports: [CreateButton, EventElement, ListStyle, MonthWeekRow, LazyOutlet],
  templateUrl: './month.html',
  styleUrl: './month.scss',
  providers: [MonthLayout, MonthGeometry, MonthFocus],
  host: {
    '[attr.data-layout]': 'settings.layout()',
  },
})
export class Month {
  protected readonly inputs = inject(CALENDAR_INPUTS);
  protected readonly settings = inject(CalendarSettings);
  protected readonly navigation = inject(Navigation);
  protected readonly source = inject(SourceLink);
  protected readonly layout = inject(MonthLayout);
  readonly #shading = inject(AvailabilityShading);
  readonly #surface = inject(MonthGeometry);
  readonly #view = inject(ActiveViewGeometry);
  readonly #focus = inject(MonthFocus);
  readonly #occurrences = inject(PageOccurrences).all;
  private readonly grid = viewChild.required<ElementRef<HTMLElement>>('grid');
  private readonly weeks = viewChild.required<ElementRef<HTMLElement>>('weeks');

  protected readonly eventList = EVENT_LIST;
  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;
  protected readonly list = signal<EventListRequest | null>(null);
  protected readonly weekdays = computed(() => this.layout.weeks()[0] ?? []);
  protected readonly month = computed(() => {
    const { title } = this.navigation.viewDefinition();
    if (title(this.navigation.dayRules(), this.navigation.date()) !== 'month') return null;
    const { year, month } = civilDate(this.navigation.date());
    return year * 12 + month;
  });
  protected readonly isEmpty = computed(() => this.#occurrences().length === 0);
  protected readonly invitation = invitationTo('days', this.isEmpty);
  protected readonly invites = invitesByButton();
  protected readonly lastRow = computed(() => Math.max(0, (this.layout.capacity() ?? 4) - 1));
  protected readonly label = computed(() =>
    this.text()('viewAriaLabel', {
      view: this.text()(this.navigation.view()),
      range: this.navigation.title(),
    }),
  );
  protected readonly picked = computed(() => {
    const day = this.navigation.date();
    return {
      date: formatDay(day),
      label: this.formats().fullDate(day),
      day,
      blocks: blocksOver(this.#shading.of(columnOf(day, 'all'))),
      occurrences: this.layout.occurrencesOn(day),
    };
  });

  constructor() {
    const destroyed = inject(DestroyRef);
    const zone = inject(NgZone);
    afterNextRender(() => {
      destroyed.onDestroy(
        this.#view.show(this.#surface.of(this.grid().nativeElement, this.weeks().nativeElement)),
      );
      destroyed.onDestroy(this.#focus.listen(this.grid().nativeElement));
      if (typeof ResizeObserver === 'undefined') return;
      zone.runOutsideAngular(() => {
        const sizes = new ResizeObserver(() => this.#measure());
        sizes.observe(this.weeks().nativeElement);
        destroyed.onDestroy(() => sizes.disconnect());
      });
      this.#measure();
    });
  }

  protected openList({ column: { day }, origin }: MoreOfColumn): void {
    const days = computed(() => [{ day, occurrences: this.layout.occurrencesOn(day) }]);
    this.list.set({ days, label: null, origin });
  }

  #measure(): void {
    const row = this.weeks().nativeElement.firstElementChild;
    if (row === null || row.clientHeight === 0) return;
    // The row's styles state in pixels the heights of a day's number and of a line of events.
    const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(row);
    const [number, line] = [parseFloat(scrollPaddingBlockStart), parseFloat(scrollPaddingBlockEnd)];
    this.layout.capacity.set(Math.max(1, Math.floor((row.clientHeight - number) / line)));
  }
}
