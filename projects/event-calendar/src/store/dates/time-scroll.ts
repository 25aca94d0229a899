import { Injectable, signal } from '@angular/core';

/** A time of day that the host wants to see; the time grid, if there is one, scrolls there. */
@Injectable()
export class TimeScroll {
  /** Set to bring the present time into view, if it isn't. */
  readonly revealNow = signal<object | null>(null);
  /** Minutes of the day. A new object for each wish, also for the same time again. */
  readonly wish = signal<{ readonly minutes: number } | null>(null);
}
