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
import { formatDay, instantAt } from 'ng-event-calendar/core';
import { RovingFocus, type FocusKey, type FocusSurface } from '../../interactions/roving-focus';
import { Announcer } from '../../store/announcer';
import { CalendarSettings } from '../../store/calendar-settings';
import { FocusPlace } from '../../store/focus-place';
import { GestureState } from '../../store/gesture-state';
import { Navigation } from '../../store/navigation';
import { GridScroll } from './grid-scroll';
import { TimeGridLayout } from './time-grid-layout';

/** Axis minutes by which the cursor moves. */
const STEP = 30;

/** Where the cursor stands in a day's cell of the time grid, in axis minutes. */
export interface GridCursor {
  readonly day: number;
  readonly offset: number;
}

/**
 * Moves focus over the time grid: headers, all-day cells, and days with a cursor of half hours.
 * Down from the cursor leads to the events that start in its half hour, then to the next one.
 */
@Injectable()
export class TimeGridFocus implements FocusSurface {
  private readonly layout = inject(TimeGridLayout);
  private readonly navigation = inject(Navigation);
  private readonly settings = inject(CalendarSettings);
  private readonly scroll = inject(GridScroll);
  private readonly roving = inject(RovingFocus);
  private readonly announcer = inject(Announcer);
  private readonly focusPlace = inject(FocusPlace);
  private readonly gestures = inject(GestureState);
  private readonly injector = inject(Injector);
  private readonly document = inject(DOCUMENT);
  private grid: HTMLElement | undefined;

  /** The cursor while a day's cell has focus; null otherwise. */
  readonly cursor = signal<GridCursor | null>(null);
  private offset: number | null = null;

  constructor() {
    afterRenderEffect(() => {
      this.layout.axis();
      untracked(() => this.followPage());
    });
  }

  /** Other days under the focus: what it means there is another time. */
  private followPage(): void {
    if (this.focusPlace.place() === null) return;
    const drawn = this.cursor();
    const column = this.cells().findIndex((cell) => cell === this.document.activeElement);
    if (column < 0) this.focusPlace.place.set(null);
    else this.place(column, this.offset ?? this.firstOffsetInView());
    if (column < 0 || drawn === null) this.cursor.set(null);
  }

  listen(grid: HTMLElement): () => void {
    this.grid = grid;
    const stop = this.roving.listen(grid, this);
    const focusOut = (): void => {
      this.cursor.set(null);
      this.focusPlace.place.set(null);
    };
    let isPressed = false;
    // By whatever way a day gets the focus, as when an editor gives it back: it has its cursor.
    const focusIn = ({ target }: FocusEvent): void => {
      const column = target instanceof HTMLElement ? this.cells().indexOf(target) : -1;
      if (column >= 0) this.place(column, this.offset ?? this.firstOffsetInView());
      // A mouse has a cursor of its own.
      if (isPressed) this.cursor.set(null);
    };
    // A press puts the cursor where it is, to go on from by keys.
    const pressed = ({ target, clientY }: MouseEvent): void => {
      const column = target instanceof HTMLElement ? this.cells().indexOf(target) : -1;
      const box = this.cells()[column]?.getBoundingClientRect();
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
    if (this.gestures.gesture() !== null) return null;
    const days = this.layout.days();
    const column = Math.max(0, days.indexOf(this.navigation.date()));
    this.focusCursor(column, this.offset ?? this.firstOffsetInView());
    return null;
  }

  move(from: HTMLElement, key: FocusKey): boolean {
    const column = this.columnOf(from);
    if (column < 0) return false;
    if (from.closest('.ec-day-head') !== null) return this.moveFromHead(column, key);
    const slot = from.closest<HTMLElement>('[data-slot]')?.dataset['slot'];
    return slot === 'all-day'
      ? this.moveInAllDay(from, column, key)
      : this.moveInTime(from, column, key);
  }

  private moveFromHead(column: number, key: FocusKey): boolean {
    if (key === 'down') return this.focus(this.allDayItems(column)[0]);
    if (key === 'up') return false;
    return this.sideways(column, key, (to) => this.focus(this.heads()[to]));
  }

  private moveInAllDay(from: HTMLElement, column: number, key: FocusKey): boolean {
    const items = this.allDayItems(column);
    const at = items.indexOf(from.closest<HTMLElement>('ec-event, [data-more]') ?? from);
    if (key === 'down') {
      return (
        this.focus(items[at + 1]) ||
        this.focusCursor(column, this.offset ?? this.firstOffsetInView())
      );
    }
    if (key === 'up') return this.focus(at > 0 ? items[at - 1] : this.heads()[column]);
    return this.sideways(column, key, (to) => this.focus(this.allDayItems(to)[0]));
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
      if (before === offset) return this.focus(this.allDayItems(column).at(-1));
      const last = items.findLast(({ slot }) => slot === before);
      return last === undefined ? this.focusCursor(column, before) : this.focus(last.element);
    }
    return this.sideways(column, key, (to) => this.focusCursor(to, offset));
  }

  /** To another column; beyond the first or last one to the page beside it. */
  private sideways(column: number, key: FocusKey, focus: (to: number) => boolean): boolean {
    const count = this.layout.days().length;
    if (key === 'first') return focus(0);
    if (key === 'last') return focus(count - 1);
    const to = column + (key === 'after' ? 1 : -1);
    if (to >= 0 && to < count) return focus(to);
    const way = key === 'after' ? 1 : -1;
    this.navigation.step(way);
    afterNextRender(() => focus(way === 1 ? 0 : this.layout.days().length - 1), {
      injector: this.injector,
    });
    return true;
  }

  private focusCursor(column: number, offset: number): boolean {
    const cell = this.cells()[column];
    if (cell === undefined || !this.place(column, offset)) return false;
    cell.focus({ preventScroll: true });
    this.scroll.reveal(this.offset ?? 0, STEP);
    const cursor = this.focusPlace.place();
    if (cursor?.kind !== 'time') return true;
    const date = this.settings.formats().fullDate(cursor.day);
    this.announcer.say(`${this.settings.times().time(cursor.instant)}, ${date}`);
    return true;
  }

  /** Puts the cursor in a day, where the day has that time. */
  private place(column: number, offset: number): boolean {
    const axis = this.layout.axis();
    const axisDay = axis.days[column];
    if (axisDay === undefined) return false;
    const { day } = axisDay;
    this.offset = Math.max(0, Math.min(axis.length - STEP, offset));
    const instant = instantAt(axis, axisDay, this.offset);
    this.cursor.set({ day, offset: this.offset });
    this.focusPlace.place.set(instant === null ? null : { kind: 'time', instant, day });
    return true;
  }

  /** The next half hour that the day has, over strips that its clock skips. */
  private existing(column: number, offset: number, step: number): number {
    const axis = this.layout.axis();
    const axisDay = axis.days[column];
    for (let at = offset + step; at >= 0 && at < axis.length; at += step) {
      if (axisDay !== undefined && instantAt(axis, axisDay, at) !== null) return at;
    }
    return offset;
  }

  private firstOffsetInView(): number {
    return Math.ceil(this.scroll.top() / STEP) * STEP;
  }

  private focus(element: HTMLElement | undefined): boolean {
    // What stays on top of what is scrolled would have it scrolled to its beginning.
    element?.focus({ preventScroll: element.closest('.ec-head') !== null });
    return element !== undefined;
  }

  private columnOf(element: HTMLElement): number {
    const head = element.closest<HTMLElement>('.ec-day-head');
    if (head !== null)
      return [...(head.parentElement?.querySelectorAll('.ec-day-head') ?? [])].indexOf(head);
    const date = element.closest<HTMLElement>('[data-date]')?.dataset['date'];
    return this.layout.days().findIndex((day) => formatDay(day) === date);
  }

  private heads(): HTMLElement[] {
    return [...(this.grid?.querySelectorAll<HTMLElement>('.ec-day-head button') ?? [])];
  }

  private cells(): HTMLElement[] {
    return [...(this.grid?.querySelectorAll<HTMLElement>('[data-slot="timed"]') ?? [])];
  }

  private allDayItems(column: number): HTMLElement[] {
    const cell = this.grid?.querySelectorAll<HTMLElement>('[data-slot="all-day"]')[column];
    return cell === undefined
      ? []
      : [cell, ...cell.querySelectorAll<HTMLElement>('ec-event, [data-more]')];
  }

  /** Events and chips of a day in the order of time, with the half hour they start in. */
  private itemsOf(column: number): { readonly element: HTMLElement; readonly slot: number }[] {
    const { cards, chips } = this.layout.columns()[column] ?? { cards: [], chips: [] };
    const cell = this.cells()[column];
    const pair = (
      starts: readonly { readonly from: number }[],
      selector: string,
    ): { element: HTMLElement; slot: number }[] =>
      [...(cell?.querySelectorAll<HTMLElement>(selector) ?? [])].map((element, index) => ({
        element,
        slot: floor(starts[index]?.from ?? 0),
      }));
    return [...pair(cards, 'ec-event'), ...pair(chips, '[data-more]')].sort(
      (a, b) => a.slot - b.slot,
    );
  }
}

function floor(offset: number): number {
  return Math.floor(offset / STEP) * STEP;
}
