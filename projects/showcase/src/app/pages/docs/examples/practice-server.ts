import {
  eventsAfter,
  indexEvents,
  indexResources,
  validateChange,
  permissionErrorOf,
  type CalendarEvent,
  type EventChange,
  type LastActionType,
} from 'ng-event-calendar/core';
import { PRACTICE, PRACTICE_HOURS, practiceBlocks } from './practice-rules';

/** The argument of a source's `save`, as the server receives it. */
export interface Sent {
  readonly type: LastActionType;
  readonly changes: readonly Omit<EventChange, 'position'>[];
  readonly since?: number;
}

/** Zone of times that name none; the server's own zone doesn't matter. */
const ZONE = 'Europe/Berlin';

/** Needs no browser: in Node it handles your `POST /changes`, within a transaction. */
export class PracticeServer {
  private readonly resources = indexResources(PRACTICE);
  private events: readonly CalendarEvent[] = [];

  list(): readonly CalendarEvent[] {
    return this.events;
  }

  /** Writes a change, or throws the reason shown to the user. */
  save({ type, changes, since }: Sent): void {
    const set = changes.map(({ before, after }) => {
      const id = String((before ?? after)?.id);
      // The server's own record counts as the one before: a client's may be outdated or forged.
      const at = this.events.findIndex((event) => String(event.id) === id);
      if (before !== null && at < 0) throw new Error('that was deleted meanwhile.');
      const position = at < 0 ? this.events.length : at;
      return { before: this.events[at] ?? null, after, position };
    });
    const rules = { resources: this.resources, calendar: {}, shouldEventRequireResource: true };
    for (const { before, after } of set) {
      const firm = permissionErrorOf({ type, before, after }, rules);
      if (firm !== null) throw new Error(firm.reason);
    }
    const refusals = validateChange(
      { changes: set, ...(since !== undefined && { since }) },
      {
        // To validate series, pass `RECURRENCE_ENGINE` of `ng-event-calendar/recurrence` as the last argument.
        index: indexEvents(this.events, ZONE),
        resources: this.resources,
        workingHours: PRACTICE_HOURS,
        blockedTimes: practiceBlocks(),
        unavailableTimes: 'ask',
        eventOverlap: 'refuse',
      },
    );
    // The calendar has already asked about violations that can be waived.
    const refused = refusals.find(({ answer }) => answer === 'refuse');
    if (refused !== undefined) throw new Error(WORDS[refused.code]);
    this.events = eventsAfter(this.events, { changes: set });
  }
}

const WORDS = {
  'outside-hours': 'the practice is closed then.',
  blocked: 'that time is blocked.',
  overlap: 'somebody else has booked that meanwhile.',
  capacity: 'there is no place left.',
} as const;
