import { Injectable, signal } from '@angular/core';
import type { Slot } from 'ng-event-calendar/core/internal';

/** Position of the keyboard in a grid, at which "create here" and "paste here" act. */
@Injectable()
export class FocusedSlot {
  /** The slot under the time grid's cursor; null elsewhere. */
  readonly slot = signal<Slot | null>(null);
  /** Last slot of the cursor, kept when focus has left the grid. */
  last: Slot | null = null;
}
