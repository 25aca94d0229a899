import { computed, DOCUMENT, inject, Injectable, signal } from '@angular/core';
import type { Occurrence, Slot } from 'ng-event-calendar/core/internal';
import type { PressedEvent } from 'ng-event-calendar/core/several';
import { drawnEventAt } from '../gestures/drawn-event';
import type { Point } from '../gestures/pointer';
import { SlotPresses } from '../gestures/slot-presses';
import { ActiveViewGeometry } from '../gestures/view-geometry';
import { isInView } from '../keyboard/focused-place';
import { isElsewhere } from '../keyboard/shortcuts';
import {
  SelectionState,
  type Lasso,
  type SelectionGestures,
  type SeveralCommands,
} from '../store/events/selection-state';
import { SessionState } from '../store/events/session-state';
import { isAppleSystem } from '../text/key-names';
import { EventLasso } from './event-lasso';
import { EventSelection } from './event-selection';
import { SeveralActions } from './several-actions';
import { SeveralClipboard } from './several-clipboard';
import { SeveralDepartures } from './several-departures';
import { SeveralPasting } from './several-pasting';
import { SeveralDrags } from './several-drags';

/** Keys that move the cursor, so that a paste goes to it. */
const CURSOR_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/** Selects by clicks, keys, long presses and rectangles. */
@Injectable()
export class SelectionPresses implements SelectionGestures {
  readonly drags = inject(SeveralDrags);
  readonly departures = inject(SeveralDepartures);
  readonly #actions = inject(SeveralActions);
  readonly #clipboard = inject(SeveralClipboard);
  readonly #lasso = inject(EventLasso);
  readonly #pasting = inject(SeveralPasting);
  readonly #view = inject(ActiveViewGeometry);
  readonly #presses = inject(SlotPresses);
  readonly #selection = inject(EventSelection);
  readonly #session = inject(SessionState);
  readonly #isOn = inject(SelectionState).isOn;
  readonly #isMac = isAppleSystem(inject(DOCUMENT).defaultView?.navigator.userAgent ?? '');
  /** Whether a finger began the selection. */
  readonly #beganByTouch = signal(false);

  /** Whether taps select, as they do from a long press on until nothing is selected. */
  readonly isByTouch = computed(
    () => this.#beganByTouch() && this.#selection.selected().length > 0,
  );

  click(press: MouseEvent): boolean {
    if (!this.#isOn() || this.#session.isUnderWay()) return false;
    if (isInView(press.target)) this.#clipboard.cursorMoved();
    const pressed = pressedAt(press.target);
    if (pressed === null) return this.#clickBeside(press);
    const isToggling = this.#isMac ? press.metaKey : press.ctrlKey;
    if (isToggling || this.isByTouch()) {
      if (!this.isByTouch()) this.#beganByTouch.set(false);
      this.#selection.toggle(pressed);
    } else if (press.shiftKey) this.#selection.extendTo(pressed);
    else {
      this.#selection.clear();
      return false;
    }
    press.preventDefault();
    return true;
  }

  /** A click on empty space clears the selection, and does nothing else. */
  #clickBeside({ target }: MouseEvent): boolean {
    const isOnSlot =
      target instanceof Element &&
      // A press on an event that is released beside it is no click on empty space.
      !this.#presses.isOnEvent &&
      target.closest('[data-slot]') !== null &&
      target.closest('button, a, [popover]') === null;
    if (!isOnSlot) return false;
    if (this.isByTouch()) return true;
    return this.#selection.clear();
  }

  press(press: KeyboardEvent): boolean {
    if (!this.#isOn() || this.#session.isUnderWay()) return false;
    const { key, target } = press;
    // The grid has moved its focus already.
    if (CURSOR_KEYS.includes(key) && isInView(target)) this.#clipboard.cursorMoved();
    if (press.defaultPrevented || isElsewhere(target)) return false;
    if (press.altKey || press.ctrlKey || press.metaKey) return false;
    if (key.toLowerCase() === 'x') return this.#pressOnEvent(press);
    return key === 'Escape' && (this.#selection.clear() || this.#forget());
  }

  #pressOnEvent({ target, shiftKey }: KeyboardEvent): boolean {
    const pressed = pressedAt(target);
    if (pressed === null) return false;
    if (shiftKey) this.#selection.extendTo(pressed);
    else this.#selection.toggle(pressed);
    return true;
  }

  /** Takes the offer to paste back; returns whether there was one. */
  #forget(): boolean {
    const isOffered = this.#clipboard.copied() !== null;
    this.#clipboard.forget();
    return isOffered;
  }

  selectAll(target: EventTarget | null): boolean {
    if (!this.#isOn() || this.#session.isUnderWay() || !isInView(target)) return false;
    this.#beganByTouch.set(false);
    this.addAll();
    return true;
  }

  addAll(): void {
    this.#selection.addAll();
  }

  spans(press: MouseEvent | TouchEvent): boolean {
    return this.#isOn() && press.shiftKey && !('touches' in press);
  }

  span(target: Element, at: Point): Lasso {
    const view = this.#view.geometry();
    if (view !== null) this.#lasso.begin(view, target, at);
    return this.#lasso;
  }

  held(target: Element): boolean {
    const pressed = pressedAt(target);
    if (!this.#isOn() || pressed === null) return false;
    this.#beganByTouch.set(true);
    if (!this.#selection.has(pressed.occurrence)) this.#selection.toggle(pressed);
    return true;
  }

  menuOpens(occurrence: Occurrence): void {
    if (!this.#selection.has(occurrence)) this.#selection.clear();
  }

  commandsOn(occurrence: Occurrence): SeveralCommands | null {
    return this.#selection.isOneOfSeveral(occurrence) ? this.#actions : null;
  }

  paste(slot: Slot): boolean {
    return this.#isOn() && this.#pasting.paste(slot);
  }
}

/** Returns the drawn event under a press; null beside events. */
function pressedAt(target: EventTarget | null): PressedEvent | null {
  const drawn = drawnEventAt(target);
  return drawn === undefined
    ? null
    : { occurrence: drawn.occurrence(), resource: drawn.resource() };
}
