import { inject, Injectable } from '@angular/core';
import { clicked, timesOfNewEvent } from 'ng-event-calendar/core/edits';
import type { Slot } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { AvailabilityShading } from '../store/availability/availability-shading';
import { SessionChanges } from './session-changes';

/** Reports clicks, and Enter, on empty space and on blocked times to the host. */
@Injectable()
export class SlotClicks {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #changes = inject(SessionChanges);
  readonly #shading = inject(AvailabilityShading);

  /** Reports the press that creates events, whether or not it may create one here. */
  slot(slot: Slot): void {
    const zone = this.#settings.zone();
    const {
      start,
      end,
      allDay = false,
    } = timesOfNewEvent(clicked(slot, this.#changes.rules()), zone);
    this.#inputs.slotClick.emit({ start, end, allDay, resource: slot.resource ?? null, zone });
  }

  /** Reports every click on a blocked time. */
  block(slot: Slot): void {
    const block = this.#shading.blockAt(slot);
    if (block !== null) this.#inputs.blockedTimeClick.emit(block);
  }
}
