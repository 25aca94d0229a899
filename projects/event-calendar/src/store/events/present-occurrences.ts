import { inject, Injectable } from '@angular/core';
import { positionOfEvent } from 'ng-event-calendar/core/edits';
import {
  occurrenceOf,
  parseEvent,
  type CalendarEvent,
  type Occurrence,
} from 'ng-event-calendar/core/internal';
import { Notice } from '../../feedback/notice';
import { CalendarSettings } from '../inputs/calendar-settings';
import { SourceLink } from '../source/source-link';
import { CalendarEdits } from './calendar-edits';
import { CalendarStore } from './calendar-store';
import { RECURRENCE, type OccurrenceStart } from './recurrence';

/**
 * Finds occurrences in the host's present records. A gesture, a form or a menu holds an occurrence of an earlier record,
 * which the host may have changed or deleted since.
 */
@Injectable()
export class PresentOccurrences {
  readonly #edits = inject(CalendarEdits);
  readonly #notice = inject(Notice);
  readonly #recurrence = inject(RECURRENCE);
  readonly #settings = inject(CalendarSettings);
  readonly #source = inject(SourceLink);
  readonly #store = inject(CalendarStore);

  /** Whether the event recurs, so that a change asks for its scope. */
  recurs({ event }: Pick<OccurrenceStart, 'event'>): boolean {
    return this.#recurrence?.recurs(event, this.#settings.localZone) === true;
  }

  /** Returns the event at the occurrence's own times. */
  eventOf(occurrence: OccurrenceStart): CalendarEvent {
    return this.#atItsTimes(occurrence) ?? occurrence.event;
  }

  /** Returns the event at the occurrence's own times; null where its series has the occurrence no longer. */
  current(occurrence: OccurrenceStart): CalendarEvent | null {
    return this.recurs(occurrence) ? this.#atItsTimes(occurrence) : occurrence.event;
  }

  /** Returns the occurrence of the host's present record; null where it is gone. */
  latestOf(old: OccurrenceStart): OccurrenceStart | null {
    const events = this.#edits.events();
    const event = events[positionOfEvent(events, this.latest(old.event))];
    return event === undefined ? null : this.presentIn(event, old);
  }

  /** Returns an occurrence of the present record of its event; null where that has it no longer. */
  presentIn(event: CalendarEvent, old: OccurrenceStart): OccurrenceStart | null {
    const occurrence = { event, start: old.start };
    if (this.recurs(occurrence)) return this.#atItsTimes(occurrence) === null ? null : occurrence;
    // Of a former series only the first occurrence is left.
    const isGone =
      this.recurs(old) && parseEvent(event, this.#settings.localZone)?.start !== old.start;
    return isGone ? null : occurrence;
  }

  /** Returns an occurrence as it would be drawn now; null where it is gone. */
  placedNow(old: Occurrence): Occurrence | null {
    const now = this.latestOf(old);
    if (now === null) return null;
    if (this.recurs(now)) return this.#store.sameOccurrence(old, now.event);
    const reading = parseEvent(now.event, this.#settings.localZone);
    return reading === null ? null : occurrenceOf(reading, this.#settings.zone());
  }

  /** Returns an event under its present id, which the source may have changed since a gesture began. */
  latest(event: CalendarEvent): CalendarEvent {
    const renamed = this.renamed(event);
    const isOld = renamed !== event && positionOfEvent(this.#edits.events(), event) < 0;
    return isOld ? renamed : event;
  }

  /** Returns an event under the id that the source gave it; the same event if it gave none. */
  renamed(event: CalendarEvent): CalendarEvent {
    const id = this.#source.idFor(event);
    return id === undefined ? event : { ...event, id };
  }

  /** Tells the user that an event is gone. */
  sayGone({ title }: CalendarEvent): void {
    const text = this.#settings.text();
    this.#notice.showFailure(
      text('eventDeletedMeanwhile', { title: title || text('eventUntitled') }),
    );
  }

  #atItsTimes(occurrence: OccurrenceStart): CalendarEvent | null {
    return this.#recurrence?.eventOf(occurrence, this.#settings.localZone) ?? null;
  }
}
