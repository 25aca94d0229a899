import { computed, inject, Injectable, linkedSignal, signal, type Signal } from '@angular/core';
import {
  Memo,
  areSameHours,
  areSameTicks,
  axisSlots,
  axisTicks,
  barsByGroup,
  createTimeAxis,
  eventsOutOfHours,
  groupsOf,
  headersOf,
  isOwnedBy,
  joinedHours,
  lanesIn,
  layoutBarRows,
  layoutColumn,
  offsetOfTime,
  positionOf,
  printedHours,
  reachableDays,
  roomOnCard,
  slotAround,
  timedByColumn,
  type AxisStrip,
  type BarRows,
  type CardRoom,
  type Column,
  type ColumnLayout,
  type HiddenChip,
  type Occurrence,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { Clock } from '../../store/dates/clock';
import { Columns } from '../../store/layout/columns';
import { LOWEST_HOUR } from '../../store/inputs/density';
import { Media } from '../../store/inputs/media';
import { Navigation } from '../../store/dates/navigation';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { SessionState } from '../../store/events/session-state';
import { sameBox, type GridBox } from './grid-box';

/** Least height of a card in pixels: a readable line, and a target to hit (WCAG 2.2, 2.5.8). */
const SHORTEST_EVENT = 24;
/** Number of events up to which everything is mounted, for find-in-page, screen readers and print. */
const MOUNT_ALL = 300;
/** Pixels of a strip of folded hours. */
const FOLD = 12;
/** Rows of bars in the collapsed all-day row, "+N more" included. */
const COLLAPSED_ROWS = 4;

/** Layout of the time grid, computed from the events, the days and the available room. */
@Injectable()
export class TimeGridLayout {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #session = inject(SessionState);
  readonly #settings = inject(CalendarSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #clock = inject(Clock);
  readonly #media = inject(Media);

  /** Measurements of the grid; null until it is on the page. */
  readonly box = signal<GridBox | null>(null, { equal: sameBox });
  readonly isAllDayExpanded = signal(false);
  /** Key of the event that stays mounted however far it is scrolled away, since it has or will regain the focus. */
  readonly kept = signal<string | undefined>(undefined);

  readonly days = this.#navigation.days;
  readonly #beside = inject(Columns);
  readonly #columnRules = this.#beside.rules;
  readonly columns = this.#beside.all;
  /** Rows of headers over the columns, the outermost first. */
  readonly headers = computed(() => {
    const rows = headersOf(this.columns(), this.#columnRules().order);
    // The choice of the resource names it already.
    return this.#beside.isOneAtATime()
      ? rows.filter((row) => row.some(({ kind }) => kind === 'day'))
      : rows;
  });
  /** Headers of days: one over each column, or over all columns of its day. */
  readonly dayHeads = computed(() =>
    this.headers()
      .flat()
      .filter(({ kind }) => kind === 'day'),
  );
  readonly isOneDay = computed(() =>
    this.#navigation.viewDefinition().isOneDay(this.#navigation.dayRules()),
  );
  /** Whether the header of a day leads to the view of that day alone. */
  readonly opensDays = computed(() => !this.isOneDay() && this.#navigation.canOpenDay());

  readonly #occurrences = inject(PageOccurrences).all;

  /** Hours that the user unfolded, until another view is shown. */
  readonly #unfolded = linkedSignal<unknown, readonly VisibleHours[]>({
    source: this.#navigation.view,
    computation: () => [],
  });
  readonly #hours = computed(
    () => {
      const hours = joinedHours([...this.#settings.hours(), ...this.#unfolded()]);
      const within = { start: hours[0]!.start, end: hours.at(-1)!.end };
      // Nothing is folded on paper, where it couldn't be unfolded.
      return this.#media.isPrinting() ? [printedHours(this.#occurrences(), within)] : hours;
    },
    { equal: areSameHours },
  );
  readonly axis = computed(() => {
    const hours = this.#hours();
    // Without folds the axis is as long as its clock, whatever its height.
    const foldLength = hours.length > 1 ? FOLD / this.minuteHeight() : undefined;
    return createTimeAxis(this.days(), this.#settings.zone(), hours, foldLength);
  });
  /** Length of the axis, in axis minutes. */
  readonly #length = computed(() => this.axis().length);
  /** Ticks of the axis; the same object while the shown days have equal ones. */
  readonly ticks = computed(
    () => axisTicks(this.axis(), Math.max(60, this.#settings.slotMinutes())),
    { equal: areSameTicks },
  );
  /** Slots through which the keyboard's cursor moves. */
  readonly slots = computed(() => axisSlots(this.axis(), this.#settings.slotMinutes()));
  /** Whether more than its hours divides the grid: lines of slots, or strips of folded hours. */
  readonly isDivided = computed(
    () =>
      this.axis().folds.length > 0 ||
      this.#settings.slotMinutes() !== 30 ||
      this.#settings.hourHeight() !== undefined,
  );
  /** Whether host or user set a least height of hours; on paper the style sheet does. */
  readonly isScaled = computed(
    () => this.#settings.hourHeight() !== undefined && !this.#media.isPrinting(),
  );
  /** Pixels of all strips of folded hours. */
  readonly #folded = computed(() => this.axis().folds.length * FOLD);
  /** Least height of the axis, as a CSS length. */
  readonly height = computed(() => {
    const asked = this.#settings.hourHeight();
    const pixels = `${asked === 'fit' ? LOWEST_HOUR : asked}px`;
    const hour = this.isScaled() ? pixels : 'var(--ec-hour-height)';
    return `calc(${this.openMinutes() / 60} * ${hour} + ${this.#folded()}px)`;
  });
  /** Axis minutes that aren't folded. */
  readonly openMinutes = computed(() =>
    this.axis().pieces.reduce((sum, piece) => (piece.isFolded ? sum : sum + piece.length), 0),
  );

  /** Pixels of one axis minute. */
  readonly minuteHeight = computed(() => this.box()?.minuteHeight ?? 0.8);
  /** Width of a column in pixels; undefined until it is measured. */
  readonly columnWidth = computed(() => this.box()?.columnWidth);
  /** Size of letters relative to the default. */
  readonly #letters = computed(() => this.box()?.letters ?? 1);
  /**
   * Pixels that stay covered above, however far the grid is scrolled: neither focused elements (WCAG 2.2, 2.4.11) nor
   * sticky words may end up there.
   */
  readonly headHeight = computed(() => this.box()?.headHeight ?? 0);
  readonly #room = computed(
    () => {
      const free = this.box()?.freeColumnWidth;
      const letters = this.#letters();
      return {
        minLength: (SHORTEST_EVENT * letters) / this.minuteHeight(),
        // Beside the editor's drawer the same cards stay drawn.
        maxLanes: lanesIn(free === undefined ? undefined : free / letters),
      };
    },
    { equal: (a, b) => a.minLength === b.minLength && a.maxLanes === b.maxLanes },
  );

  readonly #memo = new Memo<string, ColumnLayout>();
  /** Columns with all their events placed; one in which nothing changed stays the same object. */
  readonly allLayouts = computed<readonly ColumnLayout[]>(() => {
    const axis = this.axis();
    const room = this.#room();
    const columns = this.columns();
    const isOffered = this.#navigation.isOffered();
    const byColumn = timedByColumn(
      this.#occurrences(),
      columns.filter(({ day }) => isOffered(day)),
      this.#store.resources(),
    );
    return columns.map((column) => {
      const occurrences = byColumn.get(column.key) ?? [];
      return this.#memo.get(column.key, [axis, column, room, occurrences], () =>
        layoutColumn(axis, column, occurrences, room),
      );
    });
  });

  /** Events wholly outside the hours of the grid. */
  readonly outOfHours = computed(() => eventsOutOfHours(this.allLayouts()));
  /** Whether the shown days have no timed event, within the hours of the grid or outside. */
  readonly isWithoutTimed = computed(() =>
    this.allLayouts().every(({ cards, chips, earlier, later, folded }) =>
      [cards, chips, earlier, later, folded].every((found) => found.length === 0),
    ),
  );

  readonly cardCount = computed(() =>
    this.allLayouts().reduce((sum, { cards }) => sum + cards.length, 0),
  );
  /** Stretch to mount, in axis minutes; null where everything is mounted. */
  readonly #mounted = computed(
    () => {
      if (this.#media.isPrinting()) return null;
      const box = this.box();
      // Nothing is mounted until the empty grid is measured; without measuring, everything.
      if (box === null) return this.#media.measures ? { from: 0, to: 0 } : null;
      if (this.cardCount() <= MOUNT_ALL) return null;
      const around = box.viewport / 2;
      return { from: box.scrolled - around, to: box.scrolled + box.viewport + around };
    },
    { equal: (a, b) => a?.from === b?.from && a?.to === b?.to },
  );

  readonly #mountedMemo = new Memo<string, ColumnLayout>();
  /** Columns with their mounted events. */
  readonly layouts = computed<readonly ColumnLayout[]>(() => {
    const layouts = this.allLayouts();
    const range = this.#mounted();
    if (range === null) return layouts;
    const kept = this.kept();
    return layouts.map((layout) => {
      const isNear = ({ from, to }: { from: number; to: number }): boolean =>
        from < range.to && to > range.from;
      const cards = layout.cards.filter((card) => isNear(card) || card.occurrence.key === kept);
      const chips = layout.chips.filter(isNear);
      return this.#mountedMemo.get(layout.column.key, [layout, cards, chips], () => ({
        ...layout,
        cards,
        chips,
      }));
    });
  });

  readonly bars = computed(() => this.#occurrences().filter((occurrence) => occurrence.isBar), {
    equal: (a, b) => a.length === b.length && a.every((bar, at) => bar === b[at]),
  });
  readonly #allBarRows = computed(() => this.#placeBars(Infinity));
  readonly canExpandAllDay = computed(() => this.#allBarRows().rows > COLLAPSED_ROWS);
  readonly barRows = computed<BarRows>(() =>
    this.isAllDayExpanded() || !this.canExpandAllDay() || this.#media.isPrinting()
      ? this.#allBarRows()
      : this.#placeBars(COLLAPSED_ROWS),
  );
  /** Whether there is an all-day row: always, or only while something is in it. */
  readonly hasAllDayRow = computed(
    () =>
      this.#inputs.showAllDayRow() ||
      this.#session.preview()?.isBar === true ||
      this.#allBarRows().rows > 0,
  );
  /** Rows that the all-day row takes, "+N more" included. */
  readonly allDayRows = computed(() =>
    this.barRows() === this.#allBarRows() ? this.#allBarRows().rows : COLLAPSED_ROWS,
  );

  /** Unassigned events that stand in no column, where those have none. */
  readonly unassigned = computed<readonly Occurrence[]>(() => {
    if (!this.#beside.leaveOutUnassigned()) return [];
    const resources = this.#store.resources();
    return this.#occurrences().filter(
      ({ event, firstDay, lastDay }) =>
        isOwnedBy(event, 'unassigned', resources) &&
        this.days().some((day) => firstDay <= day && day <= lastDay),
    );
  });

  /** Day and axis minutes of the present moment; null where today, or its hour, isn't shown. */
  readonly now = computed(
    () => {
      const axis = this.axis();
      const now = this.#clock.now();
      const today = this.#navigation.today();
      const axisDay = axis.days.find(({ day }) => day === today);
      if (axisDay === undefined) return null;
      const offset = positionOf(axis, axisDay, now);
      const isShown = offset > 0 && offset < axis.length;
      return isShown ? { day: today, offset } : null;
    },
    { equal: (a, b) => a?.day === b?.day && a?.offset === b?.offset },
  );

  /** Numbers of events wholly above and below the visible part, and the axis minutes of the nearest ones. */
  readonly outOfSight = computed(
    () => {
      const box = this.box();
      const sum = { above: 0, below: 0, lastAbove: 0, firstBelow: 0 };
      if (box === null) return sum;
      const bottom = box.scrolled + box.viewport;
      sum.firstBelow = Infinity;
      for (const { cards, folded } of this.allLayouts()) {
        for (const { from, to, continuesBefore } of [...cards, ...folded]) {
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

  /** Axis minutes at which a fresh grid starts: 07:00, or earlier where an event is. */
  readonly initialOffset = computed(() => {
    const axis = this.axis();
    const seven = offsetOfTime(axis, 7 * 60);
    const starts = this.allLayouts().flatMap(({ firstStart }) => firstStart ?? []);
    return Math.min(seven, ...starts);
  });

  /** Returns the slot that contains a place of the axis, else the one before it. */
  slotAt(offset: number): AxisStrip {
    return slotAround(this.slots(), offset);
  }

  /**
   * Returns the room for text on a card of `length` axis minutes that has `part` of its column's width; `aboveChip` of
   * its minutes lie above a chip on it.
   */
  roomOf(length: number, part: number, aboveChip: number | null = null): CardRoom {
    const scale = this.#letters();
    const minute = this.minuteHeight() / scale;
    const above = aboveChip === null ? null : aboveChip * minute;
    return roomOnCard(length * minute, (this.columnWidth() ?? Infinity) / scale, part, above);
  }

  /** Unfolds hours until another view is shown. */
  unfold(hours: VisibleHours): void {
    this.#unfolded.update((before) => [...before, hours]);
  }

  /** Returns the pixels of one axis minute in an axis of a height in pixels. */
  minuteHeightOf(pixels: number): number {
    return (pixels - this.#folded()) / this.openMinutes();
  }

  /** Returns a place or a length on the axis, in axis minutes, as a percentage of its height. */
  percent(axisMinutes: number): string {
    return `${(axisMinutes / this.#length()) * 100}%`;
  }

  /**
   * Returns the present events of a chip's list: its former ones, while in that column, and others behind a chip there.
   */
  behindChip({ key }: Column, chip: HiddenChip): Signal<readonly Occurrence[]> {
    const { from, to } = chip;
    const keys = new Set(chip.occurrences.map((each) => each.key));
    const did = (occurrence: Occurrence): boolean => keys.has(occurrence.key);
    return computed(() => {
      const layout = this.allLayouts().find(({ column }) => column.key === key);
      const drawn = layout?.cards.map(({ occurrence }) => occurrence).filter(did) ?? [];
      const hidden = layout?.chips.flatMap((each) => {
        const isHere = each.from < to && each.to > from;
        return isHere ? each.occurrences : each.occurrences.filter(did);
      });
      return [...drawn, ...(hidden ?? [])];
    });
  }

  /** Returns the bars that touch a column, shown or not. */
  barsIn({ day, owner }: Column): readonly Occurrence[] {
    const resources = this.#store.resources();
    return this.bars().filter(
      ({ firstDay, lastDay, event }) =>
        firstDay <= day && day <= lastDay && isOwnedBy(event, owner, resources),
    );
  }

  #placeBars(capacity: number): BarRows {
    const groups = groupsOf(this.columns(), this.#columnRules().order);
    const bounds = this.#settings.bounds();
    return layoutBarRows(
      groups.map((group) => ({ ...group, days: reachableDays(group.days, bounds) })),
      barsByGroup(this.bars(), groups, this.#store.resources()),
      capacity,
    );
  }
}
