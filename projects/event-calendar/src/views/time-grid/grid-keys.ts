import { DestroyRef, inject, Injectable, Injector, signal } from '@angular/core';
import { InteractionTriggers } from '../../gestures/interaction-triggers';
import { goesOn } from '../../keyboard/shortcuts';
import { LazyLoader } from '../../lazy/lazy-loader';
import type { createTimeGridFocus, TimeGridFocus } from './time-grid-focus';
import { GridColumns } from './grid-columns';
import { TIME_GRID_FOCUS } from '../../lazy/lazy-parts';

/** Keys that move through a grid, and elsewhere scroll the page. */
const STEP = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down))$/;

/**
 * Loads the keyboard navigation of the time grid when a user approaches, and replays keys that were pressed before it
 * was there.
 */
@Injectable()
export class GridKeys {
  readonly #injector = inject(Injector);
  readonly #destroyed = inject(DestroyRef);
  readonly #triggers = inject(InteractionTriggers);
  readonly #loader = inject(LazyLoader);
  readonly #columns = inject(GridColumns);
  #kept: KeyboardEvent[] = [];
  #press: MouseEvent | null = null;
  #focusedEvent: HTMLElement | null = null;
  #startAt: number | null = null;
  #stopKeeping: () => void = () => undefined;

  readonly #focus = signal<TimeGridFocus | null>(null);
  /** Keyboard navigation; null before it has loaded. */
  readonly there = this.#focus.asReadonly();

  /** Handles focus and keys on the element that scrolls the grid. */
  listen(grid: HTMLElement): void {
    // Also after loading, as when an editor or a menu returns the focus.
    grid.addEventListener('focusin', ({ target }) => this.#columns.keep(target as Element));
    const arrived = (create: typeof createTimeGridFocus): void => this.#arrive(create, grid);
    if (TIME_GRID_FOCUS.loaded !== undefined) {
      arrived(TIME_GRID_FOCUS.loaded);
      return;
    }
    this.#keep(grid);
    const missing = (): void => {
      if (this.#kept.length > 0) this.#loader.sayMissing();
      this.#kept = [];
    };
    this.#triggers.load(TIME_GRID_FOCUS, this.#destroyed, { arrived, missing });
  }

  /** Sets the time of day from which keys go on once the focused element is gone, in minutes by the clock. */
  startAt(minutes: number): void {
    const focus = this.#focus();
    if (focus === null) this.#startAt = minutes;
    else focus.startAt(minutes);
  }

  #keep(grid: HTMLElement): void {
    const keeping = new AbortController();
    const options = { signal: keeping.signal };
    grid.addEventListener('mousedown', (event) => (this.#press = event), options);
    const focusIn = ({ target }: FocusEvent): void => {
      this.#focusedEvent = target instanceof Element ? target.closest('ec-event') : null;
    };
    grid.addEventListener('focusin', focusIn, options);
    grid.addEventListener(
      'keydown',
      (event) => {
        const { key, altKey, shiftKey, defaultPrevented } = event;
        const isStep = STEP.test(key) && !altKey && !shiftKey && !defaultPrevented;
        // A key after a step is meant for the place where that leads.
        if (!isStep && (this.#kept.length === 0 || !goesOn(event))) return;
        event.preventDefault();
        event.stopPropagation();
        this.#kept.push(event);
      },
      options,
    );
    this.#stopKeeping = () => keeping.abort();
    this.#destroyed.onDestroy(this.#stopKeeping);
  }

  #arrive(create: typeof createTimeGridFocus, grid: HTMLElement): void {
    this.#stopKeeping();
    const focus = create(this.#injector);
    this.#destroyed.onDestroy(focus.listen(grid, this.#press, this.#focusedEvent));
    this.#focus.set(focus);
    if (this.#startAt !== null) focus.startAt(this.#startAt);
    for (const key of this.#kept) {
      const { activeElement } = grid.ownerDocument;
      const target = activeElement !== null && grid.contains(activeElement) ? activeElement : grid;
      target.dispatchEvent(new KeyboardEvent('keydown', key));
    }
  }
}
