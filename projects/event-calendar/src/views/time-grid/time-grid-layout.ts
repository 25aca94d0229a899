import { computed, inject, Injectable, signal, type Signal } from '@angular/core';
import {
  Memo,
  coverableHeight,
  headersOf,
  lanesIn,
  layoutColumn,
  offsetOfTime,
  roomOnCard,
  timedByColumn,
  type CardRoom,
  type Column,
  type ColumnLayout,
  type ColumnRoom,
  type HiddenChip,
  type Occurrence,
  type TimeCard,
} from 'ng-event-calendar/core/internal';
import { CalendarStore } from '../../store/events/calendar-store';
import { Columns } from '../../store/layout/columns';
import { Media } from '../../store/inputs/media';
import { Navigation } from '../../store/dates/navigation';
import { PageOccurrences } from '../../store/events/page-occurrences';
import { nearOrKept } from '../../store/near-or-kept';
import { sameValues } from '../../store/same-values';
import { GridScale } from './grid-scale';

/** Least height of a card in pixels: a readable line, and a target to hit (WCAG 2.2, 2.5.8). */
const SHORTEST_EVENT = 24;
/** Number of events up to which everything is mounted, for find-in-page, screen readers and print. */
const MOUNT_ALL = 300;

/** A column with its events placed, and the draft of a new one beside them, if there is one. */
export interface DraftedColumn extends ColumnLayout {
  readonly draft?: TimeCard;
}

/** Places the events of a column by `layout`, and what else has a lane there. */
export type Arrange = (
  column: Column,
  occurrences: readonly Occurrence[],
  layout: (occurrences: readonly Occurrence[]) => ColumnLayout,
) => DraftedColumn;

/** Layout of the grid's columns, computed from the events, the days and the available room. */
@Injectable()
export class TimeGridLayout {
  readonly #scale = inject(GridScale);
  readonly #store = inject(CalendarStore);
  readonly #navigation = inject(Navigation);
  readonly #media = inject(Media);

  /** Key of the event that stays mounted however far it is scrolled away, since it has or will regain the focus. */
  readonly kept = signal<string | undefined>(undefined);

  readonly days = this.#navigation.days;
  readonly #beside = inject(Columns);
  readonly columns = this.#beside.all;
  /** Rows of headers over the columns, the outermost first. */
  readonly headers = computed(() => {
    const rows = headersOf(this.columns(), this.#beside.rules().order);
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

  readonly #room = computed<ColumnRoom>(
    () => {
      const free = this.#scale.box()?.freeColumnWidth;
      const textScale = this.#scale.textScale();
      const minute = this.#scale.minuteHeight() / textScale;
      // Beside the editor's drawer the same cards stay drawn.
      const width = free === undefined ? undefined : free / textScale;
      return {
        minLength: SHORTEST_EVENT / minute,
        maxLanes: lanesIn(width),
        minCoverable: coverableHeight(width) / minute,
      };
    },
    { equal: sameValues },
  );

  /** Places the events of a column; replaced while a draft takes a lane beside them. */
  readonly arrange = signal<Arrange>((_, occurrences, layout) => layout(occurrences));
  readonly #memo = new Memo<string, ColumnLayout>();
  /** Columns with all their events placed; one in which nothing changed stays the same object. */
  readonly allLayouts = computed<readonly DraftedColumn[]>(() => {
    const axis = this.#scale.axis();
    const room = this.#room();
    const columns = this.columns();
    const isOffered = this.#navigation.isOffered();
    const byColumn = timedByColumn(
      this.#occurrences(),
      columns.filter(({ day }) => isOffered(day)),
      this.#store.resources(),
    );
    const arrange = this.arrange();
    return columns.map((column) =>
      arrange(column, byColumn.get(column.key) ?? [], (occurrences) =>
        this.#memo.get(column.key, [axis, column, room, occurrences], () =>
          layoutColumn(axis, column, occurrences, room),
        ),
      ),
    );
  });

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
      const box = this.#scale.box();
      // Nothing is mounted until the empty grid is measured; without measuring, everything.
      if (box === null) return this.#media.measures ? { from: 0, to: 0 } : null;
      if (this.cardCount() <= MOUNT_ALL) return null;
      const around = box.viewport / 2;
      return { from: box.scrolled - around, to: box.scrolled + box.viewport + around };
    },
    { equal: sameValues },
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
      const keptAt = layout.cards.findIndex(({ occurrence }) => occurrence.key === kept);
      const cards = nearOrKept(layout.cards, keptAt, isNear).map((at) => layout.cards[at]!);
      const chips = layout.chips.filter(isNear);
      return this.#mountedMemo.get(layout.column.key, [layout, cards, chips], () => ({
        ...layout,
        cards,
        chips,
      }));
    });
  });

  /** Axis minutes at which a fresh grid starts: 07:00, or earlier where an event is. */
  readonly initialOffset = computed(() => {
    const axis = this.#scale.axis();
    const seven = offsetOfTime(axis, 7 * 60);
    const starts = this.allLayouts().flatMap(({ firstStart }) => firstStart ?? []);
    return Math.min(seven, ...starts);
  });

  /**
   * Returns the room for text on a card of `length` axis minutes that has `part` of its column's width; `aboveChip` of
   * its minutes lie above a chip on it.
   */
  roomOf(length: number, part: number, aboveChip: number | null = null): CardRoom {
    const scale = this.#scale.textScale();
    const minute = this.#scale.minuteHeight() / scale;
    const above = aboveChip === null ? null : aboveChip * minute;
    return roomOnCard(
      length * minute,
      (this.#scale.columnWidth() ?? Infinity) / scale,
      part,
      above,
    );
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
}
