import {
  booleanAttribute,
  computed,
  DestroyRef,
  Directive,
  ElementRef,
  inject,
  Injector,
  input,
  NgZone,
} from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import { isEntry, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { DropTargets } from '../gestures/drop-targets';
import { EarlyPress } from '../gestures/early-press';
import { InteractionTriggers } from '../gestures/interaction-triggers';
import { EXTERNAL_DRAG } from '../lazy/lazy-parts';

/**
 * An element that can be dragged into any calendar with `canDragEventsFromTheOutside`, where it becomes an event:
 * `<button [ecExternalEvent]="{ title: 'Visit', duration: 45 }">`. By keyboard, Enter or Space takes it to the first
 * such calendar, where the arrow keys move it and Enter drops it. An item of a `cdkDropList`, which the CDK drags, gets
 * only these keys.
 */
@Directive({
  selector: '[ecExternalEvent]',
  host: {
    '[attr.tabindex]': 'isOff() ? null : 0',
    '[style.cursor]': 'isOff() ? null : "grab"',
    '[style.user-select]': '"none"',
    '(keydown.enter)': 'takeToCalendar($event)',
    '(keydown.space)': 'takeToCalendar($event)',
  },
})
export class EcExternalEvent<E extends CalendarEvent = CalendarEvent> {
  readonly #element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly #targets = inject(DropTargets);

  /** Known values of the event, all of them JSON; `duration` is its length in minutes. */
  readonly event = input.required<OutsideEvent<E>>({ alias: 'ecExternalEvent' });
  /** Whether the element can't be dragged or taken by keyboard. */
  readonly disabled = input(false, {
    alias: 'ecExternalEventDisabled',
    transform: booleanAttribute,
  });
  /**
   * Whether there is nothing to take: the host may bind values that are still to come.
   *
   * @internal
   */
  protected readonly isOff = computed(() => this.disabled() || !isEntry(this.event()));

  constructor() {
    // Its class, since the CDK's token would take all of its dragging into the first chunk.
    if (this.#element.classList.contains('cdk-drag')) return;
    const destroyed = inject(DestroyRef);
    const injector = inject(Injector);
    const signs = inject(InteractionTriggers);
    const early = new EarlyPress();
    const host = {
      element: this.#element,
      isDisabled: () => this.isOff(),
      payload: () => this.#payload(),
    };
    const stop = inject(NgZone).runOutsideAngular(() =>
      early.listen({
        element: this.#element,
        isHeard: () => !this.isOff(),
        missing: () => signs.sayMissing(),
      }),
    );
    destroyed.onDestroy(stop);
    signs.load(EXTERNAL_DRAG, destroyed, {
      arrived: (dragIntoCalendars) => {
        // The calendars into which it may be dropped load first.
        void signs.settled().then(() => {
          stop();
          if (destroyed.destroyed) return;
          destroyed.onDestroy(dragIntoCalendars(host, injector, early));
        });
      },
      missing: () => {
        if (early.callOff()) signs.sayMissing();
      },
    });
  }

  /** @internal */
  protected takeToCalendar(press: Event): void {
    if (this.isOff() || press.target !== this.#element) return;
    if (this.#targets.pickUpExternal(this.#payload())) press.preventDefault();
  }

  #payload(): OutsideEvent {
    return this.event() as OutsideEvent;
  }
}
