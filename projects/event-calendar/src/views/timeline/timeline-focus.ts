import { ApplicationRef, effect, inject, Injectable, untracked } from '@angular/core';
import { itemAt, nodeOf, type ResourceNode } from 'ng-event-calendar/core/internal';
import type { TimelineRow } from 'ng-event-calendar/core/timeline';
import { Announcer } from '../../feedback/announcer';
import { RovingFocus, type FocusKey, type FocusGrid } from '../../keyboard/roving-focus';
import { TimelineSettings } from '../../store/dates/timeline-settings';
import { SessionState } from '../../store/events/session-state';
import { CALENDAR_INPUTS } from '../../store/inputs/calendar-inputs';
import { CalendarSettings } from '../../store/inputs/calendar-settings';
import { cellBeside } from './cell-beside';
import { HeaderFocus } from './header-focus';
import { nearestRow } from './nearest-row';
import { RowFocus } from './row-focus';
import { stopBeside, type RowStop } from './row-stops';
import { TimelineCursor } from './timeline-cursor';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineRows } from './timeline-rows';
import { TimelineScroll } from './timeline-scroll';

/** Moves focus by keys over the titles, slots and events of the rows. */
@Injectable()
export class TimelineFocus implements FocusGrid {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #timeline = inject(TimelineSettings);
  readonly #rows = inject(TimelineRows);
  readonly #layout = inject(TimelineLayout);
  readonly #scale = inject(TimelineScale);
  readonly #scroll = inject(TimelineScroll);
  readonly #cursor = inject(TimelineCursor);
  readonly #focus = inject(RowFocus);
  readonly #header = inject(HeaderFocus);
  readonly #session = inject(SessionState);
  readonly #announcer = inject(Announcer);
  readonly #roving = inject(RovingFocus);
  readonly #application = inject(ApplicationRef);
  #grid!: HTMLElement;
  /** Key of the row that has focus or had it last. */
  #row: string | undefined;

  constructor() {
    effect(() => {
      this.#scale.axis();
      const key = untracked(this.#layout.cursor)?.row;
      if (key !== undefined) untracked(() => this.#placeAgain(key));
    });
  }

  /** Handles focus and keys on the element that scrolls the view; returns what ends it. */
  listen(grid: HTMLElement): () => void {
    this.#grid = grid;
    this.#focus.attach(grid);
    const stop = this.#roving.listen(grid, this);
    let isPressed = false;
    const focusIn = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      const row = this.#focus.rowOf(target);
      this.#layout.keptRow.set(row?.key);
      this.#layout.keptEvent.set(target.closest<HTMLElement>('ec-event')?.dataset['key']);
      if (row !== undefined) this.#row = row.key;
      if (target.matches('.ec-lanes') && row !== undefined) {
        this.#cursor.place(row, this.#cursor.position());
        // A mouse has a cursor of its own.
        if (isPressed) this.#layout.cursor.set(null);
      }
    };
    const focusOut = (): void => this.#cursor.hide();
    const pressed = ({ target, clientX }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('.ec-lanes') === null) return;
      this.#cursor.putAt(this.#scroll.positionAt(clientX));
      isPressed = true;
      // The browser moves the focus right after the press.
      setTimeout(() => (isPressed = false));
    };
    const key = (event: KeyboardEvent): void => {
      // A key may come before the page that the last one turned is drawn.
      const cursor = this.#layout.cursor();
      if (cursor !== null && this.#cursor.isOfEarlierAxis()) this.#placeAgain(cursor.row);
      this.#press(event);
    };
    grid.addEventListener('mousedown', pressed);
    grid.addEventListener('focusin', focusIn);
    grid.addEventListener('focusout', focusOut);
    grid.addEventListener('keydown', key);
    return () => {
      stop();
      grid.removeEventListener('mousedown', pressed);
      grid.removeEventListener('focusin', focusIn);
      grid.removeEventListener('focusout', focusOut);
      grid.removeEventListener('keydown', key);
    };
  }

  /** Returns the position of the cursor while focus is in the grid, in axis minutes. */
  position(): number | null {
    return this.#grid.contains(this.#grid.ownerDocument.activeElement)
      ? this.#cursor.position()
      : null;
  }

  /** Returns the row in which focus is, and the position of the cursor there; null while focus is elsewhere. */
  place(): { readonly row: TimelineRow; readonly position: number } | null {
    const { activeElement } = this.#grid.ownerDocument;
    const row = activeElement === null ? undefined : this.#focus.rowOf(activeElement);
    if (row === undefined || !this.#grid.contains(activeElement)) return null;
    return { row, position: this.#cursor.position() };
  }

  /** Puts the cursor on an instant in a row without announcing its place. */
  goTo(rowKey: string, instant: number): void {
    const row = this.#layout.rows().find(({ key }) => key === rowKey);
    if (row !== undefined) this.#focus.slot(row, this.#scale.axis().positionOf(instant), false);
  }

  entry(): HTMLElement | null {
    // While an event is held, the grid itself keeps the focus.
    if (this.#session.isUnderWay()) return null;
    const rows = this.#layout.rows();
    const row =
      rows.find(({ key }) => key === this.#row) ??
      this.#layout.mounted().find((placed) => !placed.row.isHeading)?.row;
    if (row !== undefined) this.#focus.slot(row, this.#cursor.position());
    return null;
  }

  move(from: HTMLElement, key: FocusKey): boolean {
    const row = this.#focus.rowOf(from);
    if (row === undefined) return this.#moveInHeader(from, key);
    if (from.closest('.ec-title-cell') !== null) return this.#moveFromTitle(row, key);
    return this.#moveOnAxis(row, this.#focus.stopOf(from), key);
  }

  /** Scrolls to an event of a row, and focuses it. */
  focusEvent(row: TimelineRow, key: string): void {
    const bar = this.#focus.barsOf(row).find(({ occurrence }) => occurrence.key === key);
    if (bar !== undefined) this.#focus.bar(row, bar);
  }

  /** Focuses the header of a row; of a row that is gone, that of the parent which holds it, or the first one. */
  focusHeader(row: TimelineRow): void {
    this.#application.tick();
    const rows = this.#layout.rows();
    this.#focus.title(rows.find(({ key }) => key === row.key) ?? nearestRow(row, [row], rows));
  }

  /** Puts the cursor at an instant, in the row that had it last. */
  focusTime(instant: number): void {
    // The axis may be drawn anew first.
    this.#application.tick();
    const rows = this.#layout.rows();
    const row = rows.find(({ key }) => key === this.#row) ?? rows[0];
    if (row !== undefined) this.#focus.slot(row, this.#scale.axis().positionOf(instant));
  }

  #moveOnAxis(row: TimelineRow, stop: RowStop, key: FocusKey): boolean {
    const slots = this.#cursor.slots();
    const position = slots[stop.slot]?.from ?? 0;
    switch (key) {
      case 'before':
      case 'after': {
        const way = key === 'after' ? 1 : -1;
        const next = stopBeside(slots, this.#focus.barsOf(row), stop, way);
        if (next !== null) return this.#focus.stop(row, next);
        return way === 1 || this.#focus.title(row);
      }
      case 'up':
      case 'down':
        return this.#focusRowBeside(row, key === 'down' ? 1 : -1, position);
      case 'first':
        return this.#focus.slot(row, slots[0]?.from ?? 0);
      case 'last':
        return this.#focus.slot(row, slots.at(-1)?.from ?? 0);
      case 'group-before':
      case 'group-after':
        return this.#focus.slot(row, this.#cellBeside(position, key === 'group-after' ? 1 : -1));
      case 'screen-up':
      case 'screen-down':
        return this.#focusRowBeside(
          row,
          this.#rowsOfScreen(row, key === 'screen-down' ? 1 : -1),
          position,
        );
      case 'very-first':
        return this.#focus.slot(this.#layout.rows()[0]!, slots[0]?.from ?? 0);
      case 'very-last':
        return this.#focus.slot(this.#layout.rows().at(-1)!, slots.at(-1)?.from ?? 0);
    }
  }

  #moveFromTitle(row: TimelineRow, key: FocusKey): boolean {
    const rows = this.#layout.rows();
    const at = rows.indexOf(row);
    switch (key) {
      case 'up':
      case 'down':
        return this.#focus.title(rows[at + (key === 'down' ? 1 : -1)]);
      case 'after':
        if (row.isExpanded === false) this.#rows.toggle(row);
        else this.#focus.slot(row, this.#cursor.position());
        return true;
      case 'before': {
        if (row.isExpanded === true) this.#rows.toggle(row);
        else this.#focus.title(this.#parentOf(row));
        return true;
      }
      case 'first':
      case 'very-first':
        return this.#focus.title(rows[0]);
      case 'last':
      case 'very-last':
        return this.#focus.title(rows.at(-1));
      case 'screen-up':
      case 'screen-down':
        return this.#focus.title(
          rows[this.#within(at + this.#rowsOfScreen(row, key === 'screen-down' ? 1 : -1))],
        );
      default:
        return false;
    }
  }

  /** Space and Enter on a title, and Enter in a row that can have no events. */
  #press(event: KeyboardEvent): void {
    const { key, target, defaultPrevented } = event;
    if (defaultPrevented || (key !== 'Enter' && key !== ' ') || !(target instanceof Element))
      return;
    const row = this.#focus.rowOf(target);
    if (row === undefined) return;
    if (target.matches('.ec-title-cell')) {
      const node = nodeOf(row.owner);
      if (row.isExpanded !== null) this.#rows.toggle(row);
      else if (key === 'Enter' && node !== null) this.#inputs.resourceClick.emit(node.resource);
      event.preventDefault();
      event.stopPropagation();
    } else if (target.matches('.ec-lanes') && row.isHeading && key === 'Enter') {
      const resource = this.#rows.titleOf(row);
      this.#announcer.sayFailure(this.#settings.text()('resourceWithoutEventsError', { resource }));
      event.preventDefault();
    }
  }

  #parentOf({ owner }: TimelineRow): TimelineRow | undefined {
    const parent: ResourceNode | null | undefined = nodeOf(owner)?.parent;
    return this.#layout.rows().find((row) => parent != null && nodeOf(row.owner) === parent);
  }

  /** Moves to another row at the same time. */
  #focusRowBeside(row: TimelineRow, by: number, position: number): boolean {
    const rows = this.#layout.rows();
    const at = rows.indexOf(row);
    if (by === -1 && at === 0) {
      this.#header.focusOver(this.#grid, position);
      return true;
    }
    return this.#focus.slot(rows[this.#within(at + by)]!, position);
  }

  #within(at: number): number {
    return Math.min(this.#layout.rows().length - 1, Math.max(0, at));
  }

  /** Number of rows by which a screen goes on, in a direction. */
  #rowsOfScreen(row: TimelineRow, way: 1 | -1): number {
    const edges = this.#layout.edges();
    const at = this.#layout.rows().indexOf(row);
    const screen = Math.max(0, (this.#scale.box()?.height ?? 0) - this.#layout.stickyHeight());
    const to = itemAt(edges, edges[at]! + way * screen);
    return way * Math.max(1, Math.abs(to - at));
  }

  #cellBeside(position: number, way: 1 | -1): number {
    return cellBeside(this.#scale.axis(), this.#timeline.preset(), position, way);
  }

  #moveInHeader(from: HTMLElement, key: FocusKey): boolean {
    if (from.closest('ec-axis-header') === null) return false;
    if (this.#header.move(this.#grid, from, key)) return true;
    const [row] = this.#layout.rows();
    if (key !== 'down' || row === undefined) return false;
    return this.#focus.slot(row, this.#header.positionUnder(from, this.#cursor.position()));
  }

  /** Puts the cursor on the axis of another page or preset. */
  #placeAgain(key: string): void {
    const row = this.#layout.rows().find((each) => each.key === key);
    if (row !== undefined) this.#cursor.place(row, this.#cursor.position());
    else this.#cursor.hide();
  }
}
