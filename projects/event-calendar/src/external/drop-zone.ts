import { DestroyRef, Directive, ElementRef, inject, input, output, signal } from '@angular/core';
import type { OutsideEvent } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { DropTargets, type DropTarget } from '../gestures/drop-targets';

/**
 * A place of the host's page that events can be dropped on, out of any calendar with
 * `canDropEventsToTheOutside`: `eventDropped` gets the event, then the calendar deletes it. A name
 * (`ecDropZone="Waiting list"`) is offered in the menu of every event, for those who don't drag.
 */
@Directive({
  selector: '[ecDropZone]',
  host: { '[attr.data-drop-over]': 'isOver() ? "" : null' },
})
export class EcDropZone<E extends CalendarEvent = CalendarEvent> implements DropTarget {
  readonly element = inject<ElementRef<HTMLElement>>(ElementRef).nativeElement;
  readonly drawsPreview = false;

  /** What users call this place. */
  readonly label = input('', { alias: 'ecDropZone' });
  /** An event that was dropped here. */
  readonly eventDropped = output<E>();

  protected readonly isOver = signal(false);

  constructor() {
    inject(DestroyRef).onDestroy(inject(DropTargets).add(this));
  }

  isOpen(): boolean {
    return true;
  }

  over(): boolean {
    this.isOver.set(true);
    return true;
  }

  leave(): void {
    this.isOver.set(false);
  }

  drop(event: OutsideEvent): boolean {
    this.isOver.set(false);
    this.eventDropped.emit(event as E);
    return true;
  }
}
