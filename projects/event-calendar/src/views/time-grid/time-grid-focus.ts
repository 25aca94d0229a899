import {
  afterNextRender,
  afterRenderEffect,
  ApplicationRef,
  DestroyRef,
  DOCUMENT,
  inject,
  Injectable,
  Injector,
  signal,
  untracked,
} from '@angular/core';
import {
  axisDayOf,
  columnBeside,
  instantAt,
  isSameOwner,
  offsetOfTime,
  type AxisStrip,
  type Column,
} from 'ng-event-calendar/core/internal';
import { Announcer } from '../../feedback/announcer';
import { FocusReturn } from '../../feedback/focus-return';
import {
  isFocusStep,
  RovingFocus,
  type FocusKey,
  type FocusStep,
  type FocusSurface,
} from '../../keyboard/roving-focus';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { Columns, slotIn } from '../../store/layout/columns';
import { FocusedSlot } from '../../store/layout/focused-slot';
import { Navigation } from '../../store/dates/navigation';
import { SessionState } from '../../store/events/session-state';
import { AvailabilityShading } from '../../store/availability/availability-shading';
import { ColumnWords } from './column-words';
import { GridElements } from './grid-elements';
import { GridScroll } from './grid-scroll';
import {
  columnStops,
  nextStop,
  type ColumnStops,
  type GridStop,
  type NextStop,
} from './grid-stops';
import { revealBar } from './reveal-bar';
import { TimeGridLayout } from './time-grid-layout';

/** The cursor of the time grid: a column by its key, and a slot of it. */
export interface GridCursor {
  readonly column: string;
  readonly slot: AxisStrip;
}

/**
 * Moves focus through the time grid, in a chunk of its own (`grid-keys.ts`): headers, all-day cells, and columns with a
 * cursor as high as a slot. Down leads from the cursor to the events that start in its slot, then to the next slot.
 */
@Injectable()
export class TimeGridFocus implements FocusSurface {
  readonly #layout = inject(TimeGridLayout);
  readonly #columns = inject(Columns);
  readonly #words = inject(ColumnWords);
  readonly #navigation = inject(Navigation);
  readonly #settings = inject(CalendarSettings);
  readonly #elements = inject(GridElements);
  readonly #scroll = inject(GridScroll);
  readonly #roving = inject(RovingFocus);
  readonly #announcer = inject(Announcer);
  readonly #shading = inject(AvailabilityShading);
  readonly #focused = inject(FocusedSlot);
  readonly #session = inject(SessionState);
  readonly #application = inject(ApplicationRef);
  readonly #injector = inject(Injector);
  readonly #focusReturn = inject(FocusReturn);
  readonly #document = inject(DOCUMENT);

  /** Cursor while a column has focus; null otherwise. */
  readonly cursor = signal<GridCursor | null>(null);
  /** Index of the column that has focus; -1 while none has. */
  #column = -1;
  /** Key of the column that had focus last, and the visible date at that time. */
  #last = { column: '', date: -1 };
  /** Last place of the cursor, in axis minutes. */
  #offset: number | null = null;
  /** Index of the slot at that place. */
  #slot = -1;
  /** Event that has the focus, or had it before it was drawn elsewhere. */
  #focusedEvent: HTMLElement | null = null;

  constructor() {
    afterRenderEffect(() => {
      this.#layout.axis();
      this.#layout.columns();
      untracked(() => this.#followPage());
    });
  }

  /** Updates the cursor after columns changed under the focus, where its slot is another time. */
  #followPage(): void {
    this.#followFocus();
    // Higher hours leave a smaller share of the axis to folded ones before the slot.
    this.#offset = this.#layout.slots()[this.#slot]?.from ?? this.#offset;
    if (this.#column < 0) return;
    const drawn = this.cursor();
    if (!this.#place(this.#column, this.#cursorOffset())) this.#leave();
    else if (drawn === null) this.cursor.set(null);
  }

  /** Follows the focus when columns come and go, which may move or remove the focused element. */
  #followFocus(): void {
    const focusedEvent = this.#focusedEvent;
    if (focusedEvent !== null && !focusedEvent.isConnected) {
      this.#focusedEvent = null;
      this.#focusReturn.again(focusedEvent.dataset['key'] ?? '');
    }
    const { activeElement } = this.#document;
    if (activeElement === null || this.#elements.root?.contains(activeElement) !== true) return;
    const column = this.#elements.columnOf(activeElement);
    if (column >= 0) this.#column = column;
  }

  /** Moves the cursor to the slot in which an item begins. */
  #goOnFrom({ row, column, item }: GridStop): void {
    if (row !== 'timed' || item === null) return;
    const stop = this.#stopsIn(column).timed.find((each) => each.item === item);
    if (stop !== undefined) this.#goTo(stop.from);
  }

  /** Sets the time of day from which keys go on once the focused element is gone, in minutes by the clock. */
  startAt(minutes: number): void {
    this.#goTo(offsetOfTime(this.#layout.axis(), minutes));
    this.#focusReturn.again('');
  }

  /** Moves the cursor to the slot that contains a place of the axis. */
  #goTo(offset: number): AxisStrip {
    const slot = this.#layout.slotAt(offset);
    this.#offset = slot.from;
    this.#slot = this.#layout.slots().indexOf(slot);
    return slot;
  }

  /** Clears the cursor when no column has focus. */
  #leave(): void {
    this.#column = -1;
    this.cursor.set(null);
    this.#focused.slot.set(null);
  }

  /** Handles focus and keys, after replaying an earlier press and the focus of an event at that time. */
  listen(grid: HTMLElement, early: MouseEvent | null, focused: HTMLElement | null): () => void {
    this.#elements.root = grid;
    this.#focusedEvent = focused;
    const stop = this.#roving.listen(grid, this);
    let isPressed = false;
    // However a column gets the focus, as from an editor that closes, it has the cursor.
    const focusIn = ({ target }: Pick<FocusEvent, 'target'>): void => {
      this.#focusedEvent =
        target instanceof Element ? target.closest<HTMLElement>('ec-event') : null;
      const stop = target instanceof Element ? this.#elements.stopOf(target) : null;
      this.#keepPlace(stop);
      if (this.#focusedEvent?.matches(':focus-visible')) revealBar(this.#focusedEvent);
      const column = this.#elements.columnOf(target);
      if (column >= 0) this.#place(column, this.#cursorOffset());
      // A mouse has a cursor of its own.
      if (isPressed) this.cursor.set(null);
    };
    const focusOut = ({ target }: FocusEvent): void => {
      // An element that is removed may lose focus while it is still in the page, or after.
      queueMicrotask(() => {
        const isThere = target instanceof Element && target.isConnected;
        if (isThere && this.#focusedEvent === target) this.#focusedEvent = null;
      });
      this.#leave();
    };
    // A press sets the cursor's place, from which keys go on.
    const pressed = ({ target, clientY }: MouseEvent): void => {
      if (!(target instanceof Element) || this.#elements.columnOf(target) < 0) return;
      const { top, height } = target.getBoundingClientRect();
      if (height === 0) return;
      this.#goTo(((clientY - top) / height) * this.#layout.axis().length);
      isPressed = true;
      // The browser moves the focus right after the press.
      setTimeout(() => (isPressed = false));
    };
    grid.addEventListener('mousedown', pressed);
    grid.addEventListener('focusin', focusIn);
    grid.addEventListener('focusout', focusOut);
    if (early !== null) pressed(early);
    const { activeElement } = this.#document;
    if (grid.contains(activeElement)) focusIn({ target: activeElement });
    this.#followFocus();
    return () => {
      stop();
      this.#leave();
      grid.removeEventListener('mousedown', pressed);
      grid.removeEventListener('focusin', focusIn);
      grid.removeEventListener('focusout', focusOut);
    };
  }

  /** Remembers the column to which focus returns when a stop is gone, until another date is visible. */
  #keepPlace(stop: GridStop | null): void {
    const column = stop === null ? undefined : this.#layout.columns()[stop.column]?.key;
    if (stop === null || column === undefined) return;
    this.#last = { column, date: this.#navigation.date() };
    if (this.#offset === null) this.#goOnFrom(stop);
  }

  /** Returns the column from which keys go on: the one that had focus last, else the first of the visible date. */
  #entryColumn(): number {
    const date = this.#navigation.date();
    const columns = this.#layout.columns();
    const last =
      this.#last.date === date ? columns.findIndex(({ key }) => key === this.#last.column) : -1;
    return last >= 0
      ? last
      : Math.max(
          0,
          columns.findIndex(({ day }) => day === date),
        );
  }

  entry(): HTMLElement | null {
    // While an event is held, the grid itself keeps the focus.
    if (this.#session.isUnderWay()) return null;
    const column = this.#entryColumn();
    const stop = {
      row: 'timed',
      column,
      item: null,
      stretch: this.#layout.slotAt(this.#cursorOffset()),
    } as const;
    this.#scroll.revealColumn(column);
    // The grid may get focus in a frame that is still being drawn.
    if (this.#isDrawn(stop)) this.#focusDrawn(stop);
    else afterNextRender(() => this.#focusDrawn(stop), { injector: this.#injector });
    return null;
  }

  move(from: HTMLElement, key: FocusKey): boolean {
    const at = this.#elements.stopOf(from);
    if (at === null) return false;
    if (key === 'group-before' || key === 'group-after') return this.#moveOverGroup(at, key);
    if (!isFocusStep(key)) return false;
    const asked = this.#nextOf(at, key);
    if (asked === null) return false;
    const isBack = key === 'before' || key === 'last';
    const next = { ...asked, column: this.#offeredFrom(asked.column, isBack ? -1 : 1) };
    const last = this.#layout.columns().length - 1;
    if (next.column >= 0 && next.column <= last) return this.#focus(next);
    const way = next.column < 0 ? -1 : 1;
    if (!this.#navigation.step(way)) return true;
    this.#drawNow();
    const end = way === 1 ? 0 : this.#layout.columns().length - 1;
    this.#focus({ ...next, column: this.#offeredFrom(end, way) });
    return true;
  }

  /** Returns the first column from one on that lies within the calendar's bounds. */
  #offeredFrom(column: number, way: 1 | -1): number {
    const columns = this.#layout.columns();
    const isOffered = this.#navigation.isOffered();
    const isBeyond = (at: number): boolean =>
      columns[at] !== undefined && !isOffered(columns[at].day);
    while (isBeyond(column)) column += way;
    return column;
  }

  /** Moves to the same column of the next group, or of the next page past the last group. */
  #moveOverGroup(at: GridStop, key: FocusKey): boolean {
    if (!this.#columns.isByResource()) return false;
    const way = key === 'group-after' ? 1 : -1;
    const { order } = this.#columns.rules();
    const from = this.#columns.all()[at.column];
    if (from === undefined) return false;
    const to = columnBeside(this.#columns.all(), order, from, { by: 'group', way });
    this.#goOnFrom(at);
    if (to !== null && !this.#navigation.isOffered()(to.day)) return true;
    if (to !== null) return this.#focusColumn(at.row, ({ key: each }) => each === to.key);
    if (!this.#navigation.step(way)) return true;
    this.#drawNow();
    const days = this.#layout.days().filter(this.#navigation.isOffered());
    const day = order === 'date-resource' ? days.at(way === 1 ? 0 : -1) : undefined;
    this.#focusColumn(
      at.row,
      (column) =>
        isSameOwner(column.owner, from.owner) && (day === undefined || column.day === day),
    );
    return true;
  }

  /** Draws the target of the focus at once, since the next key may follow immediately. */
  #drawNow(): void {
    this.#application.tick();
  }

  /** Focuses a row's cell of a column. */
  #focusColumn(row: GridStop['row'], isWanted: (column: Column) => boolean): boolean {
    const column = this.#columns.all().findIndex(isWanted);
    if (column < 0) return false;
    const stretch = row === 'timed' ? this.#layout.slotAt(this.#cursorOffset()) : null;
    return this.#focus({ row, column, item: null, stretch });
  }

  #nextOf(at: GridStop, key: FocusStep): NextStop | null {
    const next = nextStop(at, key, {
      column: this.#stopsIn(at.column),
      count: this.#layout.columns().length,
      heads: this.#layout.opensDays() ? this.#layout.dayHeads() : [],
      cursor: this.#cursorOffset(),
    });
    const isPassed = next?.row === 'all-day' && !this.#layout.hasAllDayRow();
    return isPassed ? this.#nextOf(next, key) : next;
  }

  #stopsIn(column: number): ColumnStops {
    const { barRows, layouts, axis, slots } = this.#layout;
    return columnStops(column, barRows(), layouts()[column]!, axis(), slots());
  }

  #focus(stop: NextStop): boolean {
    this.#scroll.revealColumn(stop.column);
    if (!this.#isDrawn(stop)) this.#drawNow();
    return this.#focusDrawn(stop);
  }

  /** Whether the column is drawn, or doesn't exist. */
  #isDrawn(stop: NextStop): boolean {
    return (
      this.#elements.elementOf({ ...stop, item: null }) !== undefined ||
      this.#layout.columns()[stop.column] === undefined
    );
  }

  #focusDrawn(stop: NextStop): boolean {
    const { column, item, stretch } = stop;
    if (item === null && stretch !== null) return this.#focusCursor(column, stretch.from);
    const element = this.#elements.elementOf(stop);
    if (element === undefined) return false;
    // Browsers misjudge sticky elements, and would scroll far up to them.
    element.focus({ preventScroll: true });
    if (stretch !== null) this.#scroll.reveal(stretch.from, stretch.to - stretch.from);
    return true;
  }

  #focusCursor(column: number, offset: number): boolean {
    const cell = this.#elements.elementOf({ row: 'timed', column, item: null });
    if (cell === undefined || !this.#place(column, offset)) return false;
    cell.focus({ preventScroll: true });
    const { from, to } = this.#layout.slotAt(this.#offset ?? 0);
    this.#scroll.reveal(from, to - from);
    const slot = this.#focused.slot();
    if (slot?.instant == null) return true;
    const where = this.#words.ofColumn(this.#columns.all()[column]!);
    const said = [this.#settings.times().time(slot.instant), where];
    this.#shading.whenRead(() => {
      // The shading may have loaded after the cursor moved on.
      if (this.#focused.slot() !== slot) return;
      this.#announcer.sayPlace([...said, this.#shading.wordsOf(slot)].filter(Boolean).join(', '));
    });
    return true;
  }

  /** Puts the cursor in a column; returns false where its day is out of bounds. */
  #place(at: number, offset: number): boolean {
    const column = this.#layout.columns()[at];
    if (column === undefined || !this.#navigation.isOffered()(column.day)) return false;
    const axis = this.#layout.axis();
    this.#column = at;
    const slot = this.#goTo(offset);
    const instant = instantAt(axis, axisDayOf(axis, column.day), slot.from);
    this.cursor.set({ column: column.key, slot });
    this.#focused.slot.set(instant === null ? null : slotIn(column, instant));
    this.#focused.last = slotIn(column, null);
    return true;
  }

  /** Returns the last place of the cursor, else the first slot that begins in view. */
  #cursorOffset(): number {
    if (this.#offset !== null) return this.#offset;
    const top = this.#scroll.top();
    return this.#layout.slots().find(({ from }) => from >= top)?.from ?? top;
  }
}

/** Creates the keyboard navigation of a grid from its injector, to be destroyed with that. */
export function createTimeGridFocus(parent: Injector): TimeGridFocus {
  const providers = [GridElements, TimeGridFocus];
  const injector = Injector.create({ providers, parent });
  parent.get(DestroyRef).onDestroy(() => injector.destroy());
  return injector.get(TimeGridFocus);
}
