import { DestroyRef, Directive, ElementRef, inject, input, output, signal } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { DropTargets, type DropTarget } from '../gestures/drop-targets';

/**
 * A place of the host's page on which events can be dropped, from any calendar with `canDropEventsToTheOutside`:
 * `eventDropped` emits the event, then the calendar deletes it. A zone with a name (`ecDropZone="Waiting list"`) is
 * offered in the menu of every event, for users who don't drag.
 */
@Directive({
  selector: '[ecDropZone]',
  host: { '[attr.data-drop-over]': 'isOver() ? "" : null' },
})
export class EcDropZone<E extends CalendarEvent = CalendarEvent> implements DropTarget {
  /** Element of the zone, on which the calendar finds it. */
  readonly element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  /** Whether the zone draws the dragged event itself: it never does. */
  readonly drawsPreview = false;

  /** Name of the zone for users; without one the menu of events doesn't offer it. */
  readonly label = input('', { alias: 'ecDropZone' });
  /** Emits an event that was dropped on the zone. */
  readonly eventDropped = output<E>();

  protected readonly isOver = signal(false);

  constructor() {
    inject(DestroyRef).onDestroy(inject(DropTargets).add(this));
  }

  /** Whether the zone takes events: it always does; called by the calendar. */
  isOpen(): boolean {
    return true;
  }

  /**
   * Marks the zone while an event is dragged over it; returns whether it may be dropped there, which is always true.
   */
  over(): boolean {
    this.isOver.set(true);
    return true;
  }

  /** Removes the mark once the event has left the zone; called by the calendar. */
  leave(): void {
    this.isOver.set(false);
  }

  /** Takes a dropped event and emits it; returns whether the zone took it, which is always true. */
  drop(event: OutsideEvent): boolean {
    this.isOver.set(false);
    this.eventDropped.emit(event as E);
    return true;
  }
}
