import { computed, inject, Injectable, linkedSignal, signal } from '@angular/core';
import {
  areSameHours,
  edgesOf,
  itemsIn,
  joinedHours,
  keyOfOwner,
  Memo,
  type Occurrence,
  type OwnerKey,
  type VisibleHours,
} from 'ng-event-calendar/core/internal';
import {
  axisScale,
  barsIn,
  byOwner,
  createInstantAxis,
  dividePinned,
  HEADING_HEIGHT,
  hiddenPlaces,
  layoutRow,
  occurrencesBeneath,
  readTimelineHours,
  ROW_PADDING,
  rowHeight,
  spanIn,
  type AxisRange,
  type PinnedRow,
  type RowLayout,
  type TimelineRow,
} from 'ng-event-calendar/core/timeline';
import { Clock } from '../../store/dates/clock';
import { Navigation } from '../../store/dates/navigation';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { CalendarStore } from '../../store/events/calendar-store';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Media } from '../../store/inputs/media';
import { sameValues } from '../../store/same-values';
import { positionIn } from './kept-place';
import { sameBox, type TimelineBox } from './timeline-box';
import { TimelineOptionsReader } from './timeline-options-reader';
import { TimelineRows } from './timeline-rows';

/** Up to so many rows and events everything is mounted, for find-in-page, screen readers and print. */
const MOUNT_ROWS = 50;
const MOUNT_EVENTS = 300;
/** Rows mounted beyond either edge of the rows in sight. */
const ROWS_AROUND = 4;
/** Least width of a bar in pixels (WCAG 2.2, 2.5.8). */
export const LEAST_BAR = 24;
/** Pixels of a header row, and of the one header row on a phone. */
export const HEADER_ROW = 32;
const PHONE_HEADER = 48;
/** Pixels of a title above the lanes of its row, on a phone. */
const PHONE_TITLE = 22;

/** A row that is mounted, with its place. */
export interface PlacedRow {
  readonly row: TimelineRow | PinnedRow;
  /** Its index among all rows. */
  readonly at: number;
  /** Pixels from the first of the rows that are pinned, or of those that scroll. */
  readonly top: number;
  readonly height: number;
  readonly layout: RowLayout;
  /** Whether it stays under the header while others scroll. */
  readonly isPinned: boolean;
}

/** Axis, rows and bars of the page, and which of them are mounted. */
@Injectable()
export class TimelineLayout {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #occurrences = inject(PageOccurrences).all;
  readonly #rows = inject(TimelineRows);
  readonly #media = inject(Media);
  readonly #clock = inject(Clock);
  readonly options = inject(TimelineOptionsReader).options;

  /** Measured size and scroll position; null until the view is on the page. */
  readonly box = signal<TimelineBox | null>(null, { equal: sameBox });
  /** Pixels that the axis is scrolled, in finer steps than in the box; null until it is measured. */
  readonly scrolledAxis = signal<number | null>(null);
  /** Key of the row and of the event that stay mounted: they have the focus, or get it back. */
  readonly keptRow = signal<string | undefined>(undefined);
  readonly keptEvent = signal<string | undefined>(undefined);

  /** Slot under the keyboard's cursor, with the key of its row; null while no row's axis has focus. */
  readonly cursor = signal<{ readonly row: string; readonly slot: AxisRange } | null>(null);

  /** Read by itself, so that scrolling leaves the axis alone. */
  readonly #width = computed(() => this.box()?.width ?? 0);
  readonly isMobile = this.#settings.isMobile;
  readonly hasTitles = computed(() => this.#store.resources().nodes.length > 0);
  /** Width of the titles while their edge is dragged; null while it isn't. */
  readonly draggedTitle = signal<number | null>(null);
  /** Pixels of the titles alone; 0 where they stand within the rows, as on a phone. */
  readonly ownTitleWidth = computed(() => {
    if (!this.hasTitles() || this.isMobile()) return 0;
    const preferred = this.draggedTitle() ?? this.#settings.timelineTitleWidth();
    const most = (this.#width() || Infinity) / 2;
    return Math.min(preferred ?? this.options().titleWidth, Math.max(0, most));
  });
  /** Further columns beside the titles, with the pixels at which each begins. */
  readonly columns = computed(() => {
    if (this.ownTitleWidth() === 0) return [];
    let end = this.ownTitleWidth();
    return this.options().columns.map((column) => {
      const start = end;
      end += column.width;
      return { ...column, start };
    });
  });
  /** Pixels of the titles and of the columns beside them. */
  readonly titleWidth = computed(() =>
    this.columns().reduce((sum, { width }) => sum + width, this.ownTitleWidth()),
  );
  readonly headers = computed(() => {
    const { headers } = this.options();
    return this.isMobile() ? headers.slice(-1) : headers;
  });
  readonly headHeight = computed(() =>
    this.isMobile() ? PHONE_HEADER : this.headers().length * HEADER_ROW,
  );

  /** Hours that the user unfolded, until another view is shown. */
  readonly #unfolded = linkedSignal<unknown, readonly VisibleHours[]>({
    source: this.#navigation.view,
    computation: () => [],
  });
  readonly #hours = computed(
    () => {
      const [hours, unfolded] = [readTimelineHours(this.#inputs.visibleHours()), this.#unfolded()];
      return unfolded.length === 0 ? hours : joinedHours([...hours, ...unfolded]);
    },
    { equal: areSameHours },
  );
  readonly scale = computed(() => {
    const preset = this.#timeline.preset();
    const asked = this.#settings.timelineCellWidths()[preset] ?? this.options().cellWidth;
    const room = Math.max(0, this.#width() - this.titleWidth());
    const options = {
      days: this.#navigation.days(),
      preset,
      zone: this.#settings.zone(),
      hours: this.#hours(),
      bounds: this.#settings.bounds(),
    };
    const open = createInstantAxis(options);
    const { scale: minuteWidth, fold, cellWidth } = axisScale(open, asked, room);
    const isFolded = open.stretches.some((stretch) => stretch.fold !== null);
    const axis = isFolded ? createInstantAxis({ ...options, fold }) : open;
    return { axis, minuteWidth, cellWidth, width: axis.length * minuteWidth };
  });
  readonly axis = computed(() => this.scale().axis);
  /** Days of the clock that the axis touches: hours past midnight lie on the day after theirs. */
  readonly clockDays = computed<readonly number[]>(() => {
    const { days, hours } = this.axis();
    const shown = days.map(({ day }) => day);
    const isOvernight = (hours.at(-1)?.end ?? 0) > 24;
    return isOvernight ? [...new Set(shown.flatMap((day) => [day, day + 1]))] : shown;
  });

  /** How events take lanes; the same object while the least width of bars doesn't change. */
  readonly #room = computed(
    () => {
      const { maxLanes, barEnds } = this.options();
      return { least: LEAST_BAR / this.scale().minuteWidth, maxLanes, ends: barEnds };
    },
    { equal: (a, b) => a.least === b.least && a.maxLanes === b.maxLanes && a.ends === b.ends },
  );
  readonly #owned = computed(() => byOwner(this.#occurrences(), this.#store.resources()));
  readonly #memo = new Memo<string, RowLayout>(Infinity);
  readonly #layoutOf = computed<(row: TimelineRow) => RowLayout>(() => {
    const [axis, room] = [this.axis(), this.#room()];
    const [occurrences, owned] = [this.#occurrences(), this.#owned()];
    const of = (key: OwnerKey | undefined) =>
      key === undefined ? occurrences : (owned.get(key) ?? []);
    return ({ key, owner, isHeading }) => {
      const own = isHeading ? [] : of(keyOfOwner(owner));
      return this.#memo.get(key, [axis, room, own], () => layoutRow(own, axis, room));
    };
  });
  /** Pixels of the title above the lanes of each row; 0 where titles stand beside them. */
  readonly #titleHeight = computed(() => (this.isMobile() && this.hasTitles() ? PHONE_TITLE : 0));
  /** Pixels from the top of a row to its first lane. */
  readonly lanesTop = computed(() => ROW_PADDING + this.#titleHeight());
  readonly #heightOf = computed<(row: TimelineRow) => number>(() => {
    const { laneHeight } = this.options();
    const layoutOf = this.#layoutOf();
    const title = this.#titleHeight();
    return (row) => (row.isHeading ? HEADING_HEIGHT : rowHeight(layoutOf(row), laneHeight) + title);
  });

  readonly #divided = computed(() =>
    dividePinned(this.#rows.all(), this.#inputs.pinnedResources(), {
      height: (this.box()?.height ?? Infinity) / 2,
      mostRows: this.isMobile() ? 1 : Infinity,
      heightOf: this.#heightOf(),
    }),
  );
  /** Number of rows that stay under the header; they come before those that scroll. */
  readonly pinnedCount = computed(() => this.#divided().pinned.length);
  /** Rows from top to bottom, those first that are pinned. */
  readonly rows = computed<readonly (TimelineRow | PinnedRow)[]>(
    () => {
      const { pinned, rows } = this.#divided();
      return [...pinned, ...rows];
    },
    { equal: (a, b) => a.length === b.length && a.every((row, at) => isSameRow(row, b[at]!)) },
  );
  /** Every row with its events placed; a row in which nothing changed keeps its object. */
  readonly layouts = computed(() => this.rows().map(this.#layoutOf()));

  /** Places of the axis at which events in hidden or folded hours are counted. */
  readonly hiddenPlaces = computed(() => hiddenPlaces(this.layouts()));

  readonly heights = computed(() => this.rows().map(this.#heightOf()));
  /** Where each row begins, in pixels from the first, and last where they end. */
  readonly edges = computed(() => edgesOf(this.heights()), {
    equal: (a, b) => a.length === b.length && a.every((edge, at) => edge === b[at]),
  });

  /** Pixels of the rows that stay under the header. */
  readonly pinnedHeight = computed(() => this.edges()[this.pinnedCount()] ?? 0);
  /** Pixels of header and pinned rows, under which the others scroll. */
  readonly stickyHeight = computed(() => this.headHeight() + this.pinnedHeight());

  readonly #isLittle = computed(() => {
    const count = this.layouts().reduce((sum, { bars }) => sum + bars.length, 0);
    return this.rows().length <= MOUNT_ROWS && count <= MOUNT_EVENTS;
  });
  /** Indexes of the rows that are mounted. */
  readonly #rowsInSight = computed(
    () => {
      const edges = this.edges();
      const count = this.rows().length;
      const box = this.box();
      if (this.#media.isPrinting() || this.#isLittle()) return { first: 0, end: count };
      if (box === null) return { first: 0, end: Math.min(count, MOUNT_ROWS) };
      const top = box.scrolledRows + this.pinnedHeight();
      return itemsIn(edges, top, box.scrolledRows + box.height, ROWS_AROUND);
    },
    { equal: (a, b) => a.first === b.first && a.end === b.end },
  );
  /** Part of the axis that is mounted of labels and shading; all of it where nothing is measured. */
  readonly mountedAxis = computed<AxisRange>(
    () => {
      const box = this.box();
      const { minuteWidth, axis } = this.scale();
      if (box === null || this.#media.isPrinting()) return { from: 0, to: axis.length };
      const around = box.width / 2;
      return {
        from: (box.scrolledAxis - around) / minuteWidth,
        to: (box.scrolledAxis + box.width + around) / minuteWidth,
      };
    },
    { equal: (a, b) => a.from === b.from && a.to === b.to },
  );

  readonly #placedMemo = new Memo<string, PlacedRow>(Infinity);
  readonly mounted = computed<readonly PlacedRow[]>(() => {
    const [rows, layouts, edges] = [this.rows(), this.layouts(), this.edges()];
    const { first, end } = this.#rowsInSight();
    const [kept, pinned] = [this.keptRow(), this.pinnedCount()];
    return rows.flatMap((row, at) => {
      const isPinned = at < pinned;
      if (!isPinned && (at < first || at >= end) && row.key !== kept) return [];
      const layout = layouts[at]!;
      const top = edges[at]! - (isPinned ? 0 : edges[pinned]!);
      const height = edges[at + 1]! - edges[at]!;
      return [
        this.#placedMemo.get(row.key, [row, at, top, height, layout, isPinned], () => ({
          row,
          at,
          top,
          height,
          layout,
          isPinned,
        })),
      ];
    });
  });

  /** Returns the events on the page of the resources beneath a row, each once. */
  beneath({ beneath }: TimelineRow): readonly Occurrence[] {
    const [axis, { ends }] = [this.axis(), this.#room()];
    return occurrencesBeneath(beneath, this.#owned()).filter(
      (occurrence) => spanIn(axis, occurrence, ends) !== null,
    );
  }

  /** Part of the axis beside the titles that is in sight; null where nothing is measured, and on paper. */
  readonly sight = computed<AxisRange | null>(() => {
    const [box, scrolled] = [this.box(), this.scrolledAxis()];
    if (box === null || scrolled === null || this.#media.isPrinting()) return null;
    const { minuteWidth } = this.scale();
    const room = box.width - this.titleWidth();
    return { from: scrolled / minuteWidth, to: (scrolled + room) / minuteWidth };
  });

  /** Returns the bars of a row that are mounted. */
  barsOf(layout: RowLayout): RowLayout['bars'] {
    const box = this.box();
    if (this.#isLittle() || box === null || this.#media.isPrinting()) return layout.bars;
    const { from, to } = this.mountedAxis();
    const bars = barsIn(layout, from, to);
    const kept = this.keptEvent();
    if (kept === undefined || bars.some(({ occurrence }) => occurrence.key === kept)) return bars;
    return [...bars, ...layout.bars.filter(({ occurrence }) => occurrence.key === kept)];
  }

  /** Axis minutes at which the present stands; null where it isn't on the page, or in hidden or folded hours. */
  readonly now = computed(() => positionIn(this.axis(), this.#clock.now()));

  /** Unfolds hours until another view is shown. */
  unfold(hours: VisibleHours): void {
    this.#unfolded.update((before) => [...before, hours]);
  }

  /** Returns a place of the axis as a share of it, for style sheets. */
  percent(position: number): string {
    const { length } = this.axis();
    return `${length === 0 ? 0 : (position / length) * 100}%`;
  }
}

/** Whether two rows are drawn alike; a pinned one is made anew with each division. */
function isSameRow(a: TimelineRow | PinnedRow, b: TimelineRow | PinnedRow): boolean {
  return a === b || sameValues(a, b);
}
