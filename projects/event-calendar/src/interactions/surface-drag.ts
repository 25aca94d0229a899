import type { DragRef } from '@angular/cdk/drag-drop';
import { DestroyRef, DOCUMENT, inject, Injectable, Injector, NgZone } from '@angular/core';
import { DragLibrary } from './drag-library';

/** Milliseconds a finger holds still before it picks something up. */
export const LONG_PRESS = 300;
/** Pixels a pointer moves before a press becomes a drag. */
export const THRESHOLD = 5;

/** A point in the window, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

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
  private readonly document = inject(DOCUMENT);
  private readonly zone = inject(NgZone);

  /** Listens on an element; returns what ends it. */
  listen(element: HTMLElement, surface: DragSurface): () => void {
    // The CDK writes styles on what it drags when that begins and ends. On the surface they would be
    // inherited by every event; so what is dragged is an element apart, and presses are passed on.
    const dragged = this.document.createElement('div');
    const ending = new AbortController();
    const { signal } = ending;
    let drag: DragRef | null = null;
    // A press from before the library was there, until it is released.
    let held: MouseEvent | TouchEvent | null = null;
    let pressed: Element | null = null;
    let pressedAt: Point = { x: 0, y: 0 };
    let isDragging = false;

    const finish = (end: () => void): void => {
      if (!isDragging) return;
      isDragging = false;
      end();
    };
    const press = (event: MouseEvent | TouchEvent): void => {
      pressed = event.target instanceof Element ? event.target : null;
      pressedAt = pointOf(event);
      if (pressed === null || !surface.accepts(pressed)) return;
      if (drag === null) held = event;
      else dragged.dispatchEvent(copyOf(event));
    };
    const release = (): void => {
      held = null;
    };
    const key = (event: KeyboardEvent): void => {
      if (!isDragging || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      finish(() => surface.cancelled());
    };
    const cancel = (): void => {
      release();
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

    this.library.use(this.destroyed, ({ createDragRef }) => {
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
      if (held !== null) dragged.dispatchEvent(copyOf(held));
    });

    this.zone.runOutsideAngular(() => {
      const early = { capture: true, passive: true, signal };
      element.addEventListener('mousedown', press, early);
      element.addEventListener('touchstart', press, early);
      this.document.addEventListener('mouseup', release, early);
      this.document.addEventListener('touchend', release, early);
      // A DragRef takes this for a drop; it is none.
      this.document.addEventListener('touchcancel', cancel, early);
      this.document.defaultView?.addEventListener('blur', cancel, { signal });
      this.document.addEventListener('keydown', key, { capture: true, signal });
    });
    return () => {
      ending.abort();
      cancel();
      drag?.dispose();
    };
  }
}

/** The same press once more, to be dispatched elsewhere. */
function copyOf(event: MouseEvent | TouchEvent): Event {
  if (!('touches' in event)) return new MouseEvent(event.type, event);
  const { touches, targetTouches, changedTouches } = event;
  return new TouchEvent(event.type, {
    touches: [...touches],
    targetTouches: [...targetTouches],
    changedTouches: [...changedTouches],
  });
}

/** Where a mouse or the first finger is. */
export function pointOf(event: MouseEvent | TouchEvent): Point {
  const touch = 'touches' in event ? (event.touches[0] ?? event.changedTouches[0]) : event;
  return { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
}
