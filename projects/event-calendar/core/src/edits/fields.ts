import { DAY, dayOf, HOUR, MINUTE, timeOfDay } from '../dates/civil-time';
import { parseIso, type IsoTime } from '../dates/iso';
import { instantOf, isZone, wallIn } from '../dates/zone';
import type { CalendarEvent, Id } from '../model/event';
import type { PaletteName } from '../model/palette';
import { recolored } from './recolor';
import { whenOf, withWhen, type When } from './when';

/** What an editor shows of an event, to be changed field by field. */
export interface EventFields {
  readonly title: string;
  readonly allDay: boolean;
  /** Civil days since 1970; of an all-day event the last day is included. */
  readonly startDay: number;
  readonly endDay: number;
  /** Milliseconds since midnight. Of an all-day event: what it gets when it no longer is one. */
  readonly startTime: number;
  readonly endTime: number;
  /** Zone that the event names; empty without one. */
  readonly timezone: string;
  readonly resource: Id | null;
  readonly color: PaletteName | null;
  readonly description: string;
}

/** What the fields of events depend on beside the events. */
export interface FieldRules {
  /** Zone in which wall times without one are read. */
  readonly localZone: string;
  /** Zone that the calendar shows. */
  readonly displayZone: string;
  /** Length in minutes of what is created by a click. */
  readonly duration: number;
}

/** Start of what had no time of day before. */
const MORNING = 9 * HOUR;

/** The fields of an event; unreadable times give today's morning of `fallbackDay`. */
export function fieldsOf(event: CalendarEvent, rules: FieldRules, fallbackDay = 0): EventFields {
  const timezone = typeof event.timezone === 'string' ? event.timezone : '';
  const when = whenOf(event, rules.localZone);
  const length = rules.duration * MINUTE;
  const times = (): Pick<EventFields, 'startDay' | 'endDay' | 'startTime' | 'endTime'> => {
    if (when === null || when.allDay) {
      const [startDay, endDay] =
        when === null ? [fallbackDay, fallbackDay] : [when.firstDay, when.lastDay];
      const written = when === null ? null : writtenTimes(event, editingZone(event, rules));
      const [startTime, endTime] = written ?? [MORNING, MORNING + length];
      return { startDay, endDay, startTime, endTime };
    }
    const zone = editingZone(event, rules);
    const [start, end] = [wallIn(when.start, zone), wallIn(when.end, zone)];
    return {
      startDay: dayOf(start),
      startTime: timeOfDay(start),
      endDay: dayOf(end),
      endTime: timeOfDay(end),
    };
  };
  return {
    title: typeof event.title === 'string' ? event.title : '',
    allDay: event.allDay === true,
    ...times(),
    timezone,
    resource: event.resource ?? null,
    color: event.color ?? null,
    description: typeof event.description === 'string' ? event.description : '',
  };
}

/**
 * The zone in which an event's times are edited: its own, else that of its wall times, else, for
 * instants without a zone, the one that the calendar shows.
 */
export function editingZone(
  event: Pick<CalendarEvent, 'start' | 'timezone'>,
  { localZone, displayZone }: Omit<FieldRules, 'duration'>,
): string {
  if (event.timezone !== undefined && isZone(event.timezone)) return event.timezone;
  const form = parseIso(event.start)?.form;
  return form === 'utc' || form === 'offset' ? displayZone : localZone;
}

/** When fields say that an event happens; `zone` is that of their times. */
export function whenOfFields(fields: EventFields, zone: string): When {
  const { allDay, startDay, endDay, startTime, endTime } = fields;
  return allDay
    ? { allDay, firstDay: startDay, lastDay: endDay }
    : {
        allDay,
        start: instantOf(startDay * DAY + startTime, zone),
        end: instantOf(endDay * DAY + endTime, zone),
      };
}

/**
 * The fields with another start; the end moves with it, by the same length. An end that lies before the
 * start, or at one that moves earlier, has no length to keep: it stays as it was typed. `when` is what
 * the fields mean, where they can't say it themselves: in the second pass of a repeated hour.
 */
export function withStart(
  fields: EventFields,
  startDay: number,
  startTime: number,
  zone: string,
  when: When = whenOfFields(fields, zone),
): EventFields {
  const moved = { ...fields, startDay, startTime };
  if (when.allDay) {
    if (fields.endDay < fields.startDay) return moved;
    return { ...moved, endDay: fields.endDay + startDay - fields.startDay };
  }
  const start = instantOf(startDay * DAY + startTime, zone);
  const length = when.end - when.start;
  if (length < 0 || (length === 0 && start < when.start)) return moved;
  const end = wallIn(start + length, zone);
  return { ...moved, endDay: dayOf(end), endTime: timeOfDay(end) };
}

/**
 * The fields switched to whole days or back to times. A midnight at the end doesn't touch its day, so that
 * day is left out, and comes back with the times.
 */
export function withAllDay(fields: EventFields, allDay: boolean): EventFields {
  const { startDay, endDay, startTime, endTime } = fields;
  if (fields.allDay === allDay) return fields;
  if (allDay) {
    const endsAtMidnight = endTime === 0 && endDay > startDay;
    return { ...fields, allDay, endDay: endsAtMidnight ? endDay - 1 : endDay };
  }
  const isTooEarly =
    startDay === endDay && (endTime < startTime || (endTime === 0 && startTime === 0));
  return { ...fields, allDay, endDay: isTooEarly ? endDay + 1 : endDay };
}

/**
 * The event with what was changed between two states of its fields. What wasn't changed is taken from
 * the event as it is now, and keeps its written form.
 */
export function withFields<E extends CalendarEvent>(
  event: E,
  before: EventFields,
  after: EventFields,
  rules: FieldRules,
): E {
  let next: E = event;
  const set = (change: Partial<CalendarEvent>): void => {
    next = { ...next, ...change };
  };
  const drop = (key: 'timezone' | 'resource' | 'description'): void => {
    const { [key]: _dropped, ...rest } = next;
    next = rest as unknown as E;
  };
  if (after.title !== before.title) set({ title: after.title });
  if (after.timezone !== before.timezone) {
    if (after.timezone === '') drop('timezone');
    else set({ timezone: after.timezone });
  }
  if (hasOtherTimes(before, after)) {
    next = withWhen(next, whenOfChange(next, before, after, rules), rules.localZone);
  }
  if (!isSameId(after.resource, before.resource)) {
    if (after.resource === null) drop('resource');
    else set({ resource: after.resource });
  }
  if (after.color !== before.color) next = recolored(next, after.color);
  if (after.description !== before.description) {
    if (after.description === '') drop('description');
    else set({ description: after.description });
  }
  return next;
}

/**
 * When an event happens once what changed between two states of its fields is saved. A boundary that
 * wasn't touched stays the instant it is, also in the second pass of an hour.
 */
export function whenOfChange(
  event: CalendarEvent,
  before: EventFields,
  after: EventFields,
  rules: Omit<FieldRules, 'duration'>,
): When {
  const isZoneKept = before.timezone === after.timezone;
  const named = isZoneKept ? event : { start: event.start, timezone: after.timezone };
  const when = whenOfFields(after, editingZone(named, rules));
  const known = whenOf(event, rules.localZone);
  if (when.allDay || known === null || known.allDay || !isZoneKept) return when;
  const isStartKept = before.startDay === after.startDay && before.startTime === after.startTime;
  const isEndKept = before.endDay === after.endDay && before.endTime === after.endTime;
  return {
    allDay: false,
    start: isStartKept ? known.start : when.start,
    end: isEndKept ? known.end : when.end,
  };
}

function isSameId(a: Id | null, b: Id | null): boolean {
  return a === null || b === null ? a === b : String(a) === String(b);
}

function hasOtherTimes(a: EventFields, b: EventFields): boolean {
  if (a.allDay !== b.allDay || a.startDay !== b.startDay || a.endDay !== b.endDay) return true;
  if (b.allDay) return false;
  // Another zone means another time behind the same words.
  return a.startTime !== b.startTime || a.endTime !== b.endTime || a.timezone !== b.timezone;
}

/** Times of day that an all-day event was written with, where they say more than "all day". */
function writtenTimes(event: CalendarEvent, zone: string): readonly [number, number] | null {
  const [start, end] = [parseIso(event.start), parseIso(event.end)];
  if (start === null || end === null || start.form === 'date' || end.form === 'date') return null;
  const meant = [wallMeant(start, zone), wallMeant(end, zone)].map(timeOfDay);
  const written = [start.wall, end.wall].map(timeOfDay);
  if (isWholeDay(written) || isWholeDay(meant)) return null;
  const [from, to] = meant;
  return [from!, to!];
}

/** The wall time in a zone that a text means there. */
function wallMeant({ form, wall, offset }: IsoTime, zone: string): number {
  return form === 'utc' || form === 'offset' ? wallIn(wall - offset, zone) : wall;
}

function isWholeDay([from, to]: readonly number[]): boolean {
  return from === 0 && (to === 0 || to! >= DAY - MINUTE);
}
