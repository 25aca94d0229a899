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
import {
  formatDay,
  isWeekend,
  weekNumber,
  type BarPiece,
  type Occurrence,
} from 'ng-event-calendar/core';
import { EventElement } from '../../event/event-element';
import { Icon } from '../../icon/icon';
import { MorePopover } from '../../popover/more-popover';
import type { MoreRequest } from '../../popover/more-request';
import { CALENDAR_INPUTS } from '../../store/calendar-inputs';
import { CalendarSettings } from '../../store/calendar-settings';
import { Navigation } from '../../store/navigation';
import { DayColumnElement } from './day-column-element';
import { GridScroll } from './grid-scroll';
import { TimeGridLayout } from './time-grid-layout';

interface AllDayCell {
  readonly day: number;
  readonly date: string;
  readonly label: string;
  readonly isWeekend: boolean;
  readonly bars: readonly { readonly piece: BarPiece; readonly occurrence: Occurrence }[];
  readonly more: number;
}

/** Day and week view: days side by side on one axis of time, with a row of bars above. */
@Component({
  selector: 'ec-time-grid',
  imports: [DayColumnElement, EventElement, Icon, MorePopover],
  templateUrl: './time-grid.html',
  styleUrl: './time-grid.scss',
  providers: [TimeGridLayout, GridScroll],
})
export class TimeGrid {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  protected readonly navigation = inject(Navigation);
  protected readonly layout = inject(TimeGridLayout);
  private readonly scroll = inject(GridScroll);

  private readonly scroller = viewChild.required<ElementRef<HTMLElement>>('scroller');
  private readonly head = viewChild.required<ElementRef<HTMLElement>>('head');
  private readonly body = viewChild.required<ElementRef<HTMLElement>>('body');

  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;
  protected readonly days = this.layout.days;
  protected readonly axis = this.layout.axis;
  protected readonly today = this.navigation.today;
  protected readonly minuteHeight = computed(() => this.layout.box()?.minuteHeight ?? 0.8);
  protected readonly now = computed(() =>
    this.inputs.showCurrentTimeIndicator() ? this.layout.now() : null,
  );
  protected readonly list = signal<MoreRequest | null>(null);
  protected readonly isWeekend = isWeekend;

  protected readonly label = computed(() =>
    this.text()('viewAriaLabel', {
      view: this.text()(this.navigation.view()),
      range: this.navigation.title(),
    }),
  );
  protected readonly isWeek = computed(() => this.navigation.view() !== 'day');
  protected readonly opensDays = computed(() => this.isWeek() && this.navigation.canOpenDay());
  protected readonly weekNumber = computed(() => {
    const { showWeekNumber, weekStartsOn } = this.settings.preferences();
    const first = this.days()[0];
    if (!showWeekNumber || first === undefined) return null;
    const values = { weekNumber: weekNumber(first, weekStartsOn) };
    return {
      short: `${this.text()('weekAbbreviation')}${values.weekNumber}`,
      label: this.text()('weekNumberAriaLabel', values),
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
    const { days, zone } = this.axis();
    return this.layout.ticks().map((tick) => {
      const label = formats.hour(tick.time);
      if (!tick.ambiguous) return { ...tick, label };
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
      const instant =
        pass === undefined ? undefined : pass.start + (tick.time - pass.from) * 60_000;
      return {
        ...tick,
        label:
          instant === undefined ? label : `${label} ${formats.zoneAbbreviation(instant, zone)}`,
      };
    });
  });

  protected readonly allDayCells = computed<readonly AllDayCell[]>(() => {
    const { pieces, more } = this.layout.allDay();
    const bars = this.layout.bars();
    const formats = this.formats();
    return this.days().map((day, column) => ({
      day,
      date: formatDay(day),
      label: formats.fullDate(day),
      isWeekend: isWeekend(day),
      bars: pieces
        .filter(({ from }) => from === column)
        .map((piece) => ({ piece, occurrence: bars[piece.bar]! })),
      more: more[column] ?? 0,
    }));
  });

  constructor() {
    const destroyed = inject(DestroyRef);
    afterNextRender(() => {
      const stop = this.scroll.observe({
        scroller: this.scroller().nativeElement,
        head: this.head().nativeElement,
        body: this.body().nativeElement,
      });
      destroyed.onDestroy(stop);
    });
    // A fresh grid, and another view, start at the present time if wished.
    afterRenderEffect({
      write: () => {
        const view = this.navigation.view();
        if (this.layout.box() === null) return;
        untracked(() => this.scroll.start(view, this.inputs.scrollToCurrentTime()));
      },
    });
  }

  protected percent(axisMinutes: number): string {
    return `${(axisMinutes / this.axis().length) * 100}%`;
  }

  protected dayLabel(day: number): string {
    const date = this.formats().fullDate(day);
    return day === this.today() ? this.text()('dateTodayAriaLabel', { date }) : date;
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
      occurrences: this.layout
        .bars()
        .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay),
      origin: currentTarget as HTMLElement,
    });
  }

  protected scrollToHidden(where: 'above' | 'below'): void {
    const { lastAbove, firstBelow } = this.layout.outOfSight();
    this.scroll.to(where === 'above' ? lastAbove : firstBelow, 'smooth');
  }
}
