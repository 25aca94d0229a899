import {
  booleanAttribute,
  DestroyRef,
  Directive,
  ElementRef,
  inject,
  Injector,
  input,
  NgZone,
  runInInjectionContext,
} from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CrossCalendarDrag } from '../gestures/cross-calendar-drag';
import { DropTargets, type DropTarget } from '../gestures/drop-targets';
import { EarlyPress } from '../gestures/early-press';
import { InteractionTriggers } from '../gestures/interaction-triggers';
import type { Point } from '../gestures/pointer';
import type { DragSurface } from '../gestures/surface-drag';
import { SURFACE_DRAG } from '../lazy/lazy-parts';
import { ElementGhost } from './element-ghost';

// Dragging between two drop zones of the host is up to the host.
const isCalendar = (target: DropTarget): boolean => target.drawsPreview;

/**
 * An element that can be dragged into any calendar with `canDragEventsFromTheOutside`, where it becomes the event that
 * it stands for: `<button [ecExternalEvent]="{ title: 'Visit', duration: 45 }">`. By keyboard, Enter or Space takes it
 * to the first such calendar, where the arrow keys move it and Enter drops it.
 */
@Directive({
  selector: '[ecExternalEvent]',
  host: {
    '[attr.tabindex]': 'disabled() ? null : 0',
    '[style.cursor]': 'disabled() ? null : "grab"',
    '[style.user-select]': '"none"',
    '(keydown.enter)': 'takeToCalendar($event)',
    '(keydown.space)': 'takeToCalendar($event)',
  },
})
export class EcExternalEvent<E extends CalendarEvent = CalendarEvent> implements DragSurface {
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #targets = inject(DropTargets);
  #carried: CrossCalendarDrag | null = null;
  #ghost: ElementGhost | null = null;

  /** Known values of the event, all of them JSON; `duration` is its length in minutes. */
  readonly event = input.required<OutsideEvent<E>>({ alias: 'ecExternalEvent' });
  /** Whether the element can't be dragged, nor taken by keyboard. */
  readonly disabled = input(false, {
    alias: 'ecExternalEventDisabled',
    transform: booleanAttribute,
  });

  constructor() {
    const destroyed = inject(DestroyRef);
    const injector = inject(Injector);
    const signs = inject(InteractionTriggers);
    const early = new EarlyPress();
    const stop = inject(NgZone).runOutsideAngular(() =>
      early.listen({
        element: this.#element,
        isHeard: () => this.accepts(),
        missing: () => signs.sayMissing(),
      }),
    );
    destroyed.onDestroy(stop);
    signs.load(SURFACE_DRAG, destroyed, {
      arrived: (SurfaceDrag) => {
        // The calendars into which it may be dropped load first.
        void signs.settled().then(() => {
          stop();
          if (destroyed.destroyed) return;
          const drags = runInInjectionContext(injector, () => new SurfaceDrag());
          destroyed.onDestroy(drags.listen(this.#element, this, early));
        });
      },
      missing: () => {
        if (early.callOff()) signs.sayMissing();
      },
    });
  }

  /** Whether a press may start a drag; called by the calendar's drag code. */
  accepts(): boolean {
    return !this.disabled();
  }

  /** Starts a drag at a point of the window, in pixels; called by the calendar's drag code. */
  started(_target: Element, point: Point): void {
    this.#carried = new CrossCalendarDrag(() => this.#payload(), this.#targets, isCalendar);
    this.#ghost = new ElementGhost(this.#element, point);
  }

  /** Moves the dragged event to a point of the window, in pixels; called by the calendar's drag code. */
  moved(point: Point): void {
    this.#carried?.to(point);
    const over = this.#carried?.over ?? null;
    this.#ghost?.to(point, { isVisible: over?.isDrawn !== true });
  }

  /** Drops the event at the last point; called by the calendar's drag code. */
  dropped(): void {
    if (this.disabled()) this.#carried?.cancel();
    else void this.#carried?.drop();
    this.#rest();
  }

  /** Ends the drag without a drop; called by the calendar's drag code. */
  cancelled(): void {
    this.#carried?.cancel();
    this.#rest();
  }

  protected takeToCalendar(press: Event): void {
    if (this.disabled() || press.target !== this.#element) return;
    if (this.#targets.pickUpExternal(this.#payload())) press.preventDefault();
  }

  #payload(): OutsideEvent {
    return this.event() as OutsideEvent;
  }

  #rest(): void {
    this.#carried = null;
    this.#ghost?.remove();
    this.#ghost = null;
  }
}
