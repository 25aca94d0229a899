import { MINUTE } from '../dates/civil-time';
import type { CalendarEvent } from '../model/event';
import { occurrenceOf } from '../occurrences/occurrence';
import { parseEvent, type ParsedEvent } from '../occurrences/parsed-event';
import { freshId, positionOfId } from './edit';
import { moved, snapped, type GestureRules, type Place } from './gesture';
import { timesOfNewEvent } from './new-event';
import { withWhen, type When } from './when';

/**
 * Something outside of a calendar that becomes an event when it is dropped in: whatever is known of
 * that event. Without readable times it gets those of the place, and lasts `duration` minutes.
 */
export type OutsideEvent<E extends CalendarEvent = CalendarEvent> = Partial<E> & {
  readonly duration?: number;
};

/** The calendar that takes something in. */
export interface Arrival {
  readonly events: readonly CalendarEvent[];
  readonly rules: GestureRules;
  /** Whether places are days that leave the time of day alone, as those of a month. */
  readonly keepsTimeOfDay: boolean;
  /** As the host gave it. */
  readonly displayTimezone: string;
  /** Zone in which wall times without one are read. */
  readonly localZone: string;
}

/** The event that something from outside becomes at a place. Its id stays unless it is taken. */
export function arrived(outside: OutsideEvent, at: Place, arrival: Arrival): CalendarEvent {
  const { events, displayTimezone, localZone } = arrival;
  const { duration, ...given } = withoutUndefined(outside);
  const isFree = given.id !== undefined && positionOfId(events, given.id) < 0;
  const id = isFree ? given.id! : freshId(events);
  const rules =
    duration !== undefined && duration > 0 ? { ...arrival.rules, duration } : arrival.rules;
  const event = { title: '', ...given, id } as CalendarEvent;
  const reading = parseEvent(event, localZone);
  if (reading !== null) {
    return withWhen(event, whenMoved(reading, at, arrival.keepsTimeOfDay, rules), localZone);
  }
  const when = whenAt(at, rules);
  const times = timesOfNewEvent(when, displayTimezone);
  // The place decides whether it takes whole days.
  const { allDay, ...plain } = event;
  const placed: CalendarEvent = {
    ...plain,
    ...(allDay === false && !when.allDay ? { allDay } : {}),
    ...times,
  };
  // A zone of its own is the one that its times are written in.
  const { timezone } = event;
  return timezone === undefined ? placed : withWhen({ ...placed, timezone }, when, localZone);
}

/** Its own length at the place, and among days its own time of day. */
function whenMoved(
  reading: ParsedEvent,
  at: Place,
  keepsTimeOfDay: boolean,
  rules: GestureRules,
): When {
  const occurrence = occurrenceOf(reading, rules.zone);
  const { start, firstDay: day, isBar } = occurrence;
  const from: Place =
    isBar || keepsTimeOfDay ? { kind: 'day', day } : { kind: 'time', instant: start, day };
  return moved(occurrence, from, at, rules);
}

function whenAt(at: Place, rules: GestureRules): When {
  if (at.kind === 'day') return { allDay: true, firstDay: at.day, lastDay: at.day };
  const start = snapped(at.instant, rules);
  return { allDay: false, start, end: start + rules.duration * MINUTE };
}

/** What is undefined isn't there: events are JSON. */
function withoutUndefined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
