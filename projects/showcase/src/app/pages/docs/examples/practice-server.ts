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

/** What a source's `save` is given, as it arrives. */
export interface Sent {
  readonly type: LastActionType;
  readonly changes: readonly Omit<EventChange, 'position'>[];
  readonly since?: number;
}

/** The zone of times that name none: the server's own has nothing to do with it. */
const ZONE = 'Europe/Berlin';

/** Nothing of it needs a browser: in Node it stands behind your `POST /changes`, within a transaction. */
export class PracticeServer {
  private readonly resources = indexResources(PRACTICE);
  private events: readonly CalendarEvent[] = [];

  list(): readonly CalendarEvent[] {
    return this.events;
  }

  /** Writes what was sent, or throws what the user is shown. */
  save({ type, changes, since }: Sent): void {
    const set = changes.map(({ before, after }) => {
      const id = String((before ?? after)?.id);
      // What it was before says the server. A client may have older data, or say what it likes.
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
        // Series count with `RECURRENCE_ENGINE` of `ng-event-calendar/recurrence` as its last argument.
        index: indexEvents(this.events, ZONE),
        resources: this.resources,
        workingHours: PRACTICE_HOURS,
        blockedTimes: practiceBlocks(),
        unavailableTimes: 'ask',
        eventOverlap: 'refuse',
      },
    );
    // What is asked about, the calendar has asked.
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
