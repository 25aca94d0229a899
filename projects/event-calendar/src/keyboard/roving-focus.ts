import { inject, Injectable, NgZone } from '@angular/core';

/** A step to an adjacent element, or to either end of a line. */
export type FocusStep = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

/** Keys that move focus within a grid: a step, one over groups of columns, one of a screen, or one to an end of all. */
export type FocusKey =
  | FocusStep
  | 'group-before'
  | 'group-after'
  | 'screen-up'
  | 'screen-down'
  | 'very-first'
  | 'very-last';

const STEPS: readonly string[] = ['up', 'down', 'before', 'after', 'first', 'last'];

/** Whether a key leads to an adjacent element, or to an end of a line. */
export function isFocusStep(key: FocusKey): key is FocusStep {
  return STEPS.includes(key);
}

/** A grid that is one tab stop, and within which arrow keys move focus. */
export interface FocusGrid {
  /** Returns the element that gets focus when the grid does; null leaves it on the grid. */
  entry(): HTMLElement | null;
  /** Moves focus on from an element; returns false to leave the key to the browser. */
  move(from: HTMLElement, key: FocusKey): boolean;
}

/**
 * Makes a grid one tab stop: Tab reaches the grid, which passes focus to one of its parts. While focus is inside, the
 * grid itself is no tab stop, so that Shift+Tab leaves it. Focus may have been inside before this listens.
 */
@Injectable()
export class RovingFocus {
  readonly #zone = inject(NgZone);

  listen(grid: HTMLElement, focusGrid: FocusGrid): () => void {
    const focusIn = ({ target }: Pick<FocusEvent, 'target'>): void => {
      if (target !== grid) {
        grid.tabIndex = -1;
        return;
      }
      // A press on the grid's frame focuses it too, and must not scroll it.
      if (grid.matches(':focus-visible')) focusGrid.entry()?.focus({ preventScroll: true });
    };
    const focusOut = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && grid.contains(relatedTarget))) grid.tabIndex = 0;
    };
    const keyDown = (event: KeyboardEvent): void => {
      const key = focusKey(event, getComputedStyle(grid).direction === 'rtl');
      if (key === null || event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
      if (focusGrid.move(event.target, key)) event.preventDefault();
    };
    return this.#zone.runOutsideAngular(() => {
      grid.addEventListener('focusin', focusIn);
      grid.addEventListener('focusout', focusOut);
      grid.addEventListener('keydown', keyDown);
      const { activeElement } = grid.ownerDocument;
      if (grid.contains(activeElement)) focusIn({ target: activeElement });
      return () => {
        grid.removeEventListener('focusin', focusIn);
        grid.removeEventListener('focusout', focusOut);
        grid.removeEventListener('keydown', keyDown);
      };
    });
  }
}

/**
 * Returns the direction of an arrow, Home or End key, with Control or Command over groups of columns; null for other
 * keys and other modifiers.
 */
export function focusKey(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  isRightToLeft: boolean,
): FocusKey | null {
  if (altKey || shiftKey) return null;
  if (ctrlKey || metaKey) {
    const [before, after] = isRightToLeft
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
    if (key === 'Home' || key === 'End') return key === 'Home' ? 'very-first' : 'very-last';
    return key === before ? 'group-before' : key === after ? 'group-after' : null;
  }
  switch (key) {
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    case 'ArrowLeft':
      return isRightToLeft ? 'after' : 'before';
    case 'ArrowRight':
      return isRightToLeft ? 'before' : 'after';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'PageUp':
      return 'screen-up';
    case 'PageDown':
      return 'screen-down';
    default:
      return null;
  }
}
