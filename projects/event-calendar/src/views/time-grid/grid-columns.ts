import { computed, inject, Injectable, signal } from '@angular/core';
import { itemsIn, keyOfOwner, type Column } from 'ng-event-calendar/core/internal';
import { Columns } from '../../store/layout/columns';
import { AdditionalTimezones } from '../../store/dates/additional-timezones';
import { Media } from '../../store/inputs/media';
import { nearOrKept } from '../../store/near-or-kept';
import { sameValues } from '../../store/same-values';
import { columnOf } from './column-cells';
import {
  columnEdges,
  isEmptyDay,
  stretchesOf,
  tracksOf,
  wholeWidth,
  type ColumnTracks,
} from './column-tracks';
import { GridScale } from './grid-scale';
import { AllDayLayout } from './all-day-layout';
import { TimeGridLayout } from './time-grid-layout';

/** Numbers of columns and events up to which all columns are mounted, wherever the grid is scrolled to. */
const MOUNT_COLUMNS = 60;
const MOUNT_EVENTS = 300;
/** Columns mounted beyond either edge of the visible ones. */
const AROUND = 2;
/** Pixels of a page of paper beside the time axis, of its narrowest column, and of an additional zone's times. */
const PAPER = 660;
const PAPER_COLUMN = 90;
const PAPER_GUTTER = 68;

/** A stretch of columns with headers and axis of its own: all of them on a screen, a page's worth on paper. */
export interface GridBlock extends ColumnTracks {
  /** Mounted columns, in order. */
  readonly mounted: readonly MountedColumn[];
}

/** A mounted column. */
export interface MountedColumn {
  /** Index of the column. */
  readonly at: number;
  /** Key by which the column stays the same element. */
  readonly mark: string;
}

/** Order, widths and mounting of the grid's columns. */
@Injectable()
export class GridColumns {
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  readonly #allDay = inject(AllDayLayout);
  readonly #columns = inject(Columns);
  readonly #media = inject(Media);
  readonly #zones = inject(AdditionalTimezones);

  /** Mark of the column that has or will regain the focus, and so stays mounted. */
  readonly #kept = signal<string | undefined>(undefined);

  readonly #order = computed(() => this.#columns.rules().order);
  /** Least width of a column in pixels. */
  readonly #minWidth = this.#columns.minWidth;
  /** Whether the grid may be wider than there is room for. */
  readonly isSideways = computed(() => this.#minWidth() > 0 && !this.#media.isPrinting());
  /** Least width of a column in pixels, of which a whole number fills the room. */
  readonly #least = computed(() =>
    wholeWidth(this.#minWidth(), this.#scale.box()?.inlineRoom ?? 0),
  );
  /** Start of each column in pixels from the first, and last the end of them all. */
  readonly edges = computed(() => {
    const least = this.#least();
    const measured = this.#scale.columnWidth() ?? 0;
    // Measured in whole pixels, and maybe before the room was known.
    const width = measured < least + 1 ? least : measured;
    return columnEdges(this.#columns.all(), this.#order(), width);
  });

  /** Indexes of the columns, except the first, at which a header above those of the columns begins. */
  readonly #groupStarts = computed(() => {
    const firsts = (this.#layout.headers().at(-2) ?? []).map(({ first }) => first);
    return new Set(firsts.filter((first) => first > 0));
  });

  /** Range of visible columns, `end` exclusive; null for all. */
  readonly #inSight = computed(
    () => {
      const count = this.#columns.all().length;
      const isLittle = count <= MOUNT_COLUMNS && this.#layout.cardCount() <= MOUNT_EVENTS;
      if (!this.isSideways() || isLittle) return null;
      const box = this.#scale.box();
      // Without measuring everything is mounted; before it, the first columns.
      if (box === null) return this.#media.measures ? { first: 0, end: MOUNT_COLUMNS / 2 } : null;
      const { inlineScrolled, inlineRoom } = box;
      return itemsIn(this.edges(), inlineScrolled, inlineScrolled + inlineRoom, AROUND);
    },
    { equal: sameValues },
  );

  /** Indexes of the mounted columns, in order. */
  readonly mounted = computed<readonly number[]>(
    () => {
      const every = this.#columns.all().map((_, at) => at);
      const range = this.#inSight();
      if (range === null) return every;
      const reach = range.first;
      const marks = this.#marks();
      const kept = this.#kept();
      // A bar stands in the cell where it begins, however far it extends.
      const reaching = new Set(
        this.#allDay
          .barRows()
          .bars.filter(({ column, days }) => column < reach && column + days > reach)
          .map(({ column }) => column),
      );
      return nearOrKept(
        marks,
        kept === undefined ? -1 : marks.indexOf(kept),
        (_, at) => (at >= range.first && at < range.end) || reaching.has(at),
      );
    },
    { equal: (a, b) => a.length === b.length && a.every((at, index) => at === b[index]) },
  );

  /**
   * Key by which each column stays the same element: its place where columns are days, so that another page of dates
   * comes under the focus; else its resource, and the position of its day.
   */
  readonly #marks = computed<readonly string[]>(() => {
    const days = this.#layout.days();
    const isByResource = this.#columns.isByResource();
    return this.#columns.all().map(({ day, owner }, at) => {
      if (!isByResource) return `${at}`;
      // No id begins like this, so that none is taken for unassigned.
      const id = keyOfOwner(owner);
      const whose = id === undefined ? '-' : id === null ? '' : `#${id}`;
      return `${days.indexOf(day)} ${whose}`;
    });
  });

  /**
   * Returns keys that find columns on another page, by resource; empty where days are outermost, as those differ there.
   */
  onAnyPage(): readonly string[] {
    return this.#order() === 'date-resource' ? [] : this.#marks();
  }

  /** Blocks of columns: one on a screen, on paper as many as the columns take. */
  readonly blocks = computed<readonly GridBlock[]>(() => {
    const columns = this.#columns.all();
    const order = this.#order();
    if (!this.#media.isPrinting() || !this.#columns.isByResource()) {
      const tracks = tracksOf(columns, order, this.#least());
      return [{ ...tracks, mounted: this.#marked(this.mounted()) }];
    }
    const room = PAPER - this.#zones.drawn().length * PAPER_GUTTER;
    return stretchesOf(columns.length, room, PAPER_COLUMN).map(([first, end]) => ({
      ...tracksOf(columns, order, 0, first, end),
      mounted: this.#marked(columns.slice(first, end).map((_, at) => first + at)),
    }));
  });

  /** Keeps the column and the event mounted that contain an element. */
  keep(element: Element): void {
    const cell = element.closest('[aria-colindex]');
    if (cell === null) return;
    this.#kept.set(this.#marks()[columnOf(cell)]);
    this.#layout.kept.set(element.closest<HTMLElement>('ec-event')?.dataset['key']);
  }

  #marked(mounted: readonly number[]): readonly MountedColumn[] {
    const marks = this.#marks();
    return mounted.map((at) => ({ at, mark: marks[at]! }));
  }

  /** Whether a header above those of the columns begins with a column, after another one. */
  beginsGroup(at: number): boolean {
    return this.#groupStarts().has(at);
  }

  /** Whether a column stands for a day on which no resource has one. */
  isEmptyDay(column: Column): boolean {
    return isEmptyDay(column, this.#order());
  }
}
