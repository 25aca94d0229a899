import {
  afterNextRender,
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  type ElementRef,
  inject,
  Injector,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import {
  axisDayOf,
  isOwnedBy,
  isWeekend,
  rangeOn,
  type AxisRange,
  type Column,
  type Occurrence,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import { ActiveViewGeometry } from '../../gestures/view-geometry';
import { LazyOutlet } from '../../lazy/lazy-outlet';
import type { EventListRequest } from '../../popover/event-list-request';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { AvailabilityRules } from '../../store/availability/availability-rules';
import { Navigation } from '../../store/dates/navigation';
import { CalendarStore } from '../../store/events/calendar-store';
import { Columns } from '../../store/layout/columns';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { SessionState } from '../../store/events/session-state';
import { TimeScroll } from '../../store/dates/time-scroll';
import { AllDayRow } from './all-day-row';
import { ColumnHeaders } from './column-headers';
import { invitationTo } from '../shared/invitation';
import { scrollToAwaited } from '../shared/scroll-to-awaited';
import { ColumnWords } from './column-words';
import { GridColumns } from './grid-columns';
import { GridHints } from './grid-hints';
import { GridKeys } from './grid-keys';
import { GridScroll } from './grid-scroll';
import { TimeAxisLabels } from './time-axis';
import { TimeColumn } from './time-column';
import { GridScale } from './grid-scale';
import { AllDayLayout } from './all-day-layout';
import { TimeGridLayout } from './time-grid-layout';
import { TimeGridGeometry } from './time-grid-geometry';
import { UnseenEvents } from './unseen-events';
import {
  EVENT_LIST,
  ALL_HIDDEN,
  GRID_DIVISIONS,
  GRID_PREVIEWS,
  GRID_TINTS,
  RESOURCE_CHOICE,
  SCROLL_EDGES,
} from '../../lazy/lazy-parts';

const HALF_HOUR = 30;

/** Day and week view: days side by side on one axis of time, with the all-day row above. */
@Component({
  selector: 'ec-time-grid',
  imports: [AllDayRow, ColumnHeaders, GridHints, LazyOutlet, TimeAxisLabels, TimeColumn],
  templateUrl: './time-grid.html',
  styleUrl: './time-grid.scss',
  host: { '[style.--ec-gutters]': 'zones.drawn().length || null' },
  providers: [
    AllDayLayout,
    ColumnWords,
    GridColumns,
    GridKeys,
    GridScale,
    GridScroll,
    TimeGridLayout,
    TimeGridGeometry,
    UnseenEvents,
  ],
})
export class TimeGrid {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #navigation = inject(Navigation);
  protected readonly layout = inject(TimeGridLayout);
  protected readonly scale = inject(GridScale);
  protected readonly allDay = inject(AllDayLayout);
  protected readonly columns = inject(GridColumns);
  protected readonly beside = inject(Columns);
  readonly #store = inject(CalendarStore);
  readonly #scroll = inject(GridScroll);
  readonly #timeScroll = inject(TimeScroll);
  readonly #surface = inject(TimeGridGeometry);
  readonly #view = inject(ActiveViewGeometry);
  readonly #keys = inject(GridKeys);
  readonly #injector = inject(Injector);
  protected readonly session = inject(SessionState);
  protected readonly zones = inject(AdditionalTimezones);

  private readonly scroller = viewChild.required<ElementRef<HTMLElement>>('scroller');
  private readonly head = viewChild.required<ElementRef<HTMLElement>>('head');
  private readonly body = viewChild.required<ElementRef<HTMLElement>>('body');
  private readonly band = viewChild.required<ElementRef<HTMLElement>>('band');

  protected readonly eventList = EVENT_LIST;
  protected readonly choice = RESOURCE_CHOICE;
  protected readonly previews = GRID_PREVIEWS;
  protected readonly tints = GRID_TINTS;
  protected readonly divisions = GRID_DIVISIONS;
  protected readonly allHidden = ALL_HIDDEN;
  protected readonly edges = SCROLL_EDGES;
  protected readonly hasTints = inject(AvailabilityRules).hasTimes;
  protected readonly list = signal<EventListRequest | null>(null);
  protected readonly isWeekend = isWeekend;
  protected readonly today = this.#navigation.today;
  protected readonly now = computed(() =>
    this.#inputs.showCurrentTimeIndicator() ? this.scale.now() : null,
  );

  protected readonly label = computed(() => {
    const text = this.#settings.text();
    return text('viewAriaLabel', {
      view: text(this.#navigation.view()),
      range: this.#navigation.title(),
    });
  });

  protected readonly invitation = invitationTo(
    'times',
    () => this.allDay.bars().length === 0 && this.layout.isWithoutTimed(),
  );

  constructor() {
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      const parts = {
        scroller: this.scroller().nativeElement,
        head: this.head().nativeElement,
        body: this.body().nativeElement,
        band: this.band().nativeElement,
      };
      destroyed.onDestroy(this.#scroll.observe(parts));
      // Before the cards are drawn, so that only those are that come into view.
      if (this.scale.box() !== null) this.#start();
      destroyed.onDestroy(this.#view.show(this.#surface.of(parts)));
      scrollToAwaited(this.#view, this.#surface, this.#injector);
      this.#keys.listen(parts.scroller);
    });
    afterRenderEffect(() => {
      const asked = this.#timeScroll.asked();
      if (asked === null) return;
      untracked(() => {
        this.#scroll.toTime(asked.minutes);
        this.#timeScroll.asked.set(null);
      });
    });
    afterRenderEffect(() => {
      if (this.#timeScroll.revealNow() === null) return;
      untracked(() => {
        const now = this.scale.now();
        if (now !== null) {
          this.#scroll.reveal(now.offset - HALF_HOUR, 2 * HALF_HOUR);
          this.#scroll.revealColumn(this.#firstOf(now.day));
        }
        this.#timeScroll.revealNow.set(null);
      });
    });
    // An event that is moved by keys stays in sight.
    afterRenderEffect(() => {
      const preview = this.session.isPickedUp() ? this.session.preview() : null;
      if (preview !== null) untracked(() => this.#reveal(preview));
    });
    // A fresh grid, or another view, starts at the present time if the host wants that.
    afterRenderEffect({
      write: () => {
        this.#navigation.view();
        if (this.scale.box() !== null) untracked(() => this.#start());
      },
    });
  }

  protected readonly unfold = (hours: VisibleHours): void => {
    this.scale.unfold(hours);
    this.#keys.startAt(hours.start * 60);
  };

  protected readonly focusGrid = (): void =>
    this.scroller().nativeElement.focus({ preventScroll: true });

  #start(): void {
    if (!this.#scroll.start(this.#navigation.view(), this.#inputs.scrollToCurrentTime())) return;
    const toDate = (): void => this.#scroll.toColumn(this.#firstOf(this.#navigation.date()));
    toDate();
    // Columns are as wide as they will be once the room for them is drawn; until then the last ones can't come first.
    afterNextRender(toDate, { injector: this.#injector });
  }

  /** Returns the index of the first column of a day. */
  #firstOf(day: number): number {
    return this.layout.columns().findIndex((column) => column.day === day);
  }

  #reveal({ event, firstDay, lastDay, start, end, isBar }: Occurrence): void {
    const resources = this.#store.resources();
    const at = this.layout
      .columns()
      .findIndex(
        (column) =>
          firstDay <= column.day &&
          column.day <= lastDay &&
          isOwnedBy(event, column.owner, resources),
      );
    if (at < 0) return;
    this.#scroll.revealColumn(at);
    if (isBar) return;
    const { from, to } = rangeOn(axisDayOf(this.scale.axis(), firstDay), { start, end });
    this.#scroll.reveal(from, to - from);
  }

  protected cursorIn({ key }: Column): AxisRange | null {
    const cursor = this.#keys.there()?.drawnCursor();
    return cursor?.column === key ? cursor.slot : null;
  }
}
