import { inject, Injectable } from '@angular/core';
import type { Slot } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { Tints } from '../store/tints';

/** Tells the host which block was clicked, or entered by key. */
@Injectable()
export class BlockClicks {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly tints = inject(Tints);

  at(slot: Slot): void {
    const block = this.tints.blockAt(slot);
    if (block !== null) this.inputs.blockedTimeClick.emit(block);
  }
}
