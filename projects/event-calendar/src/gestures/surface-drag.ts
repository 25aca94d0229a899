import type { DragRef } from '@angular/cdk/drag-drop';
import { DestroyRef, DOCUMENT, inject, Injectable, Injector, NgZone } from '@angular/core';
import { Parts } from '../parts/parts';
import { DragLibrary } from './drag-library';
import { copyOf, EarlyPress } from './early-press';
import type * as dragging from './dragging';
import { LONG_PRESS, pointOf, THRESHOLD, type Point } from './pointer';

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
  private readonly injector = inject(Injector);
  private readonly destroyed = inject(DestroyRef);
  private readonly library = inject(DragLibrary);
  /** Those of the calendar; none in what is dragged in from elsewhere. */
  private readonly parts = inject(Parts, { optional: true });
  private readonly document = inject(DOCUMENT);
  private readonly zone = inject(NgZone);

  constructor() {
    const { parts } = this;
    if (parts !== null) this.library.addVoice(this.destroyed, () => parts.sayMissing());
  }

  /** Listens on an element; returns what ends it. */
  listen(element: HTMLElement, surface: DragSurface): () => void {
    // The CDK writes styles on what it drags when that begins and ends. On the surface they would be
    // inherited by every event; so what is dragged is an element apart, and presses are passed on.
    const dragged = this.document.createElement('div');
    const ending = new AbortController();
    const { signal } = ending;
    const early = new EarlyPress();
    const waiting = new AbortController();
    let drag: DragRef | null = null;
    let pressed: Element | null = null;
    let pressedAt: Point = { x: 0, y: 0 };
    let isDragging = false;
    let finger: number | undefined;

    /** Whether it comes from another button than the first, or another finger than that which pressed. */
    const isBeside = (event: MouseEvent | TouchEvent): boolean =>
      'touches' in event
        ? ![...event.changedTouches].some(({ identifier }) => identifier === finger)
        : event.button !== 0;
    const finish = (end: () => void): void => {
      if (!isDragging) return;
      isDragging = false;
      end();
    };
    const press = (event: MouseEvent | TouchEvent): void => {
      // The first finger is the one that presses; it may be followed by others.
      if ('touches' in event && event.touches.length === 1) finger = event.touches[0]?.identifier;
      if (isBeside(event)) return;
      pressed = event.target instanceof Element ? event.target : null;
      pressedAt = pointOf(event);
      early.forget();
      if (pressed === null || !surface.accepts(pressed)) return;
      if (drag === null) early.begin(event);
      else dragged.dispatchEvent(copyOf(event));
      if ('touches' in event) this.followLost(pressed, () => isDragging);
    };
    // Another button, or another finger, doesn't let go of what is dragged.
    const holdOn = (event: MouseEvent | TouchEvent): void => {
      if (isDragging && isBeside(event)) event.stopImmediatePropagation();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      early.forget();
      if (!isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      finish(() => surface.cancelled());
    };
    const cancel = (): void => {
      early.forget();
      finish(() => surface.cancelled());
    };
    // The click that a browser adds to a drag isn't one.
    const swallowClick = (): void => {
      const swallow = (event: Event): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
    };

    const arrived = ({ createDragRef }: Pick<typeof dragging, 'createDragRef'>): void => {
      if (signal.aborted) return;
      const ref = createDragRef(this.injector, dragged, {
        dragStartThreshold: THRESHOLD,
        pointerDirectionChangeThreshold: THRESHOLD,
      });
      ref.dragStartDelay = { touch: LONG_PRESS, mouse: 0 };
      ref.constrainPosition = (point, _drag, rect) => {
        if (isDragging) surface.moved(point);
        return { x: rect.left, y: rect.top };
      };
      ref.started.subscribe(({ event }) => {
        if (pressed === null) return;
        isDragging = true;
        // Where it was pressed, not where it had got to when that became a drag.
        surface.started(pressed, pressedAt, event);
        surface.moved(pointOf(event));
      });
      ref.ended.subscribe(() => {
        ref.reset();
        swallowClick();
        finish(() => surface.dropped());
      });
      drag = ref;
      waiting.abort();
      early.repeatOn(dragged);
    };
    const missing = (): void => {
      if (early.callOff()) this.sayMissing();
    };
    this.library.use(this.destroyed, arrived, missing);

    this.zone.runOutsideAngular(() => {
      const first = { capture: true, passive: true, signal };
      element.addEventListener('mousedown', press, first);
      element.addEventListener('touchstart', press, first);
      const meanwhile = { capture: true, passive: true, signal: waiting.signal };
      const follow = (event: MouseEvent | TouchEvent): void => {
        if (early.follow(event)) this.sayMissing();
      };
      const release = (event: MouseEvent | TouchEvent): void => {
        if (isBeside(event)) return;
        follow(event);
        if (early.release(event)) swallowClick();
      };
      // Before the document, on which drags are listened for.
      const view = this.document.defaultView;
      for (const type of ['mouseup', 'touchend'] as const) {
        view?.addEventListener(type, holdOn, first);
      }
      this.document.addEventListener('mousemove', follow, meanwhile);
      this.document.addEventListener('touchmove', follow, meanwhile);
      this.document.addEventListener('mouseup', release, meanwhile);
      this.document.addEventListener('touchend', release, meanwhile);
      // A DragRef takes this for a drop; it is none.
      this.document.addEventListener('touchcancel', cancel, first);
      view?.addEventListener('blur', cancel, { signal });
      this.document.addEventListener('keydown', key, { capture: true, signal });
    });
    return () => {
      ending.abort();
      waiting.abort();
      cancel();
      drag?.dispose();
    };
  }

  /**
   * A finger is heard of on what it pressed, and nowhere else once that is drawn anew, as when a
   * page turns under it. What it does then is said on the document, where drags are listened for.
   */
  private followLost(pressed: Element, isDragging: () => boolean): void {
    const lifted = new AbortController();
    const pass = (event: Event): void => {
      if (!(event instanceof TouchEvent)) return;
      if (event.touches.length === 0) lifted.abort();
      if (pressed.isConnected) return;
      // What is dragged mustn't scroll the page as well.
      if (event.cancelable && isDragging()) event.preventDefault();
      this.document.dispatchEvent(copyOf(event));
    };
    const listening = { passive: false, signal: lifted.signal };
    for (const type of ['touchmove', 'touchend', 'touchcancel']) {
      pressed.addEventListener(type, pass, listening);
    }
  }

  private sayMissing(): void {
    if (this.parts === null) this.library.sayMissing();
    else this.parts.sayMissing();
  }
}
