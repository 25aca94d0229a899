import { Injectable, signal } from '@angular/core';
import type { Slot } from 'ng-event-calendar/core/internal';

/** Where the keyboard is in a grid: what "create here" and "paste here" mean. */
@Injectable()
export class FocusedSlot {
  /** The slot under the time grid's cursor; null elsewhere. */
  readonly slot = signal<Slot | null>(null);
  /** The column in which that was last, also when the focus has left the grid. */
  last: Slot | null = null;
}
