import {
  afterNextRender,
  afterRenderEffect,
  ApplicationRef,
  DestroyRef,
  DOCUMENT,
  inject,
  Injectable,
  Injector,
  untracked,
} from '@angular/core';
import {
  axisDayOf,
  columnBeside,
  isSameOwner,
  offsetOfTime,
  type Column,
} from 'ng-event-calendar/core/internal';
import { FocusReturn } from '../../feedback/focus-return';
import {
  isFocusStep,
  RovingFocus,
  type FocusKey,
  type FocusGrid,
} from '../../keyboard/roving-focus';
import { Columns } from '../../store/layout/columns';
import { Navigation } from '../../store/dates/navigation';
import { SessionState } from '../../store/events/session-state';
import { GridCursor } from './grid-cursor';
import { GridElements } from './grid-elements';
import { GridScale } from './grid-scale';
import { GridScroll } from './grid-scroll';
import { GridSteps } from './grid-steps';
import type { GridStop, NextStop } from './grid-stops';
import { revealBar } from './reveal-bar';
import { TimeGridLayout } from './time-grid-layout';

/** Axis minutes of a screen where nothing measures it. */
const UNMEASURED_SCREEN = 6 * 60;

/**
 * Moves focus through the time grid, in a chunk of its own (`grid-keys.ts`): headers, all-day cells, and columns with a
 * cursor as high as a slot. Down leads from the cursor to the events that start in its slot, then to the next slot.
 */
@Injectable()
export class TimeGridFocus implements FocusGrid {
  readonly #layout = inject(TimeGridLayout);
  readonly #scale = inject(GridScale);
  readonly #columns = inject(Columns);
  readonly #navigation = inject(Navigation);
  readonly #elements = inject(GridElements);
  readonly #cursor = inject(GridCursor);
  readonly #steps = inject(GridSteps);
  readonly #scroll = inject(GridScroll);
  readonly #roving = inject(RovingFocus);
  readonly #session = inject(SessionState);
  readonly #application = inject(ApplicationRef);
  readonly #injector = inject(Injector);
  readonly #focusReturn = inject(FocusReturn);
  readonly #document = inject(DOCUMENT);

  /** Slot in which the cursor is drawn. */
  readonly drawnCursor = this.#cursor.drawn.asReadonly();
  /** Key of the column that had focus last, and the visible date at that time. */
  #last = { column: '', date: -1 };
  /** Event that has the focus, or had it before it was drawn elsewhere. */
  #focusedEvent: HTMLElement | null = null;

  constructor() {
    afterRenderEffect(() => {
      this.#scale.axis();
      this.#layout.columns();
      untracked(() => this.#cursor.follow(this.#followFocus()));
    });
  }

  /** Follows the focus when columns come and go, which may move or remove it; returns the column that has it, else -1. */
  #followFocus(): number {
    const focusedEvent = this.#focusedEvent;
    if (focusedEvent !== null && !focusedEvent.isConnected) {
      this.#focusedEvent = null;
      this.#focusReturn.again(focusedEvent.dataset['key'] ?? '');
    }
    const { activeElement } = this.#document;
    const isHere = this.#elements.root?.contains(activeElement) === true;
    return isHere ? this.#elements.columnOf(activeElement) : -1;
  }

  /** Sets the time of day from which keys go on once the focused element is gone, in minutes by the clock. */
  startAt(minutes: number): void {
    this.#cursor.goTo(offsetOfTime(this.#scale.axis(), minutes));
    this.#focusReturn.again('');
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
      if (column >= 0) this.#cursor.place(column);
      // A mouse has a cursor of its own.
      if (isPressed) this.#cursor.drawn.set(null);
    };
    const focusOut = ({ target }: FocusEvent): void => {
      // An element that is removed may lose focus while it is still in the page, or after.
      queueMicrotask(() => {
        const isThere = target instanceof Element && target.isConnected;
        if (isThere && this.#focusedEvent === target) this.#focusedEvent = null;
      });
      this.#cursor.leave();
    };
    // A press sets the cursor's place, from which keys go on.
    const pressed = ({ target, clientY }: MouseEvent): void => {
      if (!(target instanceof Element) || this.#elements.columnOf(target) < 0) return;
      const { top, height } = target.getBoundingClientRect();
      if (height === 0) return;
      this.#cursor.goTo(((clientY - top) / height) * this.#scale.axis().length);
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
      this.#cursor.leave();
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
    if (!this.#cursor.hasPlace) this.#steps.goOnFrom(stop);
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

  /** Puts the cursor on a day, at an instant of it, in the columns of the resource that had focus last. */
  goTo(day: number, instant: number | null): boolean {
    const columns = this.#layout.columns();
    const last = columns.find(({ key }) => key === this.#last.column);
    const isOwn = (column: Column): boolean =>
      last === undefined || isSameOwner(column.owner, last.owner);
    const own = columns.findIndex((column) => column.day === day && isOwn(column));
    const column = own >= 0 ? own : columns.findIndex((each) => each.day === day);
    if (column < 0) return false;
    const axis = this.#scale.axis();
    const offset =
      instant === null ? this.#cursor.offset() : axisDayOf(axis, day).positionOf(instant);
    const stretch = this.#scale.slotAt(offset);
    return this.#focus({ row: 'timed', column, item: null, stretch });
  }

  entry(): HTMLElement | null {
    // While an event is held, the grid itself keeps the focus.
    if (this.#session.isUnderWay()) return null;
    const column = this.#entryColumn();
    const stop = {
      row: 'timed',
      column,
      item: null,
      stretch: this.#scale.slotAt(this.#cursor.offset()),
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
    if (!isFocusStep(key)) return this.#moveFar(at, key);
    const asked = this.#steps.next(at, key);
    if (asked === null) return false;
    const isBack = key === 'before' || key === 'last';
    const next = { ...asked, column: this.#steps.offeredFrom(asked.column, isBack ? -1 : 1) };
    const last = this.#layout.columns().length - 1;
    if (next.column >= 0 && next.column <= last) return this.#focus(next);
    const way = next.column < 0 ? -1 : 1;
    if (!this.#navigation.step(way)) return true;
    this.#drawNow();
    const end = way === 1 ? 0 : this.#layout.columns().length - 1;
    this.#focus({ ...next, column: this.#steps.offeredFrom(end, way) });
    return true;
  }

  /** Moves the cursor by a screen of slots, or to the first or last one of all columns. */
  #moveFar(at: GridStop, key: 'screen-up' | 'screen-down' | 'very-first' | 'very-last'): boolean {
    const slots = this.#scale.slots();
    const last = slots.at(-1)!;
    if (key === 'very-first' || key === 'very-last') {
      const isFirst = key === 'very-first';
      const end = isFirst ? 0 : this.#layout.columns().length - 1;
      const column = this.#steps.offeredFrom(end, isFirst ? 1 : -1);
      return this.#focus({ row: 'timed', column, item: null, stretch: isFirst ? slots[0]! : last });
    }
    this.#steps.goOnFrom(at);
    const way = key === 'screen-down' ? 1 : -1;
    const from = at.row === 'timed' ? this.#cursor.offset() : slots[0]!.from;
    const to = from + way * (this.#scale.box()?.viewport ?? UNMEASURED_SCREEN);
    const stretch = this.#scale.slotAt(Math.min(last.from, Math.max(slots[0]!.from, to)));
    return this.#focus({ row: 'timed', column: at.column, item: null, stretch });
  }

  /** Moves to the same column of the next group, or of the next page past the last group. */
  #moveOverGroup(at: GridStop, key: FocusKey): boolean {
    if (!this.#columns.isByResource()) return false;
    const way = key === 'group-after' ? 1 : -1;
    const { order } = this.#columns.rules();
    const from = this.#columns.all()[at.column];
    if (from === undefined) return false;
    const to = columnBeside(this.#columns.all(), order, from, { by: 'group', way });
    this.#steps.goOnFrom(at);
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
    const stretch = row === 'timed' ? this.#scale.slotAt(this.#cursor.offset()) : null;
    return this.#focus({ row, column, item: null, stretch });
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
    if (cell === undefined || !this.#cursor.place(column, offset)) return false;
    cell.focus({ preventScroll: true });
    const { from, to } = this.#scale.slotAt(this.#cursor.offset());
    this.#scroll.reveal(from, to - from);
    this.#cursor.announce();
    return true;
  }
}

/** Creates the keyboard navigation of a grid from its injector, to be destroyed with that. */
export function createTimeGridFocus(parent: Injector): TimeGridFocus {
  const providers = [GridCursor, GridElements, GridSteps, TimeGridFocus];
  const injector = Injector.create({ providers, parent });
  parent.get(DestroyRef).onDestroy(() => injector.destroy());
  return injector.get(TimeGridFocus);
}
