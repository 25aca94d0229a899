import { inject, Injectable } from '@angular/core';
import type { CalendarEvent, Occurrence } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { whenKnown, type MaybePromise } from '../store/maybe-promise';
import { OccurrenceEdits } from '../store/events/occurrence-edits';

/** What leaves the calendar for another one, or for a place of the host. */
@Injectable()
export class OutboundDrops {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #edits = inject(CalendarEdits);
  readonly #occurrences = inject(OccurrenceEdits);

  /** Whether events may leave at all. */
  areOpen(): boolean {
    return this.#inputs.canDropEventsToTheOutside();
  }

  /** Whether an occurrence may leave, and the host lets it. */
  isAllowed(occurrence: Occurrence): boolean {
    const removal = this.areOpen() ? this.#occurrences.removalOf(occurrence) : null;
    return removal !== null && this.#edits.permissionErrorOf(removal) === null;
  }

  /** What is taken out of the calendar with an occurrence, as it is now. */
  leaving(occurrence: Occurrence): CalendarEvent {
    return this.#occurrences.leaving(occurrence);
  }

  /** Lets an occurrence go elsewhere, where `arrive` puts it; returns whether it went. */
  send(occurrence: Occurrence, arrive: () => MaybePromise<boolean>): MaybePromise<boolean> {
    // A hand takes one thing: of a series that occurrence alone, without being asked.
    const sent = this.#edits.apply(() => this.#occurrences.removalOf(occurrence), {
      meanwhile: arrive,
    });
    return whenKnown(sent, ({ isDone }) => isDone);
  }
}
