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
import {
  formatDay,
  headersOf,
  isWeekend,
  MINUTE,
  weekNumber,
  type Column,
  type ColumnHeader,
} from 'ng-event-calendar/core';
import { EventElement } from '../../event/event-element';
import type { EventPlace } from '../../event/event-place';
import { RowPreview } from '../../event/row-preview';
import { Icon } from '../../icon/icon';
import { Creation } from '../../interactions/creation';
import { PartOutlet } from '../../parts/part-outlet';
import { MORE_POPOVER } from '../../popover/more-part';
import type { MoreRequest } from '../../popover/more-request';
import { CALENDAR_INPUTS } from '../../store/calendar-inputs';
import { CalendarSettings } from '../../store/calendar-settings';
import { Columns } from '../../store/columns';
import { Navigation } from '../../store/navigation';
import { SessionState } from '../../store/session-state';
import type { DayHeaderContext } from '../../templates/host-templates';
import { SourceLink } from '../../store/source-link';
import { TimeScroll } from '../../store/time-scroll';
import { ColumnWords } from './column-words';
import { GridElements } from './grid-elements';
import { GridHints } from './grid-hints';
import { GridScroll } from './grid-scroll';
import { TimeGridFocus } from './time-grid-focus';
import { TimeGridSurface } from './time-grid-surface';
import { TimeColumn } from './time-column';
import { GridPreviews } from './grid-previews';
import { TimeGridLayout } from './time-grid-layout';

const HALF_HOUR = 30;

interface AllDayCell {
  readonly column: Column;
  readonly date: string;
  /** Empty for events without a resource; null where columns are days alone. */
  readonly resourceId: string | null;
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
    EventElement,
    GridHints,
    GridPreviews,
    Icon,
    PartOutlet,
    NgTemplateOutlet,
    RowPreview,
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
  protected readonly navigation = inject(Navigation);
  private readonly source = inject(SourceLink);
  protected readonly layout = inject(TimeGridLayout);
  private readonly scroll = inject(GridScroll);
  private readonly timeScroll = inject(TimeScroll);
  protected readonly surface = inject(TimeGridSurface);
  private readonly focus = inject(TimeGridFocus);
  private readonly session = inject(SessionState);
  private readonly creation = inject(Creation);
  private readonly words = inject(ColumnWords);
  private readonly columnRules = inject(Columns).rules;

  private readonly scroller = viewChild.required<ElementRef<HTMLElement>>('scroller');
  private readonly head = viewChild.required<ElementRef<HTMLElement>>('head');
  private readonly body = viewChild.required<ElementRef<HTMLElement>>('body');

  protected readonly morePopover = MORE_POPOVER;
  protected readonly text = this.settings.text;
  protected readonly formats = this.settings.formats;
  protected readonly days = this.layout.days;
  protected readonly columns = this.layout.columns;
  /** Rows of headers, the outermost first. */
  protected readonly headers = computed(() => headersOf(this.columns(), this.columnRules().order));
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
    const { bars, more } = this.layout.barRows();
    const text = this.text();
    return this.columns().map((column, at) => {
      const label = this.words.ofColumn(column);
      const { day, resource } = column;
      return {
        column,
        date: formatDay(day),
        resourceId: resource === undefined ? null : (resource?.id ?? ''),
        label,
        spoken: text('eventAllDaySpoken', { date: label }),
        isWeekend: isWeekend(day),
        bars: bars
          .filter((bar) => bar.column === at)
          .map(({ column: _column, ...bar }): EventPlace => ({ ...bar, shape: 'bar' })),
        more: more[at] ?? 0,
      };
    });
  });

  /** How to begin, on days that hold nothing yet. */
  protected readonly invitation = computed(() => {
    const isEmpty =
      this.source.isKnown() && this.layout.bars().length === 0 && this.layout.isWithoutTimed();
    if (!isEmpty || this.session.preview() !== null || !this.creation.isOn()) return '';
    const isDouble = this.creation.press() === 'double-click';
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

  protected percent(axisMinutes: number): string {
    return `${(axisMinutes / this.axis().length) * 100}%`;
  }

  protected dayLabel(day: number): string {
    const date = this.formats().fullDate(day);
    return day === this.today() ? this.text()('dateTodayAriaLabel', { date }) : date;
  }

  protected cursorIn({ key }: Column): number | null {
    const cursor = this.focus.cursor();
    return cursor?.column === key ? cursor.offset : null;
  }

  protected resourceName(header: ColumnHeader): string | null {
    return this.words.ofResource(header);
  }

  protected headerContext(day: number, { resource }: ColumnHeader): DayHeaderContext {
    const formats = this.formats();
    return {
      $implicit: formatDay(day),
      weekday: formats.weekdayShort(day),
      number: formats.dayNumber(day),
      isToday: day === this.today(),
      isWeekend: isWeekend(day),
      resource: resource?.resource ?? null,
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

  protected openDayList(column: Column, { currentTarget }: Event): void {
    this.list.set({
      day: column.day,
      occurrences: computed(() => this.layout.barsIn(column)),
      origin: currentTarget as HTMLElement,
    });
  }
}
