import { createDragRef } from '@angular/cdk/drag-drop';
import { DOCUMENT, inject, Injectable, Injector, NgZone } from '@angular/core';

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
  private readonly document = inject(DOCUMENT);
  private readonly zone = inject(NgZone);

  /** Listens on an element; returns what ends it. */
  listen(element: HTMLElement, surface: DragSurface): () => void {
    // The CDK writes styles on what it drags when that begins and ends. On the surface they would be
    // inherited by every event; so what is dragged is an element apart, and presses are passed on.
    const dragged = this.document.createElement('div');
    const drag = createDragRef(this.injector, dragged, {
      dragStartThreshold: THRESHOLD,
      pointerDirectionChangeThreshold: THRESHOLD,
    });
    drag.dragStartDelay = { touch: LONG_PRESS, mouse: 0 };
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
      dragged.dispatchEvent(copyOf(event));
    };
    const key = (event: KeyboardEvent): void => {
      if (!isDragging || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      finish(() => surface.cancelled());
    };
    const cancel = (): void => finish(() => surface.cancelled());
    // The click that a browser adds to a drag isn't one.
    const swallowClick = (): void => {
      const swallow = (event: Event): void => {
        event.preventDefault();
        event.stopPropagation();
      };
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }));
    };

    drag.constrainPosition = (point, _drag, rect) => {
      if (isDragging) surface.moved(point);
      return { x: rect.left, y: rect.top };
    };
    drag.started.subscribe(({ event }) => {
      if (pressed === null) return;
      isDragging = true;
      // Where it was pressed, not where it had got to when that became a drag.
      surface.started(pressed, pressedAt, event);
      surface.moved(pointOf(event));
    });
    drag.ended.subscribe(() => {
      drag.reset();
      swallowClick();
      finish(() => surface.dropped());
    });

    return this.zone.runOutsideAngular(() => {
      const early = { capture: true, passive: true };
      element.addEventListener('mousedown', press, early);
      element.addEventListener('touchstart', press, early);
      // A DragRef takes this for a drop; it is none.
      this.document.addEventListener('touchcancel', cancel, early);
      this.document.defaultView?.addEventListener('blur', cancel);
      this.document.addEventListener('keydown', key, { capture: true });
      return () => {
        element.removeEventListener('mousedown', press, early);
        element.removeEventListener('touchstart', press, early);
        this.document.removeEventListener('touchcancel', cancel, early);
        this.document.defaultView?.removeEventListener('blur', cancel);
        this.document.removeEventListener('keydown', key, { capture: true });
        finish(() => surface.cancelled());
        drag.dispose();
      };
    });
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
