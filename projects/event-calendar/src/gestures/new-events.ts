import { inject, Injectable, untracked } from '@angular/core';
import {
  isId,
  parseEvent,
  positionOfId,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import { CalendarEdits } from '../store/events/calendar-edits';
import { CALENDAR_INPUTS } from '../store/inputs/calendar-inputs';
import { CalendarSettings } from '../store/inputs/calendar-settings';
import { Reports } from '../store/inputs/reports';

/** Has the host complete what becomes a new event. */
@Injectable()
export class NewEvents {
  readonly #inputs = inject(CALENDAR_INPUTS);
  readonly #settings = inject(CalendarSettings);
  readonly #reports = inject(Reports);
  readonly #edits = inject(CalendarEdits);

  /** The event with the host's own keys; as it was where the host has none, or makes of it what is no event. */
  completed(draft: CalendarEvent): CalendarEvent {
    const complete = untracked(this.#inputs.newEvent);
    if (complete === undefined) return draft;
    let problem = 'returned what is no event';
    try {
      const event: CalendarEvent = untracked(() => complete(draft));
      if (parseEvent(event, this.#settings.localZone) !== null && isId(event.id)) {
        return this.#withOwnId(event, draft);
      }
    } catch (error) {
      problem = `threw ${String(error)}`;
    }
    this.#report(`${problem}; the event stays as it was`);
    return draft;
  }

  /** The event, under the id that it was given where another one has what the host gave it. */
  #withOwnId(event: CalendarEvent, { id }: CalendarEvent): CalendarEvent {
    if (event.id === id || positionOfId(this.#edits.events(), event.id) < 0) return event;
    this.#report(`returned the id of another event, ${JSON.stringify(event.id)}; it keeps its own`);
    return { ...event, id };
  }

  #report(problem: string): void {
    this.#reports.report(
      'invalid-value',
      `newEvent ${problem}. Return the event that it is given, with keys of your own: { ...draft, status: "planned" }.`,
    );
  }

  /** The keys that the host gives to something from outside, beside when and whose it is. */
  addedTo(event: CalendarEvent): Partial<CalendarEvent> {
    const completed = this.completed(event);
    const added = Object.entries(completed).filter(
      ([key, value]) => !PLACED.has(key) && !Object.is(value, Reflect.get(event, key)),
    );
    return Object.fromEntries(added);
  }
}

/** What the slot says of an event that is dropped into it, or the calendar itself. */
const PLACED: ReadonlySet<string> = new Set([
  'id',
  'start',
  'end',
  'allDay',
  'timezone',
  'resource',
]);
