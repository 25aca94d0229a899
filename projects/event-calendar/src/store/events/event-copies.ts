import { inject, Injectable } from '@angular/core';
import { freshId } from 'ng-event-calendar/core/edits';
import type { CalendarEvent } from 'ng-event-calendar/core/internal';
import { CalendarEdits } from './calendar-edits';
import { PresentOccurrences } from './present-occurrences';
import type { OccurrenceStart } from './recurrence';

/** Makes events of their own from occurrences, for copies and for what leaves the calendar. */
@Injectable()
export class EventCopies {
  readonly #edits = inject(CalendarEdits);
  readonly #present = inject(PresentOccurrences);

  /** Returns the occurrence as a new event that doesn't recur. */
  copyOf(old: OccurrenceStart): CalendarEvent {
    const occurrence = this.#present.latestOf(old) ?? old;
    return this.asNew(this.#present.eventOf(occurrence));
  }

  /** Returns the event under a new id, without its recurrence. */
  asNew(event: CalendarEvent): CalendarEvent {
    return { ...this.alone(event), id: freshId(this.#edits.events()) };
  }

  /** Returns the event without its recurrence. */
  alone(event: CalendarEvent): CalendarEvent {
    return this.#present.recurs({ event }) ? withoutRule(event) : event;
  }

  /** Returns the event that leaves the calendar with an occurrence: of a series a copy, else the event itself. */
  leaving(old: OccurrenceStart): CalendarEvent {
    const occurrence = this.#present.latestOf(old) ?? old;
    return this.#present.recurs(occurrence) ? this.copyOf(occurrence) : occurrence.event;
  }
}

function withoutRule(event: CalendarEvent): CalendarEvent {
  const { rrule: _rrule, exDates: _exDates, rDates: _rDates, ...once } = event;
  return once;
}
