import { DOCUMENT, inject, Injectable, NgZone } from '@angular/core';
import { LONG_PRESS, pointOf, THRESHOLD, type Point } from './pointer';

/** Reactions to a finger that holds still. */
export interface TouchHolder {
  /**
   * Called once the finger has held still for a while; returns a function that ends its mark when it lifts or moves.
   */
  held(target: Element): (() => void) | null;
  /** Called when the finger lifts without having moved. */
  released(target: Element, point: Point): void;
}

/**
 * Distinguishes a long press from scrolling and dragging. Browsers report long presses only as `contextmenu`, which
 * some send while the finger is still down and others not at all.
 */
@Injectable()
export class HeldTouch {
  readonly #document = inject(DOCUMENT);
  readonly #zone = inject(NgZone);

  /** Listens on an element; returns a function that ends this. */
  listen(element: HTMLElement, holder: TouchHolder): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let press: { readonly target: Element; readonly at: Point; readonly time: number } | null =
      null;
    let isHeld = false;
    let unmark: (() => void) | null = null;

    const forget = (): void => {
      clearTimeout(timer);
      unmark?.();
      unmark = null;
      press = null;
      isHeld = false;
    };
    const hold = (): void => {
      if (press === null || isHeld) return;
      isHeld = true;
      unmark = holder.held(press.target);
    };
    const start = (event: TouchEvent): void => {
      forget();
      if (event.touches.length !== 1 || !(event.target instanceof Element)) return;
      press = { target: event.target, at: pointOf(event), time: event.timeStamp };
      timer = setTimeout(hold, LONG_PRESS);
    };
    // A second finger zooms, wherever on the page it is put.
    const joined = ({ touches }: TouchEvent): void => {
      if (touches.length > 1) forget();
    };
    const move = (event: TouchEvent): void => {
      if (press === null) return;
      const { x, y } = pointOf(event);
      if (Math.hypot(x - press.at.x, y - press.at.y) > THRESHOLD) forget();
    };
    const end = (event: TouchEvent): void => {
      // The timer of a busy page may come after the finger has lifted.
      if (press !== null && event.timeStamp - press.time >= LONG_PRESS) hold();
      const released = isHeld ? press : null;
      forget();
      if (released === null) return;
      // Otherwise the browser would add a click.
      if (event.cancelable) event.preventDefault();
      holder.released(released.target, released.at);
    };
    // The browser's own long press would cancel the touch.
    const menu = (event: Event): void => {
      if (press !== null) event.preventDefault();
    };

    return this.#zone.runOutsideAngular(() => {
      element.addEventListener('touchstart', start, { passive: true });
      this.#document.addEventListener('touchstart', joined, { passive: true, capture: true });
      element.addEventListener('touchmove', move, { passive: true });
      element.addEventListener('touchend', end);
      element.addEventListener('touchcancel', forget, { passive: true });
      element.addEventListener('contextmenu', menu, { capture: true });
      return () => {
        forget();
        element.removeEventListener('touchstart', start);
        this.#document.removeEventListener('touchstart', joined, { capture: true });
        element.removeEventListener('touchmove', move);
        element.removeEventListener('touchend', end);
        element.removeEventListener('touchcancel', forget);
        element.removeEventListener('contextmenu', menu, { capture: true });
      };
    });
  }
}
