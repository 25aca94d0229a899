import {
  afterNextRender,
  afterRenderEffect,
  DOCUMENT,
  inject,
  Injectable,
  Injector,
  signal,
  untracked,
} from '@angular/core';
import { axisDayOf, instantAt, type Column } from 'ng-event-calendar/core';
import { Announcer } from '../../feedback/announcer';
import { RovingFocus, type FocusKey, type FocusSurface } from '../../interactions/roving-focus';
import { CalendarSettings } from '../../store/calendar-settings';
import { slotIn } from '../../store/columns';
import { FocusedSlot } from '../../store/focused-slot';
import { Navigation } from '../../store/navigation';
import { SessionState } from '../../store/session-state';
import { GridElements } from './grid-elements';
import { GridScroll } from './grid-scroll';
import { TimeGridLayout } from './time-grid-layout';

/** Axis minutes by which the cursor moves. */
const STEP = 30;

/** Where the cursor stands in the time grid: in a column, by its key, at axis minutes. */
export interface GridCursor {
  readonly column: string;
  readonly offset: number;
}

/**
 * Moves focus over the time grid: headers, all-day cells, and columns with a cursor of half hours.
 * Down from the cursor leads to the events that start in its half hour, then to the next one.
 */
@Injectable()
export class TimeGridFocus implements FocusSurface {
  private readonly layout = inject(TimeGridLayout);
  private readonly navigation = inject(Navigation);
  private readonly settings = inject(CalendarSettings);
  private readonly elements = inject(GridElements);
  private readonly scroll = inject(GridScroll);
  private readonly roving = inject(RovingFocus);
  private readonly announcer = inject(Announcer);
  private readonly focused = inject(FocusedSlot);
  private readonly session = inject(SessionState);
  private readonly injector = inject(Injector);
  private readonly document = inject(DOCUMENT);

  /** The cursor while a column has focus; null otherwise. */
  readonly cursor = signal<GridCursor | null>(null);
  private offset: number | null = null;

  constructor() {
    afterRenderEffect(() => {
      this.layout.axis();
      this.layout.columns();
      untracked(() => this.followPage());
    });
  }

  /** Other columns under the focus: what it means there is another time. */
  private followPage(): void {
    if (this.focused.slot() === null) return;
    const drawn = this.cursor();
    const column = this.elements.columnOfCell(this.document.activeElement);
    if (column < 0) this.focused.slot.set(null);
    else this.place(column, this.offset ?? this.firstOffsetInView());
    if (column < 0 || drawn === null) this.cursor.set(null);
  }

  listen(grid: HTMLElement): () => void {
    this.elements.root = grid;
    const stop = this.roving.listen(grid, this);
    const focusOut = (): void => {
      this.cursor.set(null);
      this.focused.slot.set(null);
    };
    let isPressed = false;
    // By whatever way a column gets the focus, as when an editor gives it back: it has its cursor.
    const focusIn = ({ target }: FocusEvent): void => {
      const column = this.elements.columnOfCell(target);
      if (column >= 0) this.place(column, this.offset ?? this.firstOffsetInView());
      // A mouse has a cursor of its own.
      if (isPressed) this.cursor.set(null);
    };
    // A press puts the cursor where it is, to go on from by keys.
    const pressed = ({ target, clientY }: MouseEvent): void => {
      const box = this.elements.cell(this.elements.columnOfCell(target))?.getBoundingClientRect();
      if (box === undefined || box.height === 0) return;
      this.offset = floor(((clientY - box.top) / box.height) * this.layout.axis().length);
      isPressed = true;
      // The browser gives it the focus right after.
      setTimeout(() => (isPressed = false));
    };
    grid.addEventListener('mousedown', pressed);
    grid.addEventListener('focusin', focusIn);
    grid.addEventListener('focusout', focusOut);
    return () => {
      stop();
      focusOut();
      grid.removeEventListener('mousedown', pressed);
      grid.removeEventListener('focusin', focusIn);
      grid.removeEventListener('focusout', focusOut);
    };
  }

  entry(): HTMLElement | null {
    // While an event is held the grid itself keeps the focus.
    if (this.session.isUnderWay()) return null;
    const date = this.navigation.date();
    const column = Math.max(
      0,
      this.layout.columns().findIndex(({ day }) => day === date),
    );
    this.focusCursor(column, this.offset ?? this.firstOffsetInView());
    return null;
  }

  move(from: HTMLElement, key: FocusKey): boolean {
    const at = this.elements.placeOf(from);
    if (at === null) return false;
    switch (at.row) {
      case 'head':
        return this.moveFromHead(at.column, key);
      case 'all-day':
        return this.moveInAllDay(from, at.column, key);
      case 'timed':
        return this.moveInTime(from, at.column, key);
    }
  }

  private moveFromHead(column: number, key: FocusKey): boolean {
    if (key === 'down') return this.focus(this.elements.allDayItems(column)[0]);
    if (key === 'up') return false;
    return this.sideways(column, key, (to) => this.focus(this.elements.head(to)));
  }

  private moveInAllDay(from: HTMLElement, column: number, key: FocusKey): boolean {
    const items = this.elements.allDayItems(column);
    const at = items.indexOf(from.closest<HTMLElement>('ec-event, [data-more]') ?? from);
    if (key === 'down') {
      return (
        this.focus(items[at + 1]) ||
        this.focusCursor(column, this.offset ?? this.firstOffsetInView())
      );
    }
    if (key === 'up') return this.focus(at > 0 ? items[at - 1] : this.elements.head(column));
    return this.sideways(column, key, (to) => this.focus(this.elements.allDayItems(to)[0]));
  }

  private moveInTime(from: HTMLElement, column: number, key: FocusKey): boolean {
    const items = this.itemsOf(column);
    const at = items.findIndex(({ element }) => element === from);
    const offset = at < 0 ? (this.offset ?? 0) : items[at]!.slot;
    const isIn = (index: number, slot: number): boolean => items[index]?.slot === slot;
    if (key === 'down') {
      const next = at < 0 ? items.findIndex(({ slot }) => slot === offset) : at + 1;
      if (isIn(next, offset)) return this.focus(items[next]?.element);
      return this.focusCursor(column, this.existing(column, offset, STEP));
    }
    if (key === 'up') {
      if (at >= 0) {
        return isIn(at - 1, offset)
          ? this.focus(items[at - 1]?.element)
          : this.focusCursor(column, offset);
      }
      const before = this.existing(column, offset, -STEP);
      if (before === offset) return this.focus(this.elements.allDayItems(column).at(-1));
      const last = items.findLast(({ slot }) => slot === before);
      return last === undefined ? this.focusCursor(column, before) : this.focus(last.element);
    }
    return this.sideways(column, key, (to) => this.focusCursor(to, offset));
  }

  /** To another column; beyond the first or last one to the page beside it. */
  private sideways(column: number, key: FocusKey, focus: (to: number) => boolean): boolean {
    const count = this.layout.columns().length;
    if (key === 'first') return focus(0);
    if (key === 'last') return focus(count - 1);
    const way = key === 'after' ? 1 : -1;
    const to = column + way;
    if (to >= 0 && to < count) return focus(to);
    this.navigation.step(way);
    afterNextRender(() => focus(way === 1 ? 0 : this.layout.columns().length - 1), {
      injector: this.injector,
    });
    return true;
  }

  private focusCursor(column: number, offset: number): boolean {
    const cell = this.elements.cell(column);
    if (cell === undefined || !this.place(column, offset)) return false;
    cell.focus({ preventScroll: true });
    this.scroll.reveal(this.offset ?? 0, STEP);
    const slot = this.focused.slot();
    if (slot?.instant == null) return true;
    const date = this.settings.formats().fullDate(slot.day);
    this.announcer.say(`${this.settings.times().time(slot.instant)}, ${date}`);
    return true;
  }

  /** Puts the cursor in a column, where its day has that time. */
  private place(at: number, offset: number): boolean {
    const column = this.layout.columns()[at];
    if (column === undefined) return false;
    const axis = this.layout.axis();
    this.offset = Math.max(0, Math.min(axis.length - STEP, offset));
    const instant = this.instantIn(column, this.offset);
    this.cursor.set({ column: column.key, offset: this.offset });
    this.focused.slot.set(instant === null ? null : slotIn(column, instant));
    return true;
  }

  /** The next half hour that a column's day has, over strips that its clock skips. */
  private existing(at: number, offset: number, step: number): number {
    const column = this.layout.columns()[at];
    const { length } = this.layout.axis();
    for (let to = offset + step; to >= 0 && to < length; to += step) {
      if (column !== undefined && this.instantIn(column, to) !== null) return to;
    }
    return offset;
  }

  private instantIn({ day }: Column, offset: number): number | null {
    const axis = this.layout.axis();
    return instantAt(axis, axisDayOf(axis, day), offset);
  }

  private firstOffsetInView(): number {
    return Math.ceil(this.scroll.top() / STEP) * STEP;
  }

  private focus(element: HTMLElement | undefined): boolean {
    // What stays on top of what is scrolled would have it scrolled to its beginning.
    element?.focus({ preventScroll: element.closest('.ec-head') !== null });
    return element !== undefined;
  }

  /** Events and chips of a column in the order of time, with the half hour they start in. */
  private itemsOf(column: number): { readonly element: HTMLElement; readonly slot: number }[] {
    const { cards, chips } = this.layout.layouts()[column] ?? { cards: [], chips: [] };
    const pair = (
      starts: readonly { readonly from: number }[],
      elements: readonly HTMLElement[],
    ): { element: HTMLElement; slot: number }[] =>
      elements.map((element, index) => ({ element, slot: floor(starts[index]?.from ?? 0) }));
    return [
      ...pair(cards, this.elements.eventsIn(column)),
      ...pair(chips, this.elements.chipsIn(column)),
    ].sort((a, b) => a.slot - b.slot);
  }
}

function floor(offset: number): number {
  return Math.floor(offset / STEP) * STEP;
}
