import { Injectable, signal } from '@angular/core';

/** Scroll requests to the time grid, if there is one. */
@Injectable()
export class TimeScroll {
  /** Set to a new object to bring the present time into view, if it isn't. */
  readonly revealNow = signal<object | null>(null);
  /** Requested time in minutes of the day; a new object for each request, even for an equal time. */
  readonly asked = signal<{ readonly minutes: number } | null>(null);
}
