import { inject, Injectable, untracked } from '@angular/core';
import { isId, parseEvent, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { CALENDAR_INPUTS } from '../store/calendar-inputs';
import { CalendarSettings } from '../store/calendar-settings';
import { Reports } from '../store/reports';

/** Has the host complete what becomes a new event. */
@Injectable()
export class NewEvents {
  private readonly inputs = inject(CALENDAR_INPUTS);
  private readonly settings = inject(CalendarSettings);
  private readonly reports = inject(Reports);

  /** The event with the host's own keys; as it was where the host has none, or makes of it what is no event. */
  completed(draft: CalendarEvent): CalendarEvent {
    const complete = untracked(this.inputs.newEvent);
    if (complete === undefined) return draft;
    let problem = 'returned what is no event';
    try {
      const event: CalendarEvent = untracked(() => complete(draft));
      if (parseEvent(event, this.settings.localZone) !== null && isId(event.id)) return event;
    } catch (error) {
      problem = `threw ${String(error)}`;
    }
    this.reports.report(
      'invalid-value',
      `newEvent ${problem}; the event stays as it was. Return the event that it is given, with keys of your own: { ...draft, status: "planned" }.`,
    );
    return draft;
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
