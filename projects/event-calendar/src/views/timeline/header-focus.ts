import type { AxisRange } from 'ng-event-calendar/core/internal';
import { ApplicationRef, inject, Injectable } from '@angular/core';
import type { FocusKey } from '../../keyboard/roving-focus';
import { headButtonNear, headButtons } from './head-buttons';
import { labelBeside, labelRows } from './label-keys';
import { TimelineScroll } from './timeline-scroll';

/** Moves focus by keys over the labels and buttons of the header's axis. */
@Injectable()
export class HeaderFocus {
  readonly #scroll = inject(TimelineScroll);
  readonly #application = inject(ApplicationRef);

  /**
   * Focuses the label over a position, in the finest header row whose labels lead on; where none do, the nearest button
   * of the header.
   */
  focusOver(grid: HTMLElement, position: number): void {
    // Labels are drawn where the row has just been scrolled to.
    this.#application.tick();
    const [first, ...others] = labelRows(grid).at(-1) ?? [];
    if (first === undefined) this.#focusButtonOver(grid, position);
    else {
      const distance = (label: HTMLElement): number => {
        const { from, to } = this.#rangeOf(label);
        return Math.abs(position - (from + to) / 2) - (to - from) / 2;
      };
      others
        .reduce((best, label) => (distance(label) < distance(best) - 1 ? label : best), first)
        .focus({ preventScroll: true });
    }
  }

  /** Moves within the header; returns false for a key that leads out of it. */
  move(grid: HTMLElement, from: HTMLElement, key: FocusKey): boolean {
    return isLabel(from) ? this.#moveFromLabel(grid, from, key) : moveAlong(grid, from, key);
  }

  /** Returns the position of the rows under a part of the header, at or near that of the cursor. */
  positionUnder(from: HTMLElement, cursor: number): number {
    if (!isLabel(from)) return cursor;
    const range = this.#rangeOf(from);
    return range.from <= cursor && cursor < range.to ? cursor : range.from;
  }

  #moveFromLabel(grid: HTMLElement, label: HTMLElement, key: FocusKey): boolean {
    const next = labelBeside(grid, label, key);
    if (next === null) return key !== 'down';
    const { from, to } = this.#rangeOf(next);
    next.focus({ preventScroll: true });
    this.#scroll.reveal(from, to);
    return true;
  }

  #focusButtonOver(grid: HTMLElement, position: number): void {
    const { minuteWidth, scrolled } = this.#scroll.visible();
    const x = this.#scroll.xAt(position * minuteWidth - scrolled);
    headButtonNear(grid, x)?.focus({ preventScroll: true });
  }

  /** Returns the part of the axis over which a label stands. */
  #rangeOf(label: HTMLElement): AxisRange {
    const { left, right } = label.parentElement!.getBoundingClientRect();
    const places = [this.#scroll.positionAt(left), this.#scroll.positionAt(right)];
    return { from: Math.max(0, Math.min(...places)), to: Math.max(...places) };
  }
}

function isLabel(element: HTMLElement): boolean {
  return element.matches('.ec-label');
}

/** Moves along the buttons of the header; past the last one focus stays. */
function moveAlong(grid: HTMLElement, from: HTMLElement, key: FocusKey): boolean {
  if (key !== 'before' && key !== 'after') return false;
  const buttons = headButtons(grid);
  buttons[buttons.indexOf(from) + (key === 'after' ? 1 : -1)]?.focus();
  return true;
}
