import { createDragRef, type DragRef } from '@angular/cdk/drag-drop';
import { DOCUMENT, inject, Injectable, Injector, NgZone } from '@angular/core';
import { copyOf, type EarlyPress } from './early-press';
import {
  LONG_PRESS,
  pointOf,
  PressingPointer,
  swallowClick,
  THRESHOLD,
  type Point,
} from './pointer';

/** What a surface does with the gestures on it. */
export interface DragSurface {
  /** Whether a press on this element may become a drag. */
  accepts(target: Element): boolean;
  /** The press has become a drag. */
  started(target: Element, point: Point, press: MouseEvent | TouchEvent): void;
  /** The pointer is somewhere else, or the surface scrolled under it. */
  moved(point: Point): void;
  /** The drag ended here. */
  dropped(): void;
  /** The drag came to nothing: Escape, or the system took the pointer away. */
  cancelled(): void;
}

/**
 * Recognises drags on one element with the CDK's `DragRef`: by mouse and pen after a few pixels,
 * by touch after a long press, so that a quick swipe still scrolls. The element itself never moves.
 */
@Injectable()
export class SurfaceDrag {
  readonly #injector = inject(Injector);
  readonly #document = inject(DOCUMENT);
  readonly #zone = inject(NgZone);

  /** Listens on an element, from the press on that was made before; returns what ends it. */
  listen(element: HTMLElement, surface: DragSurface, early: EarlyPress | null = null): () => void {
    // The CDK writes styles on what it drags when that begins and ends. On the surface they would be
    // inherited by every event; so what is dragged is an element apart, and presses are passed on.
    const dragged = this.#document.createElement('div');
    const ending = new AbortController();
    const { signal } = ending;
    const pointer = new PressingPointer();
    let pressed: Element | null = null;
    let pressedAt: Point = { x: 0, y: 0 };
    let isDragging = false;
    /** Where the pointer is while it drags. */
    let draggedTo: Point = pressedAt;

    const finish = (end: () => void): void => {
      if (!isDragging) return;
      isDragging = false;
      end();
    };
    const press = (event: MouseEvent | TouchEvent): void => {
      if (!pointer.press(event)) {
        if (!isDragging) callOff();
        return;
      }
      pressed = event.target instanceof Element ? event.target : null;
      pressedAt = pointOf(event);
      if (pressed === null || !surface.accepts(pressed)) return;
      dragged.dispatchEvent(copyOf(event));
      if ('touches' in event) this.#followLost(pressed, () => isDragging);
    };
    // Another button, or another finger, doesn't let go of what is dragged.
    const holdOn = (event: MouseEvent | TouchEvent): void => {
      if (isDragging && pointer.isBeside(event)) event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      finish(() => surface.cancelled());
    };
    const cancel = (): void => finish(() => surface.cancelled());

    const move = (point: Point): void => {
      draggedTo = point;
      surface.moved(point);
    };
    // Whatever scrolls takes another place under a pointer that stays.
    const scroll = (): void => {
      if (isDragging) surface.moved(draggedTo);
    };
    const createDrag = (): DragRef => {
      const drag = createDragRef(this.#injector, dragged, {
        dragStartThreshold: THRESHOLD,
        pointerDirectionChangeThreshold: THRESHOLD,
      });
      drag.dragStartDelay = { touch: LONG_PRESS, mouse: 0 };
      drag.constrainPosition = (point, _drag, rect) => {
        if (isDragging) move(point);
        return { x: rect.left, y: rect.top };
      };
      drag.started.subscribe(({ event }) => {
        if (pressed === null) return;
        isDragging = true;
        // Where it was pressed, not where it had got to when that became a drag.
        surface.started(pressed, pressedAt, event);
        move(pointOf(event));
      });
      drag.ended.subscribe(() => {
        drag.reset();
        swallowClick(element);
        finish(() => surface.dropped());
      });
      return drag;
    };
    let drag = createDrag();
    // A second finger zooms or scrolls: a `DragRef` would still lift what the first one rests on, and has no way
    // to forget a press but to be replaced.
    const callOff = (): void => {
      if (pressed === null) return;
      pressed = null;
      drag.dispose();
      drag = createDrag();
    };

    this.#zone.runOutsideAngular(() => {
      const first = { capture: true, passive: true, signal };
      element.addEventListener('mousedown', press, first);
      element.addEventListener('touchstart', press, first);
      const view = this.#document.defaultView;
      // Before the document, on which drags are listened for.
      for (const type of ['mouseup', 'touchend'] as const) {
        view?.addEventListener(type, holdOn, first);
      }
      // A DragRef takes this for a drop; it is none.
      this.#document.addEventListener('touchcancel', cancel, first);
      this.#document.addEventListener('scroll', scroll, first);
      view?.addEventListener('blur', cancel, { signal });
      this.#document.addEventListener('keydown', key, { capture: true, signal });
    });
    early?.repeat(press);
    return () => {
      ending.abort();
      cancel();
      drag.dispose();
    };
  }

  /**
   * A finger is heard of on what it pressed, and nowhere else once that is drawn anew, as when a
   * page turns under it. What it does then is said on the document, where drags are listened for.
   */
  #followLost(pressed: Element, isDragging: () => boolean): void {
    const lifted = new AbortController();
    const pass = (event: Event): void => {
      if (!(event instanceof TouchEvent)) return;
      if (event.touches.length === 0) lifted.abort();
      if (pressed.isConnected) return;
      // What is dragged mustn't scroll the page as well.
      if (event.cancelable && isDragging()) event.preventDefault();
      this.#document.dispatchEvent(copyOf(event));
    };
    const listening = { passive: false, signal: lifted.signal };
    for (const type of ['touchmove', 'touchend', 'touchcancel']) {
      pressed.addEventListener(type, pass, listening);
    }
  }
}
