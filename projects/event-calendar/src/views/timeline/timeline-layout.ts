import { computed, inject, Injectable, signal } from '@angular/core';
import {
  edgesOf,
  itemsIn,
  keyOfOwner,
  Memo,
  type Occurrence,
  type OwnerKey,
  type AxisRange,
} from 'ng-event-calendar/core/internal';
import {
  barsIn,
  barsOfBlock,
  byOwner,
  dividePinned,
  HEADING_HEIGHT,
  hiddenPlaces,
  hintsOf,
  layoutRow,
  occurrencesBeneath,
  ROW_PADDING,
  rowHeight,
  spanIn,
  type PinnedRow,
  type RowHint,
  type RowLayout,
  type TimelineRow,
} from 'ng-event-calendar/core/timeline';
import { CalendarStore } from '../../store/events/calendar-store';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { Media } from '../../store/inputs/media';
import { nearOrKept } from '../../store/near-or-kept';
import { sameItems } from '../../store/same-items';
import { sameValues } from '../../store/same-values';
import type { MountedAxis } from './timeline-box';
import { TimelineRows } from './timeline-rows';
import { TimelineScale } from './timeline-scale';

/** Up to so many rows and events everything is mounted, for find-in-page, screen readers and print. */
const MOUNT_ROWS = 50;
const MOUNT_EVENTS = 300;
/** Rows mounted beyond either edge of the rows in sight. */
const ROWS_AROUND = 4;
/** Pixels about the first row in sight in which titles stick, with many rows; no frame scrolls as far. */
const STICKY_ROWS = 240;
/** Least width of a bar in pixels (WCAG 2.2, 2.5.8). */
export const LEAST_BAR = 24;
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

/** How a mounted row is drawn where the view is scrolled to. */
export interface RowSight {
  /** Part of the axis of which it has its bars. */
  readonly mounted: MountedAxis;
  /** Whether its title sticks to the first of the rows in sight. */
  readonly hasStickyTitle: boolean;
  /** Hints at the edges behind which all its bars lie. */
  readonly hints: readonly RowHint[];
}

/** Mounts every bar, the words of which stick. */
const WHOLE_AXIS: MountedAxis = {
  ...{ from: -Infinity, to: Infinity },
  ...{ stickyFrom: -Infinity, stickyTo: Infinity },
};

/** Rows and bars of the page, and which of them are mounted. */
@Injectable()
export class TimelineLayout {
  readonly #scale = inject(TimelineScale);
  readonly #store = inject(CalendarStore);
  readonly #occurrences = inject(PageOccurrences).all;
  readonly #rows = inject(TimelineRows);
  readonly #media = inject(Media);
  /** Key of the row and of the event that stay mounted: they have the focus, or get it back. */
  readonly keptRow = signal<string | undefined>(undefined);
  readonly keptEvent = signal<string | undefined>(undefined);

  /** Slot under the keyboard's cursor, with the key of its row; null while no row's axis has focus. */
  readonly cursor = signal<{ readonly row: string; readonly slot: AxisRange } | null>(null);

  /** How events take lanes; the same object while the least width of bars doesn't change. */
  readonly #room = computed(
    () => {
      const { maxLanes: most, barEnds } = this.#scale.options();
      // Nobody can open a list on paper.
      const maxLanes = this.#media.isPrinting() ? Infinity : most;
      return { least: LEAST_BAR / this.#scale.minuteWidth(), maxLanes, ends: barEnds };
    },
    { equal: sameValues },
  );
  readonly #owned = computed(() => byOwner(this.#occurrences(), this.#store.resources()));
  readonly #memo = new Memo<string, RowLayout>(Infinity);
  readonly #layoutOf = computed<(row: TimelineRow) => RowLayout>(() => {
    const [axis, room] = [this.#scale.axis(), this.#room()];
    const [occurrences, owned] = [this.#occurrences(), this.#owned()];
    const of = (key: OwnerKey | undefined) =>
      key === undefined ? occurrences : (owned.get(key) ?? []);
    return ({ key, owner, isHeading }) => {
      const own = isHeading ? [] : of(keyOfOwner(owner));
      return this.#memo.get(key, [axis, room, own], () => layoutRow(own, axis, room));
    };
  });
  /** Pixels of the title above the lanes of each row; 0 where titles stand beside them. */
  readonly #titleHeight = computed(() =>
    this.#scale.isMobile() && this.#scale.hasTitles() ? PHONE_TITLE * this.#scale.textScale() : 0,
  );
  /** Pixels of a row with one lane, beside the title of which there is no room to move. */
  readonly firstLane = computed(() => 2 * ROW_PADDING + this.#scale.laneHeight());
  /** Pixels from the top of a row to its first lane. */
  readonly lanesTop = computed(() => ROW_PADDING + this.#titleHeight());
  readonly #heightOf = computed<(row: TimelineRow) => number>(() => {
    const laneHeight = this.#scale.laneHeight();
    const layoutOf = this.#layoutOf();
    const title = this.#titleHeight();
    return (row) => (row.isHeading ? HEADING_HEIGHT : rowHeight(layoutOf(row), laneHeight) + title);
  });

  readonly #divided = computed(() =>
    dividePinned(this.#rows.all(), this.#rows.pinned(), {
      height: (this.#scale.box()?.height ?? Infinity) / 2,
      mostRows: this.#scale.isMobile() ? 1 : Infinity,
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
    equal: sameItems,
  });

  /** Pixels of the rows that stay under the header. */
  readonly pinnedHeight = computed(() => this.edges()[this.pinnedCount()] ?? 0);
  /** Pixels of header and pinned rows, under which the others scroll. */
  readonly stickyHeight = computed(() => this.#scale.headHeight() + this.pinnedHeight());

  readonly #isLittle = computed(() => {
    const count = this.layouts().reduce((sum, { bars }) => sum + bars.length, 0);
    return this.rows().length <= MOUNT_ROWS && count <= MOUNT_EVENTS;
  });
  /** Indexes of the rows that are mounted. */
  readonly #rowsInSight = computed(
    () => {
      const edges = this.edges();
      const count = this.rows().length;
      const box = this.#scale.box();
      if (this.#media.isPrinting() || this.#isLittle()) return { first: 0, end: count };
      // Before it is measured, those that a window shows; without measuring, as on a server, the first ones.
      if (box === null && this.#media.measures) {
        return itemsIn(edges, 0, this.#media.windowHeight(), ROWS_AROUND);
      }
      if (box === null) return { first: 0, end: Math.min(count, MOUNT_ROWS) };
      const top = box.scrolledRows + this.pinnedHeight();
      return itemsIn(edges, top, box.scrolledRows + box.height, ROWS_AROUND);
    },
    { equal: sameValues },
  );
  readonly #placedMemo = new Memo<string, PlacedRow>(Infinity);
  readonly mounted = computed<readonly PlacedRow[]>(() => {
    const [rows, layouts, edges] = [this.rows(), this.layouts(), this.edges()];
    const { first, end } = this.#rowsInSight();
    const [kept, pinned] = [this.keptRow(), this.pinnedCount()];
    const keptAt = rows.findIndex(({ key }) => key === kept);
    const isNear = (_: unknown, at: number): boolean => at < pinned || (at >= first && at < end);
    return nearOrKept(rows, keptAt, isNear).map((at) => {
      const [row, isPinned] = [rows[at]!, at < pinned];
      const layout = layouts[at]!;
      const top = edges[at]! - (isPinned ? 0 : edges[pinned]!);
      const height = edges[at + 1]! - edges[at]!;
      return this.#placedMemo.get(row.key, [row, at, top, height, layout, isPinned], () => ({
        row,
        at,
        top,
        height,
        layout,
        isPinned,
      }));
    });
  });
  readonly #sightMemo = new Memo<string, RowSight>(Infinity);

  /** Returns the events on the page of the resources beneath a row, each once. */
  beneath({ beneath }: TimelineRow): readonly Occurrence[] {
    const [axis, { ends }] = [this.#scale.axis(), this.#room()];
    return occurrencesBeneath(beneath, this.#owned()).filter(
      (occurrence) => spanIn(axis, occurrence, ends) !== null,
    );
  }

  /**
   * Returns how a row is drawn where the view is scrolled to; the same object as long as nothing of that changes, so
   * that scrolling leaves the other rows alone.
   */
  sightOf(placed: PlacedRow): RowSight {
    const { row, layout, at } = placed;
    const mounted = this.#isLittle() ? WHOLE_AXIS : this.#scale.mountedIn(at);
    const hasStickyTitle = this.#hasStickyTitle(placed);
    const sight = this.#scale.sight();
    const hints = sight === null ? [] : hintsOf(layout, sight.from, sight.to);
    const leads = hints.flatMap(({ nearest, count }) => [nearest, count]);
    return this.#sightMemo.get(row.key, [mounted, hasStickyTitle, leads], () => ({
      mounted,
      hasStickyTitle,
      hints,
    }));
  }

  /** Whether the title of a row has room to move in it, and sticks to the first of the rows in sight. */
  #hasStickyTitle({ top, height, isPinned }: PlacedRow): boolean {
    if (isPinned || height <= this.firstLane()) return false;
    const scrolled = this.#scale.box()?.scrolledRows ?? 0;
    return (
      this.#isLittle() || (top < scrolled + STICKY_ROWS && top + height > scrolled - STICKY_ROWS)
    );
  }

  /** Returns the bars of a row that are mounted, or on paper those of a block. */
  barsOf(layout: RowLayout, mounted: AxisRange, block: AxisRange | null): RowLayout['bars'] {
    if (block !== null) return barsOfBlock(layout, block, this.#room().least);
    const bars = barsIn(layout, mounted.from, mounted.to);
    const kept = this.keptEvent();
    const keptAt = layout.bars.findIndex(({ occurrence }) => occurrence.key === kept);
    if (kept === undefined || keptAt < 0) return bars;
    const near = new Set(bars);
    return nearOrKept(layout.bars, keptAt, (bar) => near.has(bar)).map((at) => layout.bars[at]!);
  }
}

/** Whether two rows are drawn alike; a pinned one is made anew with each division. */
function isSameRow(a: TimelineRow | PinnedRow, b: TimelineRow | PinnedRow): boolean {
  return a === b || sameValues(a, b);
}
