import type { Signal } from '@angular/core';
import type { Occurrence } from 'ng-event-calendar/core';

/** Asks for the list of a day's events that didn't all fit. */
export interface MoreRequest {
  readonly day: number;
  /** What is listed now: the list lives on while events change. */
  readonly occurrences: Signal<readonly Occurrence[]>;
  /** The element that was pressed: the list opens beside it, gives focus back to it, and goes with it. */
  readonly origin: HTMLElement;
}
