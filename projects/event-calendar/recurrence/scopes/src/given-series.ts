import { eventsAfter, type ChangeSet } from 'ng-event-calendar/core/edits';
import { withWhen } from 'ng-event-calendar/core/times';
import {
  toInstant,
  type CalendarEvent,
  type RecurrenceScope,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import {
  eventOfOccurrence,
  expandOccurrences,
  seriesOf,
  startsBetween,
  type TouchedOccurrence,
} from 'ng-event-calendar/recurrence/internal';
import { editOccurrence } from './edit-occurrence';

/** Zone of the series for specs, and of times that name none. */
export const ZONE = 'America/New_York';

/** A series for specs: Tuesdays from ten to eleven, from 3 March 2026 on. */
export function givenSeries(fields: Partial<CalendarEvent> = {}): CalendarEvent {
  return frozen({
    id: 's',
    title: 'Series',
    start: '2026-03-03T10:00:00',
    end: '2026-03-03T11:00:00',
    timezone: ZONE,
    rrule: 'FREQ=WEEKLY',
    room: { floor: 3 },
    ...fields,
  } as CalendarEvent);
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

/** Returns the occurrence of a series on a date of its own zone. */
export function on(event: CalendarEvent, date: string): TouchedOccurrence {
  const series = seriesOf(event, ZONE)!;
  const day = toInstant(`${date}T00:00:00Z`);
  const [first] = startsBetween(series, day, day + 86_400_000);
  return { event, start: first!.start };
}

/** Returns the starts of events in 2026 and 2027: in UTC to the minute, dates for whole days. */
export function starts(events: readonly CalendarEvent[]): string[] {
  const range = { start: '2026-01-01T00:00:00Z', end: '2028-01-01T00:00:00Z', timezone: 'UTC' };
  return expandOccurrences(events, range).map(({ start, event }) =>
    event.allDay === true ? start.slice(0, 10) : start.slice(0, 16),
  );
}

/** Returns the event with its start and end that many hours later. */
export function shift(event: CalendarEvent, hours: number, endHours = hours): CalendarEvent {
  const [start, end] = [toInstant(event.start, ZONE), toInstant(event.end, ZONE)];
  const when: EventSpan = {
    allDay: false,
    start: start + hours * 3_600_000,
    end: end + endHours * 3_600_000,
  };
  return withWhen(event, when, ZONE);
}

/** Moves an event to wall times of the zone; without an end it keeps its length. */
export function to(start: string, end?: string): (event: CalendarEvent) => CalendarEvent {
  return (event) => {
    const length = toInstant(event.end, ZONE) - toInstant(event.start, ZONE);
    const from = toInstant(start, ZONE);
    const until = end === undefined ? from + length : toInstant(end, ZONE);
    return withWhen(event, { allDay: false, start: from, end: until }, ZONE);
  };
}

/** Returns the result of changing the occurrence of a series on a date. */
export function changed(
  series: CalendarEvent,
  date: string,
  change: (event: CalendarEvent) => CalendarEvent,
  scope: RecurrenceScope,
): Written {
  const occurrence = on(series, date);
  const after = frozen(change(eventOfOccurrence(occurrence, ZONE)!));
  return written([series], editOccurrence([series], occurrence, after, scope, 'move', ZONE)!);
}

/** A change, and the events after it. */
export interface Written extends ChangeSet {
  readonly events: CalendarEvent[];
}

/** Writes a change into events. */
export function written(events: readonly CalendarEvent[], changeSet: ChangeSet): Written {
  return { ...changeSet, events: eventsAfter(events, changeSet) };
}
