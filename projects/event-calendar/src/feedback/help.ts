import { Injectable, signal } from '@angular/core';

/** Whether the list of the calendar's keys is requested, by a key or from the preferences. */
@Injectable()
export class Help {
  /** Element beside which the list is open; null while it is closed. */
  readonly beside = signal<HTMLElement | null>(null);
}
