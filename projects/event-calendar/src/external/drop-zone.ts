import {
  DestroyRef,
  Directive,
  ElementRef,
  ErrorHandler,
  inject,
  input,
  output,
  signal,
} from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { DropTargets, type DropAnswer, type DropTarget } from '../gestures/drop-targets';
import type { TakenEvent } from '../store/events/sent-events';

/**
 * An element on which events of any calendar with `canDropEventsToTheOutside` can be dropped: `eventDropped` emits the
 * event, then the calendar deletes it. The menu of every event offers a zone with a name (`ecDropZone="Waiting list"`),
 * as an alternative to dragging. Of several selected events a `cdkDropList` on the same element takes the dragged one
 * alone, and the others stay.
 */
@Directive({
  selector: '[ecDropZone]',
  host: { '[attr.data-drop-over]': 'isOver() ? "" : null' },
})
export class EcDropZone<E extends CalendarEvent = CalendarEvent> {
  /** Name of the zone for users; without one the menu of events doesn't offer it. */
  readonly label = input('', { alias: 'ecDropZone' });
  /**
   * Function that decides whether the zone accepts an event; a text refuses it and gives users the reason. It is called
   * while an event is dragged over the zone, before the menu of an event offers the zone, and once more at the drop.
   * The type of its parameter is also that of `eventDropped` and `eventReturned`.
   *
   * @example `readonly accepts = (visit: Visit): boolean | string => !visit.paid || 'Paid visits stay.';`
   */
  readonly accepts = input<(event: E) => boolean | string>(() => true, {
    alias: 'ecDropZoneAccepts',
  });
  /** Emits an event that was dropped on the zone. */
  readonly eventDropped = output<E>();
  /** Emits the events of one drop together, in order of start, after `eventDropped` emitted each of them. */
  readonly eventsDropped = output<readonly E[]>();
  /**
   * Emits an event that `eventDropped` emitted, once it is in its calendar again: the drop was undone, or its event
   * source couldn't save it. After a redo `eventDropped` emits it again.
   */
  readonly eventReturned = output<E>();

  readonly #destroyed = inject(DestroyRef);
  readonly #errors = inject(ErrorHandler);

  /** @internal */
  protected readonly isOver = signal(false);

  constructor() {
    const { nativeElement } = inject<ElementRef<HTMLElement>>(ElementRef);
    this.#destroyed.onDestroy(inject(DropTargets).add(this.#targetOn(nativeElement)));
  }

  /** Returns the zone as calendars see it. */
  #targetOn(element: HTMLElement): DropTarget {
    return {
      element,
      drawsPreview: false,
      // The CDK's lists take one item at a time. Its code isn't needed to recognise one.
      get takesOne() {
        return element.classList.contains('cdk-drop-list');
      },
      label: () => this.label(),
      isOpen: () => true,
      answerTo: (event) => this.#answerTo(event),
      over: (event) => {
        const answer = this.#answerTo(event);
        this.isOver.set(answer === true);
        return answer;
      },
      leave: () => this.isOver.set(false),
      drop: (event: OutsideEvent, company) => {
        this.isOver.set(false);
        const events = (company?.events ?? [event]) as readonly E[];
        const refusal = events.map((each) => this.#answerTo(each)).find((each) => each !== true);
        if (refusal !== undefined) return refusal || '';
        this.#emit(events);
        return this.#taken(events);
      },
    };
  }

  /** Returns the host's answer to an event; false where its function fails, so that no event gets lost. */
  #answerTo(event: OutsideEvent): DropAnswer {
    try {
      return this.accepts()(event as E);
    } catch (error) {
      this.#errors.handleError(error);
      return false;
    }
  }

  #emit(events: readonly E[]): void {
    for (const event of events) this.eventDropped.emit(event);
    this.eventsDropped.emit(events);
  }

  /** Returns dropped events that may return; a zone that is gone hears nothing. */
  #taken(events: readonly E[]): TakenEvent {
    const tell = (act: () => void): void => {
      if (!this.#destroyed.destroyed) act();
    };
    return {
      giveBack: () => tell(() => events.forEach((event) => this.eventReturned.emit(event))),
      takeAgain: () => tell(() => this.#emit(events)),
    };
  }
}
