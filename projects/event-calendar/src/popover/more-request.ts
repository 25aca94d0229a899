import type { Occurrence } from 'ng-event-calendar/core';

/** Asks for the list of a day's events that didn't all fit. */
export interface MoreRequest {
  readonly day: number;
  readonly occurrences: readonly Occurrence[];
  /** The element that was pressed: the list opens beside it and gives focus back to it. */
  readonly origin: HTMLElement;
}
