import {
  MINUTE,
  occurrenceOf,
  parseEvent,
  positionOfId,
  type CalendarEvent,
  type ParsedEvent,
  type Slot,
  type EventSpan,
  type ResourceIndex,
} from 'ng-event-calendar/core/internal';
import { freshId } from './fresh-id';
import { moved, startIn, type SlotRules } from './drag';
import { timesOfNewEvent } from './new-event';
import { withResource } from './with-resource';
import { withWhen } from 'ng-event-calendar/core/times';

/**
 * An item from outside of a calendar that becomes an event when it is dropped in: the known keys of that event. Without
 * readable times it gets those of its slot, and lasts `duration` minutes.
 */
export type OutsideEvent<E extends CalendarEvent = CalendarEvent> = Partial<E> & {
  readonly duration?: number;
};

/** Context of the calendar that receives an external item. */
export interface ReceivingCalendar {
  /** Events of the calendar, whose ids are taken. */
  readonly events: readonly CalendarEvent[];
  /** Resources of the calendar. */
  readonly resources: ResourceIndex;
  /** Rules for the slots of the calendar. */
  readonly rules: SlotRules;
  /** Whether slots are days that keep the time of day, as in a month. */
  readonly keepsTimeOfDay: boolean;
  /** The calendar's `displayTimezone`, as the host gave it. */
  readonly displayTimezone: string;
  /** Zone in which wall times without one are read. */
  readonly localZone: string;
}

/**
 * Returns the event that an external item becomes in a slot. It keeps its id unless that is taken; the owner
 * of the slot's column replaces its resources of the same kind; they all stay if the column holds all events.
 */
export function eventFromExternal(
  outside: OutsideEvent,
  at: Slot,
  calendar: ReceivingCalendar,
): CalendarEvent {
  const { events, resources, displayTimezone, localZone } = calendar;
  const { duration, ...given } = withoutUndefined(outside);
  const isFree = given.id !== undefined && positionOfId(events, given.id) < 0;
  const id = isFree ? given.id! : freshId(events);
  const rules =
    duration !== undefined && duration > 0 ? { ...calendar.rules, duration } : calendar.rules;
  const told = { title: '', ...given, id } as CalendarEvent;
  const event = at.resource === undefined ? told : withResource(told, at.resource, resources);
  const reading = parseEvent(event, localZone);
  if (reading !== null) {
    return withWhen(event, whenMoved(reading, at, calendar.keepsTimeOfDay, rules), localZone);
  }
  const when = whenAt(at, rules);
  const times = timesOfNewEvent(when, displayTimezone);
  // The slot decides whether the event is all-day.
  const { allDay, ...plain } = event;
  const placed: CalendarEvent = {
    ...plain,
    ...(allDay === false && !when.allDay ? { allDay } : {}),
    ...times,
  };
  // If the item names a time zone, its times are written in it.
  const { timezone } = event;
  return timezone === undefined ? placed : withWhen({ ...placed, timezone }, when, localZone);
}

/** Returns the item's own length at the slot, and on whole days its own time of day. */
function whenMoved(
  reading: ParsedEvent,
  at: Slot,
  keepsTimeOfDay: boolean,
  rules: SlotRules,
): EventSpan {
  const occurrence = occurrenceOf(reading, rules.zone);
  const { start, firstDay: day, isBar } = occurrence;
  const from: Slot = isBar || keepsTimeOfDay ? { day, instant: null } : { day, instant: start };
  return moved(occurrence, from, at, rules).when;
}

function whenAt(at: Slot, rules: SlotRules): EventSpan {
  if (at.instant === null) return { allDay: true, firstDay: at.day, lastDay: at.day };
  const start = startIn(at.day, at.instant, rules);
  return { allDay: false, start, end: start + rules.duration * MINUTE };
}

/** Removes undefined values, as events are JSON. */
function withoutUndefined<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as T;
}
