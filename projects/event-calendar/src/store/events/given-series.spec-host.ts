import { freshId, removeEvent, replaceEvent } from 'ng-event-calendar/core/edits';
import {
  DAY,
  dayOf,
  formatDay,
  parseEvent,
  placeOccurrence,
  type CalendarEvent,
  type Occurrence,
  type RecurrenceScope,
} from 'ng-event-calendar/core/internal';
import {
  RECURRENCE,
  RECURRENCE_UI,
  type CalendarRecurrence,
  type OccurrenceStart,
  type ScopedEdits,
} from './recurrence';

/** Formats an instant as specs write it. */
const iso = (instant: number): string => new Date(instant).toISOString().replace('.000Z', 'Z');
const dateOf = (instant: number): string => formatDay(dayOf(instant));

/** Returns the event at a daily occurrence, in UTC; null where there is none. */
function eventOf({ event, start }: OccurrenceStart): CalendarEvent | null {
  const reading = parseEvent(event, 'UTC');
  if (reading === null || event.rrule === undefined) return null;
  const days = (start - reading.start) / DAY;
  const isLeftOut = event.exDates?.includes(dateOf(start)) === true;
  if (days < 0 || !Number.isInteger(days) || isLeftOut) return null;
  return { ...event, start: iso(start), end: iso(start + reading.end - reading.start) };
}

const withoutDay = (event: CalendarEvent, start: number): CalendarEvent => ({
  ...event,
  exDates: [...(event.exDates ?? []), dateOf(start)],
});

const SCOPES: ScopedEdits = {
  editOccurrence: (events, { event, start }, after, scope, type) => {
    if (JSON.stringify(after) === JSON.stringify(eventOf({ event, start }))) return null;
    if (scope !== 'onlyThis') {
      const moved = Date.parse(after.start) - start;
      const times = {
        start: iso(Date.parse(event.start) + moved),
        end: iso(Date.parse(event.end) + moved),
      };
      return replaceEvent(events, event, { ...after, ...times }, type);
    }
    const { rrule: _rrule, exDates: _exDates, ...rest } = after;
    const once = { ...rest, id: freshId(events), extractedFromId: event.id };
    const left = replaceEvent(events, event, withoutDay(event, start), type)!;
    const added = { before: null, after: once, position: events.length };
    return { ...left, event: once, changes: [...left.changes, added] };
  },
  editSeries: (event, edits, _scope, type) => {
    if (event.rrule === undefined) return null;
    const made = edits.flatMap(({ start, change }, place) => {
      const before = eventOf({ event, start });
      if (before === null) return [];
      const { rrule: _rrule, exDates: _exDates, ...once } = change?.(before) ?? before;
      const after = change && { ...once, id: `${event.id} ${place}`, extractedFromId: event.id };
      return [{ place, start, after }];
    });
    const left = made.reduce((record, { start }) => withoutDay(record, start), event);
    return {
      records: [
        { before: event, after: left },
        ...made.flatMap(({ after }) => (after === null ? [] : [{ before: null, after }])),
      ],
      parts: made.map(({ place, after }) => [
        place,
        { type: after === null ? 'delete' : type, before: event, after: after ?? left },
      ]),
    };
  },
  removeOccurrence: (events, { event, start }, scope) =>
    scope === 'onlyThis'
      ? replaceEvent(events, event, withoutDay(event, start), 'delete')
      : removeEvent(events, event),
};

/**
 * Recurrence as far as specs of occurrence edits need it: an event with a rule, whatever that is, recurs every day from
 * its start, except on its `exDates`. The scope "this and following" covers all of it.
 */
export const DAILY: CalendarRecurrence = {
  recurs: ({ rrule }) => rrule !== undefined,
  eventOf,
  expand: <E extends CalendarEvent>(event: E, first: number, last: number, zone: string) => {
    const reading = parseEvent(event, 'UTC');
    if (reading === null || event.rrule === undefined) return null;
    const occurrences: Occurrence<E>[] = [];
    for (let day = Math.max(first, dayOf(reading.start)); day <= last; day++) {
      const start = reading.start + (day - dayOf(reading.start)) * DAY;
      const times = { start, end: start + reading.end - reading.start };
      if (eventOf({ event, start }) === null) continue;
      occurrences.push(
        placeOccurrence({ ...reading, ...times }, zone, `${event.id} ${dateOf(start)}`),
      );
    }
    return occurrences;
  },
  concernsOne: () => false,
  countOccurrences: () => null,
  excludeDates: (event, dates) => ({ ...event, exDates: [...(event.exDates ?? []), ...dates] }),
  scopes: { loaded: SCOPES, load: () => Promise.resolve(SCOPES) },
  diagnose: () => [],
  text: () => ({}),
};

/** Recurrence UI that records its questions and answers them when a spec says so. */
export class GivenQuestions {
  /** Whether the rule itself was to change, one entry a question. */
  readonly asked: boolean[] = [];
  /** Number of events of each question about several. */
  readonly counts: (number | undefined)[] = [];
  #answers: ((scope: RecurrenceScope | null) => void)[] = [];

  readonly providers = [
    { provide: RECURRENCE, useValue: DAILY },
    {
      provide: RECURRENCE_UI,
      useValue: {
        askScope: (
          changesRule: boolean,
          _isRemoval: boolean,
          gone: AbortSignal,
          _about: string,
          count?: number,
        ): Promise<RecurrenceScope | null> => {
          this.asked.push(changesRule);
          this.counts.push(count);
          return new Promise((resolve) => {
            this.#answers.push(resolve);
            gone.addEventListener('abort', () => resolve(null));
          });
        },
        describe: () => null,
      },
    },
  ];

  /** Answers all open questions. */
  answer(scope: RecurrenceScope | null): void {
    for (const resolve of this.#answers.splice(0)) resolve(scope);
  }
}

/** Loads the code that changes series, or fails to, when a spec says so. */
export class GivenScopes {
  readonly #waiting: {
    readonly resolve: (code: ScopedEdits) => void;
    readonly reject: (why: unknown) => void;
  }[] = [];
  /** Number of loads that were asked for. */
  asked = 0;

  /** Overrides the recurrence of `GivenQuestions`, whose code is there at once. */
  readonly provider = {
    provide: RECURRENCE,
    useValue: {
      ...DAILY,
      scopes: {
        loaded: undefined,
        load: () => {
          this.asked++;
          return new Promise<ScopedEdits>((resolve, reject) =>
            this.#waiting.push({ resolve, reject }),
          );
        },
      },
    } satisfies CalendarRecurrence,
  };

  /** Resolves all pending loads, and waits until their callers have gone on. */
  async arrive(): Promise<void> {
    for (const { resolve } of this.#waiting.splice(0)) resolve(SCOPES);
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Rejects all pending loads, and waits until their callers have gone on. */
  async fail(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(new TypeError('offline'));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
