import { DestroyRef, inject, Injectable, Injector, signal } from '@angular/core';
import { InteractionTriggers } from '../../gestures/interaction-triggers';
import { goesOn } from '../../keyboard/shortcuts';
import { LazyLoader } from '../../lazy/lazy-loader';
import type { createTimeGridFocus, TimeGridFocus } from './time-grid-focus';
import { GridColumns } from './grid-columns';
import { TIME_GRID_FOCUS } from '../../lazy/lazy-parts';

/** Keys that go through a grid, which scroll a page elsewhere. */
const STEP = /^(Arrow(Up|Down|Left|Right)|Home|End)$/;

/**
 * What goes through the time grid by keys, asked for when somebody comes near. What is pressed before it is there is done
 * once it is.
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
  /** What there is of it; null before it was loaded. */
  readonly there = this.#focus.asReadonly();

  /** Takes focus and keys on the element that scrolls the grid. */
  listen(grid: HTMLElement): void {
    // Also once the focus is elsewhere, as an editor or a menu gives it back.
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

  /** What had the focus goes: keys go on from a time of the day, in minutes by the clock. */
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
        // What comes after a step is for where that leads.
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
