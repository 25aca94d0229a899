import type { Signal } from '@angular/core';
import type { DayOfEvents, Slot } from 'ng-event-calendar/core/internal';

/** A request for the list of events that had no room. */
export interface EventListRequest {
  /** Days with their present events; the list is updated while events change. */
  readonly days: Signal<readonly DayOfEvents[]>;
  /** Resource of the column, null for unassigned; left out for several columns, or days alone. */
  readonly resource?: Slot['resource'];
  /** Name of the list; null for a single day, whose date then names it. */
  readonly label: Signal<string> | null;
  /** Pressed element: the list opens beside it, returns the focus to it, and closes when it is removed. */
  readonly origin: HTMLElement;
  /**
   * View that contains the list where its opener is outside, so that events can be dragged and picked up from the list.
   */
  readonly view?: HTMLElement | undefined;
}
