import { Injectable, signal } from '@angular/core';
import type { Place } from 'ng-event-calendar/core';

/** Where the keyboard is in a grid: what "create here" and "paste here" mean. */
@Injectable()
export class FocusPlace {
  /** The half hour under the time grid's cursor, or the day of a focused cell; null elsewhere. */
  readonly place = signal<Place | null>(null);
}
