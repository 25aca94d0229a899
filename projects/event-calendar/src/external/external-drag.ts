import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { CrossCalendarDrag } from '../gestures/cross-calendar-drag';
import type { DropTarget, DropTargets } from '../gestures/drop-targets';
import type { Point } from '../gestures/pointer';
import type { DragListener } from '../gestures/drag-recognizer';
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
export class ExternalDrag implements DragListener {
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
