import { Injectable, signal } from '@angular/core';
import type { Place } from 'ng-event-calendar/core';

/** Where the keyboard is in a grid: what "create here" and "paste here" mean. */
@Injectable()
export class FocusPlace {
  /** The half hour under the time grid's cursor, or the day of a focused cell; null elsewhere. */
  readonly place = signal<Place | null>(null);
  /** Gives focus that was lost with its element to the event of a key, else to the view. */
  again: (key: string) => void = () => undefined;
}
