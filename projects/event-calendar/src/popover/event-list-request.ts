import type { Signal } from '@angular/core';
import type { DayOfEvents, Slot } from 'ng-event-calendar/core/internal';

/** Asks for the list of events that found no room. */
export interface EventListRequest {
  /** What is listed now, under each day its own: the list lives on while events change. */
  readonly days: Signal<readonly DayOfEvents[]>;
  /** Whose columns they stand in, null for nobody's; left out where these are of several, or days alone. */
  readonly resource?: Slot['resource'];
  /** Names the list; null for one of a single day, which is named by it. */
  readonly label: Signal<string> | null;
  /** The element that was pressed: the list opens beside it, gives focus back to it, and goes with it. */
  readonly origin: HTMLElement;
  /** The view in whose reach it stands, where its opener doesn't: from there its events are dragged and picked up. */
  readonly view?: HTMLElement | undefined;
}
