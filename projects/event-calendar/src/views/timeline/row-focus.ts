import { ApplicationRef, inject, Injectable } from '@angular/core';
import type { RowBar, TimelineRow } from 'ng-event-calendar/core/timeline';
import { withAttribute } from '../../feedback/attribute-selector';
import { rowOfElement } from './row-of-element';
import { slotHolding, type RowStop } from './row-stops';
import { TimelineCursor } from './timeline-cursor';
import { TimelineLayout } from './timeline-layout';
import { TimelineScale } from './timeline-scale';
import { TimelineScroll } from './timeline-scroll';

/** Focuses titles, slots and events of the rows, which it mounts and scrolls into sight first. */
@Injectable()
export class RowFocus {
  readonly #layout = inject(TimelineLayout);
  readonly #scale = inject(TimelineScale);
  readonly #scroll = inject(TimelineScroll);
  readonly #cursor = inject(TimelineCursor);
  readonly #application = inject(ApplicationRef);
  #grid!: HTMLElement;

  /** Sets the element that scrolls the view. */
  attach(grid: HTMLElement): void {
    this.#grid = grid;
  }

  /** Focuses the title of a row, where titles are drawn; returns true in any case. */
  title(row: TimelineRow | undefined): boolean {
    if (row === undefined || !this.#scale.hasTitles()) return true;
    this.#bring(row);
    this.#elementOf(row)
      ?.querySelector<HTMLElement>('.ec-title-cell')
      ?.focus({ preventScroll: true });
    return true;
  }

  /** Focuses a slot of a row's axis, or an event in it. */
  stop(row: TimelineRow, { slot, event }: RowStop): boolean {
    if (event === null) return this.slot(row, this.#cursor.slots()[slot]!.from);
    const bar = this.barsOf(row).find(({ occurrence }) => occurrence.key === event);
    if (bar === undefined) return true;
    this.#cursor.putAt(this.#cursor.slots()[slot]!.from);
    this.bar(row, bar);
    return true;
  }

  /** Focuses what an element of a row that is gone stood for: an event, where the row still has it, the title, or the axis. */
  again(row: TimelineRow, gone: Element): void {
    const key = gone.closest<HTMLElement>('ec-event')?.dataset['key'];
    const bar = this.barsOf(row).find(({ occurrence }) => occurrence.key === key);
    if (bar !== undefined) this.bar(row, bar);
    else if (gone.closest('.ec-title-cell') !== null) this.title(row);
    else this.slot(row, this.#cursor.position(), false);
  }

  /** Scrolls to an event of a row, and focuses it. */
  bar(row: TimelineRow, { occurrence: { key }, from, to }: RowBar): void {
    this.#layout.keptEvent.set(key);
    this.#scroll.reveal(from, to);
    this.#bring(row, key);
    const element = this.#elementOf(row);
    if (element !== null) eventIn(element, key)?.focus({ preventScroll: true });
  }

  /** Focuses the axis of a row with the cursor at a position, which is announced unless it is known. */
  slot(row: TimelineRow, position: number, isAnnounced = true): boolean {
    this.#cursor.putAt(position);
    this.#bring(row);
    const cell = this.#elementOf(row)?.querySelector<HTMLElement>('.ec-lanes');
    if (cell == null) return true;
    cell.focus({ preventScroll: true });
    const slot = this.#cursor.place(row, position);
    if (slot === undefined) return true;
    this.#scroll.reveal(slot.from, slot.to);
    if (isAnnounced) this.#cursor.announce(row);
    return true;
  }

  /**
   * Mounts a row and an event of it, and scrolls the row into sight. Draws them at once where they weren't mounted: the
   * next key goes on from there, however soon it comes. Where focus returns after a rendering, they are mounted already.
   */
  #bring(row: TimelineRow, event?: string): void {
    this.#layout.keptRow.set(row.key);
    this.#scroll.revealRow(this.#layout.rows().indexOf(row));
    const element = this.#elementOf(row);
    if (element === null || (event !== undefined && eventIn(element, event) === null)) {
      this.#application.tick();
    }
  }

  /** Returns the slot or event of a row that an element draws. */
  stopOf(element: HTMLElement): RowStop {
    const key = element.closest<HTMLElement>('ec-event')?.dataset['key'];
    const row = this.rowOf(element);
    const bar = row && this.barsOf(row).find(({ occurrence }) => occurrence.key === key);
    const slots = this.#cursor.slots();
    return bar === undefined
      ? { slot: slotHolding(slots, this.#cursor.position()), event: null }
      : { slot: slotHolding(slots, bar.from), event: key ?? null };
  }

  /** Returns the bars of a row, mounted or not. */
  barsOf(row: TimelineRow): readonly RowBar[] {
    return this.#layout.layouts()[this.#layout.rows().indexOf(row)]?.bars ?? [];
  }

  /** Returns the row that contains an element. */
  rowOf(element: Element): TimelineRow | undefined {
    return rowOfElement(element, this.#layout.rows());
  }

  #elementOf({ key }: TimelineRow): HTMLElement | null {
    return this.#grid.querySelector(`ec-timeline-row${withAttribute('data-row', key)}`);
  }
}

function eventIn(row: HTMLElement, key: string): HTMLElement | null {
  return row.querySelector(`ec-event${withAttribute('data-key', key)}`);
}
