import { inject, runInInjectionContext, type Injector } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { CrossCalendarDrag } from '../gestures/cross-calendar-drag';
import { DragRecognizer, type DragListener } from '../gestures/drag-recognizer';
import { DropTargets, type DropTarget } from '../gestures/drop-targets';
import type { EarlyPress } from '../gestures/early-press';
import type { Point } from '../gestures/pointer';
import { ElementGhost } from './element-ghost';

// Dragging between two drop zones of the host is up to the host.
const isCalendar = (target: DropTarget): boolean => target.drawsPreview;

/** State that a drag asks of the element that it began on. */
export interface ExternalDragHost {
  readonly element: HTMLElement;
  isDisabled(): boolean;
  payload(): OutsideEvent;
}

/** Drags of one element of the host into calendars: its ghost follows the pointer, the event lands in a target. */
class ExternalDrag implements DragListener {
  readonly #host: ExternalDragHost;
  readonly #targets: DropTargets;
  #carried: CrossCalendarDrag | null = null;
  #ghost: ElementGhost | null = null;

  constructor(host: ExternalDragHost, targets: DropTargets) {
    this.#host = host;
    this.#targets = targets;
  }

  accepts(): boolean {
    return !this.#host.isDisabled();
  }

  started(_target: Element, point: Point): void {
    this.#carried = new CrossCalendarDrag(() => this.#host.payload(), this.#targets, isCalendar);
    this.#ghost = new ElementGhost(this.#host.element, point);
  }

  moved(point: Point): void {
    this.#carried?.to(point);
    const over = this.#carried?.over ?? null;
    this.#ghost?.to(point, { isVisible: over?.isDrawn !== true });
  }

  dropped(): void {
    if (this.#host.isDisabled()) this.#carried?.cancel();
    else void this.#carried?.drop();
    this.#rest();
  }

  cancelled(): void {
    this.#carried?.cancel();
    this.#rest();
  }

  #rest(): void {
    this.#carried = null;
    this.#ghost?.remove();
    this.#ghost = null;
  }
}

/** Drags an element of the host into calendars, also by a press that came before; returns a function that ends this. */
export function dragIntoCalendars(
  host: ExternalDragHost,
  injector: Injector,
  early: EarlyPress,
): () => void {
  return runInInjectionContext(injector, () =>
    new DragRecognizer().listen(host.element, new ExternalDrag(host, inject(DropTargets)), early),
  );
}
