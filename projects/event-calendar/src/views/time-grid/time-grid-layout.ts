import { computed, inject, Injectable, signal, type Signal } from '@angular/core';
import {
  axisTicks,
  createTimeAxis,
  eventsOutOfHours,
  layoutDayColumn,
  layoutMonthWeek,
  offsetOfTime,
  positionOf,
  printedHours,
  Remembered,
  timedByDay,
  type DayColumn,
  type HiddenChip,
  type MonthWeek,
  type Occurrence,
} from 'ng-event-calendar/core';
import { CalendarSettings } from '../../store/calendar-settings';
import { CalendarStore } from '../../store/calendar-store';
import { Clock } from '../../store/clock';
import { Media } from '../../store/media';
import { Navigation } from '../../store/navigation';
import { sameBox, type GridBox } from './grid-box';

/** Narrowest usable event, in pixels. */
const NARROWEST_EVENT = 24;
/** Least height of a card in pixels: a readable line, and a target to hit (WCAG 2.2, 2.5.8). */
const SHORTEST_EVENT = 24;
/** Up to so many events everything is mounted, for find-in-page, screen readers and print. */
const MOUNT_ALL = 300;
/** Pixels that a hint of events out of sight takes with the space around it. */
const HINT = 44;
/** How many rows of bars the all-day row shows while it is collapsed, "+N more" included. */
const COLLAPSED_ROWS = 4;

/** What stands where in the time grid: computed from the events, the days and the room there is. */
@Injectable()
export class TimeGridLayout {
  private readonly settings = inject(CalendarSettings);
  private readonly store = inject(CalendarStore);
  private readonly navigation = inject(Navigation);
  private readonly clock = inject(Clock);
  private readonly media = inject(Media);

  /** The measured box of the grid; null until it is on the page. */
  readonly box = signal<GridBox | null>(null, { equal: sameBox });
  readonly isAllDayExpanded = signal(false);

  readonly days = this.navigation.days;

  private readonly occurrences = computed<readonly Occurrence[]>(() => {
    const days = this.days();
    const first = days[0];
    const last = days.at(-1);
    return first === undefined || last === undefined ? [] : this.store.occurrencesIn(first, last);
  });

  private readonly hours = computed(
    () => {
      const hours = this.settings.hours();
      return this.media.isPrinting() ? printedHours(this.occurrences(), hours) : hours;
    },
    { equal: (a, b) => a.start === b.start && a.end === b.end },
  );
  readonly axis = computed(() => createTimeAxis(this.days(), this.settings.zone(), this.hours()));
  readonly ticks = computed(() => axisTicks(this.axis()));

  /** Pixels of one axis minute. */
  readonly minuteHeight = computed(() => this.box()?.minuteHeight ?? 0.8);
  private readonly columnOptions = computed(
    () => {
      const width = this.box()?.columnWidth;
      return {
        minLength: SHORTEST_EVENT / this.minuteHeight(),
        maxColumns: width === undefined ? 8 : Math.max(1, Math.floor(width / NARROWEST_EVENT)),
      };
    },
    { equal: (a, b) => a.minLength === b.minLength && a.maxColumns === b.maxColumns },
  );

  private readonly remembered = new Remembered<number, DayColumn>();
  /** Every day with all its events placed; a day in which nothing changed stays the same object. */
  readonly allColumns = computed<readonly DayColumn[]>(() => {
    const axis = this.axis();
    const options = this.columnOptions();
    const byDay = timedByDay(this.occurrences(), this.days());
    return axis.days.map((axisDay) => {
      const occurrences = byDay.get(axisDay.day) ?? [];
      return this.remembered.get(axisDay.day, [axis, options, occurrences], () =>
        layoutDayColumn(axis, axisDay, occurrences, options),
      );
    });
  });

  /** Events that the hours leave out wholly. */
  readonly outOfHours = computed(() => eventsOutOfHours(this.allColumns()));
  /** Pixels above the hours, for the hint of what lies before them: it must not cover their start. */
  readonly lead = computed(() =>
    this.outOfHours().before.length > 0 && !this.media.isPrinting() ? HINT : 0,
  );
  /** Whether nothing happens at a time of the days shown, within the hours or out of them. */
  readonly isWithoutTimed = computed(() =>
    this.allColumns().every(({ cards, chips, earlier, later }) =>
      [cards, chips, earlier, later].every((found) => found.length === 0),
    ),
  );

  private readonly cardCount = computed(() =>
    this.allColumns().reduce((sum, { cards }) => sum + cards.length, 0),
  );
  /** The stretch to mount in axis minutes; null where everything is mounted. */
  private readonly mounted = computed(
    () => {
      if (this.media.isPrinting()) return null;
      const box = this.box();
      // Nothing, until the empty grid is measured; where nothing measures it, everything.
      if (box === null) return this.media.measures ? { from: 0, to: 0 } : null;
      if (this.cardCount() <= MOUNT_ALL) return null;
      const around = box.viewport / 2;
      return { from: box.scrolled - around, to: box.scrolled + box.viewport + around };
    },
    { equal: (a, b) => a?.from === b?.from && a?.to === b?.to },
  );

  private readonly rememberedMounted = new Remembered<number, DayColumn>();
  /** The columns with what is to be mounted of them. */
  readonly columns = computed<readonly DayColumn[]>(() => {
    const columns = this.allColumns();
    const range = this.mounted();
    if (range === null) return columns;
    return columns.map((column) => {
      const isNear = ({ from, to }: { from: number; to: number }): boolean =>
        from < range.to && to > range.from;
      const cards = column.cards.filter(isNear);
      const chips = column.chips.filter(isNear);
      return this.rememberedMounted.get(column.day, [column, cards, chips], () => ({
        ...column,
        cards,
        chips,
      }));
    });
  });

  readonly bars = computed(() => this.occurrences().filter((occurrence) => occurrence.isBar), {
    equal: (a, b) => a.length === b.length && a.every((bar, at) => bar === b[at]),
  });
  private readonly barRows = computed(() => this.placeBars(Infinity));
  readonly barRowCount = computed(() =>
    this.barRows().pieces.reduce((rows, { row }) => Math.max(rows, row + 1), 0),
  );
  readonly canExpandAllDay = computed(() => this.barRowCount() > COLLAPSED_ROWS);
  readonly allDay = computed<MonthWeek>(() =>
    this.isAllDayExpanded() || !this.canExpandAllDay() || this.media.isPrinting()
      ? this.barRows()
      : this.placeBars(COLLAPSED_ROWS),
  );
  /** Rows that the all-day row takes, "+N more" included. */
  readonly allDayRows = computed(() =>
    this.allDay() === this.barRows() ? this.barRowCount() : COLLAPSED_ROWS,
  );

  /** Where the present moment stands; null when today isn't shown or its hour isn't. */
  readonly now = computed(
    () => {
      const axis = this.axis();
      const now = this.clock.now();
      const today = this.navigation.today();
      const column = axis.days.findIndex(({ day }) => day === today);
      const axisDay = axis.days[column];
      if (axisDay === undefined) return null;
      const offset = positionOf(axis, axisDay, now);
      const isShown = offset > 0 && offset < axis.length;
      return isShown ? { column, offset } : null;
    },
    { equal: (a, b) => a?.column === b?.column && a?.offset === b?.offset },
  );

  /** How many events lie wholly above and below what is scrolled into view. */
  readonly outOfSight = computed(
    () => {
      const box = this.box();
      const sum = { above: 0, below: 0, lastAbove: 0, firstBelow: 0 };
      if (box === null) return sum;
      const bottom = box.scrolled + box.viewport;
      sum.firstBelow = Infinity;
      for (const { cards } of this.allColumns()) {
        for (const { from, to, continuesBefore } of cards) {
          if (to <= box.scrolled && !continuesBefore) {
            sum.above++;
            sum.lastAbove = Math.max(sum.lastAbove, from);
          } else if (from >= bottom) {
            sum.below++;
            sum.firstBelow = Math.min(sum.firstBelow, from);
          }
        }
      }
      return sum;
    },
    {
      equal: (a, b) =>
        a.above === b.above &&
        a.below === b.below &&
        a.lastAbove === b.lastAbove &&
        a.firstBelow === b.firstBelow,
    },
  );

  /** Axis minutes that a fresh grid starts with: 07:00, or earlier if an event is. */
  readonly initialOffset = computed(() => {
    const axis = this.axis();
    const seven = offsetOfTime(axis, 7 * 60);
    const starts = this.allColumns().flatMap(({ firstStart }) => firstStart ?? []);
    return Math.min(seven, ...starts);
  });

  /** What stands behind a chip now: what did, as long as it is in that stretch of its day, and what does. */
  behindChip(day: number, { from, to, occurrences }: HiddenChip): Signal<readonly Occurrence[]> {
    const keys = new Set(occurrences.map(({ key }) => key));
    const isIn = (piece: { readonly from: number; readonly to: number }): boolean =>
      piece.from < to && piece.to > from;
    return computed(() => {
      const column = this.allColumns().find((each) => each.day === day);
      const cards = column?.cards.filter((card) => isIn(card) && keys.has(card.occurrence.key));
      const chips = column?.chips.filter(isIn);
      return [
        ...(cards ?? []).map(({ occurrence }) => occurrence),
        ...(chips ?? []).flatMap((chip) => chip.occurrences),
      ];
    });
  }

  private placeBars(capacity: number): MonthWeek {
    return layoutMonthWeek({ bars: this.bars(), lines: [] }, this.days(), capacity);
  }
}
