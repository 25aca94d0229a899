import { createDragRef, type DragRef } from '@angular/cdk/drag-drop';
import { DOCUMENT, inject, Injectable, Injector, NgZone } from '@angular/core';
import type { EarlyPress } from './early-press';
import {
  LONG_PRESS,
  pointOf,
  PressingPointer,
  swallowClick,
  THRESHOLD,
  type Point,
} from './pointer';

/** Handler of the drags on an element. */
export interface DragListener {
  /** Whether a press on this element may become a drag. */
  accepts(target: Element, press: MouseEvent | TouchEvent): boolean;
  /** Called when the press has become a drag; `point` is where the press was. */
  started(target: Element, point: Point, press: MouseEvent | TouchEvent): void;
  /** Called when the pointer has moved, or content has scrolled under it. */
  moved(point: Point): void;
  /** Called when the drag ends at the last point. */
  dropped(): void;
  /** Called when the drag is cancelled: by Escape, or because the system took the pointer away. */
  cancelled(): void;
}

/**
 * Recognises drags on one element with the CDK's `DragRef`: by mouse and pen after a few pixels,
 * by touch after a long press, so that a quick swipe still scrolls. The element itself never moves.
 */
@Injectable()
export class DragRecognizer {
  readonly #injector = inject(Injector);
  readonly #document = inject(DOCUMENT);
  readonly #zone = inject(NgZone);

  /** Listens on an element, and replays a press that came before; returns a function that ends this. */
  listen(
    element: HTMLElement,
    listener: DragListener,
    early: EarlyPress | null = null,
  ): () => void {
    // The CDK writes styles on the element that it drags. On the view all events would inherit them, so a separate
    // element is dragged, and presses are passed on to it.
    const dragged = this.#document.createElement('div');
    const ending = new AbortController();
    const { signal } = ending;
    const pointer = new PressingPointer();
    let pressed: Element | null = null;
    let pressedAt: Point = { x: 0, y: 0 };
    let isDragging = false;
    /** Pointer position during the drag. */
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
      if (pressed === null || !listener.accepts(pressed, event)) return;
      dragged.dispatchEvent(copyOf(event));
      if ('touches' in event) this.#followLost(pressed, () => isDragging);
    };
    // Releasing another button, or another finger, doesn't end the drag.
    const holdOn = (event: MouseEvent | TouchEvent): void => {
      if (isDragging && pointer.isBeside(event)) event.stopImmediatePropagation();
    };
    // It may be put anywhere on the page, beside an element as small as one of the host's.
    const joined = ({ touches }: TouchEvent): void => {
      if (touches.length > 1 && !isDragging) callOff();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      finish(() => listener.cancelled());
    };
    const cancel = (): void => finish(() => listener.cancelled());

    const move = (point: Point): void => {
      draggedTo = point;
      listener.moved(point);
    };
    // Scrolling moves another place under a pointer that rests.
    const scroll = (): void => {
      if (isDragging) listener.moved(draggedTo);
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
        // The point of the press, not the one where it became a drag.
        listener.started(pressed, pressedAt, event);
        move(pointOf(event));
      });
      drag.ended.subscribe(() => {
        drag.reset();
        swallowClick(element);
        finish(() => listener.dropped());
      });
      return drag;
    };
    let drag = createDrag();
    // A second finger zooms or scrolls. A `DragRef` would still lift the element under the first finger, and can only
    // forget a press by being replaced.
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
      // Captured in the window, before the document on which the CDK listens.
      for (const type of ['mouseup', 'touchend'] as const) {
        view?.addEventListener(type, holdOn, first);
      }
      // A DragRef takes this event for a drop.
      this.#document.addEventListener('touchstart', joined, first);
      this.#document.addEventListener('touchcancel', cancel, first);
      this.#document.addEventListener('scroll', scroll, first);
      view?.addEventListener('blur', cancel, { signal });
      this.#document.addEventListener('keydown', key, { capture: true, signal });
    });
    const [before, ...more] = early?.take() ?? [];
    if (before !== undefined) press(before);
    for (const event of more) this.#document.dispatchEvent(copyOf(event));
    return () => {
      ending.abort();
      cancel();
      drag.dispose();
    };
  }

  /**
   * Forwards touch events from an element that was re-rendered, as when a page turns under the finger: browsers send
   * them only to the pressed element, but the CDK listens on the document.
   */
  #followLost(pressed: Element, isDragging: () => boolean): void {
    const lifted = new AbortController();
    const pass = (event: Event): void => {
      if (!(event instanceof TouchEvent)) return;
      if (event.touches.length === 0) lifted.abort();
      if (pressed.isConnected) return;
      // The finger mustn't scroll the page during a drag.
      if (event.cancelable && isDragging()) event.preventDefault();
      this.#document.dispatchEvent(copyOf(event));
    };
    const listening = { passive: false, signal: lifted.signal };
    for (const type of ['touchmove', 'touchend', 'touchcancel']) {
      pressed.addEventListener(type, pass, listening);
    }
  }
}

/** Clones an input event so that it can be dispatched on another element. */
function copyOf(event: MouseEvent | TouchEvent): Event {
  if (!('touches' in event)) return new MouseEvent(event.type, event);
  const { touches, targetTouches, changedTouches } = event;
  return new TouchEvent(event.type, {
    touches: [...touches],
    targetTouches: [...targetTouches],
    changedTouches: [...changedTouches],
  });
}
