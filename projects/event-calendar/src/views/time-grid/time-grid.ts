import { NgTemplateOutlet } from '@angular/common';
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
import { formatDay, isWeekend, MINUTE, weekNumber } from 'ng-event-calendar/core';
import { EventElement } from '../../event/event-element';
import { barPlace, type EventPlace } from '../../event/event-place';
import { RowPreview } from '../../event/row-preview';
import { Icon } from '../../icon/icon';
import { EventGestures } from '../../interactions/event-gestures';
import { PartOutlet } from '../../parts/part-outlet';
import { MORE_POPOVER } from '../../popover/more-part';
import type { MoreRequest } from '../../popover/more-request';
import { CALENDAR_INPUTS } from '../../store/calendar-inputs';
import { CalendarSettings } from '../../store/calendar-settings';
import { GestureState } from '../../store/gesture-state';
import { Navigation } from '../../store/navigation';
import type { DayHeaderContext } from '../../templates/host-templates';
import { SourceLink } from '../../store/source-link';
import { TimeScroll } from '../../store/time-scroll';
import { DayColumnElement } from './day-column-element';
import { GridHints } from './grid-hints';
import { GridScroll } from './grid-scroll';
import { TimeGridFocus } from './time-grid-focus';
import { TimeGridGestures } from './time-grid-gestures';
import { TimeGridLayout } from './time-grid-layout';

const HALF_HOUR = 30;

interface AllDayCell {
  readonly day: number;
  readonly date: string;
  readonly label: string;
  /** Names the cell, which is empty more often than not. */
  readonly spoken: string;
  readonly isWeekend: boolean;
  readonly bars: readonly EventPlace[];
  readonly more: number;
}

/** Day and week view: days side by side on one axis of time, with a row of bars above. */
@Component({
  selector: 'ec-time-grid',
  imports: [
    DayColumnElement,
    EventElement,
    GridHints,
    Icon,
    PartOutlet,
    NgTemplateOutlet,
    RowPreview,
  ],
  templateUrl: './time-grid.html',
  styleUrl: './time-grid.scss',
  providers: [TimeGridLayout, GridScroll, TimeGridGestures, TimeGridFocus],
  host: {
    '(click)': 'gestures.create("click", $event)',
    '(dblclick)': 'gestures.create("double-click", $event)',
  },
})
export class TimeGrid {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  protected readonly navigation = inject(Navigation);
  private readonly source = inject(SourceLink);
  protected readonly layout = inject(TimeGridLayout);
  private readonly scroll = inject(GridScroll);
  private readonly timeScroll = inject(TimeScroll);
  protected readonly gestures = inject(TimeGridGestures);
  private readonly focus = inject(TimeGridFocus);
  private readonly gesture = inject(GestureState);
  private readonly eventGestures = inject(EventGestures);

  private readonly scroller = viewChild.required<ElementRef<HTMLElement>>('scroller');
  private readonly head = viewChild.required<ElementRef<HTMLElement>>('head');
  private readonly body = viewChild.required<ElementRef<HTMLElement>>('body');

  protected readonly morePopover = MORE_POPOVER;
  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;
  protected readonly days = this.layout.days;
  protected readonly axis = this.layout.axis;
  protected readonly today = this.navigation.today;
  protected readonly minuteHeight = this.layout.minuteHeight;
  /** What gets focus must not end up under the head (WCAG 2.2, 2.4.11), nor what stays in sight. */
  protected readonly headHeight = computed(() => this.layout.box()?.headHeight ?? 0);
  protected readonly now = computed(() =>
    this.inputs.showCurrentTimeIndicator() ? this.layout.now() : null,
  );
  protected readonly list = signal<MoreRequest | null>(null);
  protected readonly dayCell = this.inputs.dayCellTemplate;
  protected readonly dayHeader = this.inputs.dayHeaderTemplate;
  protected readonly isWeekend = isWeekend;

  protected readonly label = computed(() =>
    this.text()('viewAriaLabel', {
      view: this.text()(this.navigation.view()),
      range: this.navigation.title(),
    }),
  );
  protected readonly isWeek = computed(
    () => !this.navigation.viewDefinition().isOneDay(this.navigation.dayRules()),
  );
  protected readonly opensDays = computed(() => this.isWeek() && this.navigation.canOpenDay());
  protected readonly weekNumber = computed(() => {
    const { showWeekNumber, weekStartsOn } = this.settings.preferences();
    const first = this.days()[0];
    if (!showWeekNumber || first === undefined) return null;
    const text = this.text();
    const values = { weekNumber: weekNumber(first, weekStartsOn) };
    const weekAbbreviation = text('weekAbbreviation');
    return {
      short: text('weekNumberShort', { ...values, weekAbbreviation }),
      label: text('weekNumberAriaLabel', values),
    };
  });
  /** What the display zone is called in the first day shown; nothing for the browser's own zone. */
  protected readonly zoneName = computed(() => {
    const zone = this.settings.zone();
    const start = this.axis().days[0]?.start;
    return zone === this.settings.localZone || start === undefined
      ? ''
      : this.formats().zoneAbbreviation(start, zone);
  });
  protected readonly zoneLabel = computed(() =>
    this.text()('timeZoneAriaLabel', { zone: this.settings.zone() }),
  );

  protected readonly ticks = computed(() => {
    const formats = this.formats();
    const times = this.settings.times();
    const { days } = this.axis();
    return this.layout.ticks().map((tick) => {
      const time = tick.time * MINUTE;
      if (!tick.ambiguous) return { ...tick, label: formats.timeOfDay(time) };
      // "1 AM EDT", "1 AM EST": the day that has both passes tells what each is called.
      const run = days
        .flatMap(({ runs }) => runs)
        .filter(({ from, to }) => from <= tick.time && tick.time < to);
      const pass = tick.repeated
        ? run.find(({ repeated }) => repeated)
        : run.find(
            (each) =>
              !each.repeated && run.some((other) => other.repeated && other.start > each.start),
          );
      const label =
        pass === undefined
          ? formats.timeOfDay(time)
          : times.time(pass.start + time - pass.from * MINUTE);
      return { ...tick, label };
    });
  });

  protected readonly allDayCells = computed<readonly AllDayCell[]>(() => {
    const { pieces, more } = this.layout.allDay();
    const bars = this.layout.bars();
    const formats = this.formats();
    const text = this.text();
    return this.days().map((day, column) => ({
      day,
      date: formatDay(day),
      label: formats.fullDate(day),
      spoken: text('eventAllDaySpoken', { date: formats.fullDate(day) }),
      isWeekend: isWeekend(day),
      bars: pieces
        .filter(({ from }) => from === column)
        .map((piece) => barPlace(bars[piece.bar]!, piece)),
      more: more[column] ?? 0,
    }));
  });

  /** How to begin, on days that hold nothing yet. */
  protected readonly invitation = computed(() => {
    const isEmpty =
      this.source.isKnown() && this.layout.bars().length === 0 && this.layout.isWithoutTimed();
    if (!isEmpty || this.gesture.preview() !== null || !this.eventGestures.canCreate()) return '';
    const isDouble = this.eventGestures.creationGesture() === 'double-click';
    const byClick = this.settings.isMobile() ? 'invitationTap' : 'invitationClick';
    return this.text()(isDouble ? 'invitationDoubleClick' : byClick);
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
      destroyed.onDestroy(this.gestures.listen(parts));
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

  protected percent(axisMinutes: number): string {
    return `${(axisMinutes / this.axis().length) * 100}%`;
  }

  protected dayLabel(day: number): string {
    const date = this.formats().fullDate(day);
    return day === this.today() ? this.text()('dateTodayAriaLabel', { date }) : date;
  }

  protected cursorOn(day: number): number | null {
    const cursor = this.focus.cursor();
    return cursor?.day === day ? cursor.offset : null;
  }

  protected headerContext(day: number): DayHeaderContext {
    const formats = this.formats();
    return {
      $implicit: formatDay(day),
      weekday: formats.weekdayShort(day),
      number: formats.dayNumber(day),
      isToday: day === this.today(),
      isWeekend: isWeekend(day),
    };
  }

  /** Begins with what the button shows, for those who speak it (WCAG 2.2, 2.5.3). */
  protected openLabel(day: number): string {
    const formats = this.formats();
    const label = `${formats.weekdayShort(day)} ${formats.dayNumber(day)}`;
    return this.text()('openDayAriaLabel', { label, date: formats.fullDate(day) });
  }

  protected toggleAllDay(): void {
    this.layout.isAllDayExpanded.update((expanded) => !expanded);
  }

  protected openList(request: MoreRequest): void {
    this.list.set(request);
  }

  protected openDayList(day: number, { currentTarget }: Event): void {
    this.list.set({
      day,
      occurrences: computed(() =>
        this.layout.bars().filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
      ),
      origin: currentTarget as HTMLElement,
    });
  }
}
