import {
  afterNextRender,
  afterRenderEffect,
  Component,
  computed,
  DestroyRef,
  type ElementRef,
  inject,
  signal,
  untracked,
  viewChild,
} from '@angular/core';
import { isWeekend, type Column } from 'ng-event-calendar/core/internal';
import { Creation } from '../../gestures/creation';
import { PartOutlet } from '../../parts/part-outlet';
import { EVENT_LIST } from '../../popover/event-list-part';
import type { EventListRequest } from '../../popover/event-list-request';
import { CALENDAR_INPUTS } from '../../store/calendar-inputs';
import { CalendarSettings } from '../../store/calendar-settings';
import { Navigation } from '../../store/navigation';
import { SessionState } from '../../store/session-state';
import { SourceLink } from '../../store/source-link';
import { TimeScroll } from '../../store/time-scroll';
import { AllDayRow } from './all-day-row';
import { ColumnHeaders } from './column-headers';
import { ColumnWords } from './column-words';
import { GridElements } from './grid-elements';
import { GridHints } from './grid-hints';
import { GridPreviews } from './grid-previews';
import { GridScroll } from './grid-scroll';
import { TimeAxisLabels } from './time-axis';
import { TimeColumn } from './time-column';
import { TimeGridFocus } from './time-grid-focus';
import { TimeGridLayout } from './time-grid-layout';
import { TimeGridSurface } from './time-grid-surface';

const HALF_HOUR = 30;

/** Day and week view: days side by side on one axis of time, with a row of bars above. */
@Component({
  selector: 'ec-time-grid',
  imports: [
    AllDayRow,
    ColumnHeaders,
    GridHints,
    GridPreviews,
    PartOutlet,
    TimeAxisLabels,
    TimeColumn,
  ],
  templateUrl: './time-grid.html',
  styleUrl: './time-grid.scss',
  providers: [
    ColumnWords,
    GridElements,
    TimeGridLayout,
    GridScroll,
    TimeGridSurface,
    TimeGridFocus,
  ],
  host: {
    '(click)': 'surface.create("click", $event)',
    '(dblclick)': 'surface.create("double-click", $event)',
  },
})
export class TimeGrid {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly navigation = inject(Navigation);
  private readonly source = inject(SourceLink);
  protected readonly layout = inject(TimeGridLayout);
  private readonly scroll = inject(GridScroll);
  private readonly timeScroll = inject(TimeScroll);
  protected readonly surface = inject(TimeGridSurface);
  private readonly focus = inject(TimeGridFocus);
  private readonly session = inject(SessionState);
  private readonly creation = inject(Creation);

  private readonly scroller = viewChild.required<ElementRef<HTMLElement>>('scroller');
  private readonly head = viewChild.required<ElementRef<HTMLElement>>('head');
  private readonly body = viewChild.required<ElementRef<HTMLElement>>('body');

  protected readonly eventList = EVENT_LIST;
  protected readonly list = signal<EventListRequest | null>(null);
  protected readonly isWeekend = isWeekend;
  protected readonly today = this.navigation.today;
  protected readonly now = computed(() =>
    this.inputs.showCurrentTimeIndicator() ? this.layout.now() : null,
  );

  protected readonly label = computed(() => {
    const text = this.settings.text();
    return text('viewAriaLabel', {
      view: text(this.navigation.view()),
      range: this.navigation.title(),
    });
  });

  /** How to begin, on days that hold nothing yet. */
  protected readonly invitation = computed(() => {
    const isEmpty =
      this.source.isKnown() && this.layout.bars().length === 0 && this.layout.isWithoutTimed();
    if (!isEmpty || this.session.preview() !== null || !this.creation.isOn()) return '';
    const isDouble = this.creation.press() === 'double-click';
    const byClick = this.settings.isMobile() ? 'invitationTap' : 'invitationClick';
    return this.settings.text()(isDouble ? 'invitationDoubleClick' : byClick);
  });

  constructor() {
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      const parts = {
        scroller: this.scroller().nativeElement,
        head: this.head().nativeElement,
        body: this.body().nativeElement,
      };
      destroyed.onDestroy(this.scroll.observe(parts));
      // Before the cards are drawn, so that only those are that come into view.
      if (this.layout.box() !== null) this.start();
      destroyed.onDestroy(this.surface.listen(parts));
      destroyed.onDestroy(this.focus.listen(parts.scroller));
    });
    afterRenderEffect(() => {
      const wish = this.timeScroll.wish();
      if (wish !== null) untracked(() => this.scroll.toTime(wish.minutes));
    });
    afterRenderEffect(() => {
      if (this.timeScroll.revealNow() === null) return;
      untracked(() => {
        const now = this.layout.now();
        if (now !== null) this.scroll.reveal(now.offset - HALF_HOUR, 2 * HALF_HOUR);
        this.timeScroll.revealNow.set(null);
      });
    });
    // A fresh grid, and another view, start at the present time if wished.
    afterRenderEffect({
      write: () => {
        this.navigation.view();
        if (this.layout.box() !== null) untracked(() => this.start());
      },
    });
  }

  private start(): void {
    this.scroll.start(this.navigation.view(), this.inputs.scrollToCurrentTime());
  }

  protected cursorIn({ key }: Column): number | null {
    const cursor = this.focus.cursor();
    return cursor?.column === key ? cursor.offset : null;
  }
}
