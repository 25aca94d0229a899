import { inject, Injectable, untracked } from '@angular/core';
import {
  isId,
  parseEvent,
  positionOfId,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import type { NewEventOrigin } from '../store/events/new-event-origin';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Reports } from '../store/inputs/reports';

declare const ngDevMode: unknown;

/** Completes new events through the host's `newEvent`. */
@Injectable()
export class NewEvents {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #reports = inject(Reports);
  readonly #edits = inject(CalendarEdits);

  /** Returns the event with the host's own keys; unchanged without `newEvent`, or if that doesn't return an event. */
  completed(draft: CalendarEvent, origin: NewEventOrigin): CalendarEvent {
    const complete = untracked(this.#inputs.newEvent);
    if (complete === undefined) return draft;
    let problem = ngDevMode ? 'returned what is no event' : '';
    try {
      const event: CalendarEvent = untracked(() => complete(draft, origin));
      if (parseEvent(event, this.#settings.localZone) !== null && isId(event.id)) {
        return this.#withOwnId(event, draft);
      }
    } catch (error) {
      if (ngDevMode) problem = `threw ${String(error)}`;
    }
    if (ngDevMode) this.#report(`${problem}; the event stays as it was`);
    return draft;
  }

  /** Returns the completed event, under its original id if the host gave it another event's id. */
  #withOwnId(event: CalendarEvent, { id }: CalendarEvent): CalendarEvent {
    if (event.id === id || positionOfId(this.#edits.events(), event.id) < 0) return event;
    if (ngDevMode) {
      const given = JSON.stringify(event.id);
      this.#report(`returned the id of another event, ${given}; it keeps its own`);
    }
    return { ...event, id };
  }

  #report(problem: string): void {
    if (!ngDevMode) return;
    this.#reports.report(
      'invalid-value',
      `newEvent ${problem}. Return the event that it is given, with keys of your own: { ...draft, status: "planned" }.`,
    );
  }

  /** Returns the keys that the host adds to an external event, other than its id and its times. */
  addedTo(event: CalendarEvent): Partial<CalendarEvent> {
    const completed = this.completed(event, { from: 'outside' });
    const added = Object.entries(completed).filter(
      ([key, value]) => !PLACED.has(key) && !Object.is(value, Reflect.get(event, key)),
    );
    return Object.fromEntries(added);
  }
}

/** Keys of a dropped event that the slot determines, or the calendar itself. */
const PLACED: ReadonlySet<string> = new Set(['id', 'start', 'end', 'allDay', 'timezone']);
