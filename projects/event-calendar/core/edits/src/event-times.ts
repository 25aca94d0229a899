import {
  DAY,
  HOUR_MS,
  MINUTE,
  dayOf,
  instantOf,
  instantsOf,
  isZone,
  parseIso,
  timeOfDay,
  wallIn,
  whenOf,
  type CalendarEvent,
  type IsoTime,
  type EventSpan,
} from 'ng-event-calendar/core/internal';
import { withWhen } from './with-when';

/** When an event happens, as an editor shows it, to be changed part by part. */
export interface EventTimes {
  readonly allDay: boolean;
  /** Civil days since 1970; of an all-day event the last day is included. */
  readonly startDay: number;
  readonly endDay: number;
  /** Milliseconds since midnight. Of an all-day event: what it gets when it no longer is one. */
  readonly startTime: number;
  readonly endTime: number;
  /** Whether the end is meant in the second pass of an hour that the clocks repeat. */
  readonly endsInSecondPass?: boolean;
  /** Zone that the event names; empty without one. */
  readonly timezone: string;
}

/** What the times of events depend on beside the events. */
export interface TimeRules {
  /** Zone in which wall times without one are read. */
  readonly localZone: string;
  /** Zone that the calendar shows. */
  readonly displayZone: string;
  /** Length in minutes of what is created by a click. */
  readonly duration: number;
}

/** Start of what had no time of day before. */
const MORNING = 9 * HOUR_MS;

/** The times of an event; unreadable ones are today's morning of `fallbackDay`. */
export function timesOf(event: CalendarEvent, rules: TimeRules, fallbackDay = 0): EventTimes {
  const allDay = event.allDay === true;
  const timezone = typeof event.timezone === 'string' ? event.timezone : '';
  const when = whenOf(event, rules.localZone);
  const zone = editingZone(event, rules);
  if (when === null || when.allDay) {
    const [startDay, endDay] =
      when === null ? [fallbackDay, fallbackDay] : [when.firstDay, when.lastDay];
    const written = when === null ? null : writtenTimes(event, zone);
    const [startTime, endTime] = written ?? [MORNING, MORNING + rules.duration * MINUTE];
    return { allDay, startDay, endDay, startTime, endTime, timezone };
  }
  const [start, end] = [wallIn(when.start, zone), wallIn(when.end, zone)];
  return {
    allDay,
    startDay: dayOf(start),
    endDay: dayOf(end),
    startTime: timeOfDay(start),
    endTime: timeOfDay(end),
    timezone,
    ...passOf(when.end, zone),
  };
}

/** Which pass of a repeated hour an end is in; nothing where a wall time says it. */
function passOf(end: number, zone: string): Pick<EventTimes, 'endsInSecondPass'> {
  return instantOf(wallIn(end, zone), zone) === end ? {} : { endsInSecondPass: true };
}

/**
 * The zone in which an event's times are edited: its own, else that of its wall times, else, for
 * instants without a zone, the one that the calendar shows.
 */
export function editingZone(
  event: Pick<CalendarEvent, 'start' | 'timezone'>,
  { localZone, displayZone }: Omit<TimeRules, 'duration'>,
): string {
  if (event.timezone !== undefined && isZone(event.timezone)) return event.timezone;
  const form = parseIso(event.start)?.form;
  return form === 'utc' || form === 'offset' ? displayZone : localZone;
}

/** When times say that an event happens; `zone` is the one they are meant in. */
export function whenOfTimes(times: EventTimes, zone: string): EventSpan {
  const { allDay, startDay, endDay, startTime, endTime, endsInSecondPass = false } = times;
  return allDay
    ? { allDay, firstDay: startDay, lastDay: endDay }
    : {
        allDay,
        start: instantOf(startDay * DAY + startTime, zone),
        end: endOf(endDay * DAY + endTime, endsInSecondPass, zone),
      };
}

function endOf(wall: number, isSecondPass: boolean, zone: string): number {
  return (isSecondPass ? instantsOf(wall, zone)[1] : undefined) ?? instantOf(wall, zone);
}

/**
 * The times with another start; the end moves with it, by the same length. An end that lies before the
 * start, or at one that moves earlier, has no length to keep: it stays as it was typed. `when` is what
 * the times mean, where they can't say it themselves: in the second pass of a repeated hour.
 */
export function withStart(
  times: EventTimes,
  startDay: number,
  startTime: number,
  zone: string,
  when: EventSpan = whenOfTimes(times, zone),
): EventTimes {
  const { endsInSecondPass: _pass, ...sayable } = times;
  const moved = { ...sayable, startDay, startTime };
  if (when.allDay) {
    if (times.endDay < times.startDay) return moved;
    return { ...moved, endDay: times.endDay + startDay - times.startDay };
  }
  const start = instantOf(startDay * DAY + startTime, zone);
  const length = when.end - when.start;
  if (length < 0 || (length === 0 && start < when.start)) return { ...times, startDay, startTime };
  const end = wallIn(start + length, zone);
  const pass = passOf(start + length, zone);
  return { ...moved, endDay: dayOf(end), endTime: timeOfDay(end), ...pass };
}

/**
 * The times switched to whole days or back to times. A midnight at the end doesn't touch its day, so that
 * day is left out, and comes back with the times.
 */
export function withAllDay(times: EventTimes, allDay: boolean): EventTimes {
  const { startDay, endDay, startTime, endTime } = times;
  if (times.allDay === allDay) return times;
  if (allDay) {
    const endsAtMidnight = endTime === 0 && endDay > startDay;
    return { ...times, allDay, endDay: endsAtMidnight ? endDay - 1 : endDay };
  }
  const isTooEarly =
    startDay === endDay && (endTime < startTime || (endTime === 0 && startTime === 0));
  return { ...times, allDay, endDay: isTooEarly ? endDay + 1 : endDay };
}

/**
 * The event with what was changed between two states of its times. What wasn't changed is taken from
 * the event as it is now, and keeps its written form.
 */
export function withTimes<E extends CalendarEvent>(
  event: E,
  before: EventTimes,
  after: EventTimes,
  rules: Omit<TimeRules, 'duration'>,
): E {
  const next = after.timezone === before.timezone ? event : withTimezone(event, after.timezone);
  if (!hasOtherTimes(before, after)) return next;
  return withWhen(next, whenOfChange(next, before, after, rules), rules.localZone);
}

/**
 * When an event happens once what changed between two states of its times is saved. A boundary that
 * wasn't touched stays the instant it is, also in the second pass of an hour.
 */
export function whenOfChange(
  event: CalendarEvent,
  before: EventTimes,
  after: EventTimes,
  rules: Omit<TimeRules, 'duration'>,
): EventSpan {
  const isZoneKept = before.timezone === after.timezone;
  const named = isZoneKept ? event : { start: event.start, timezone: after.timezone };
  const when = whenOfTimes(after, editingZone(named, rules));
  const known = whenOf(event, rules.localZone);
  if (when.allDay || known === null || known.allDay || !isZoneKept) return when;
  const isStartKept = before.startDay === after.startDay && before.startTime === after.startTime;
  const isEndKept =
    before.endDay === after.endDay && before.endTime === after.endTime && isSamePass(before, after);
  return {
    allDay: false,
    start: isStartKept ? known.start : when.start,
    end: isEndKept ? known.end : when.end,
  };
}

function withTimezone<E extends CalendarEvent>(event: E, timezone: string): E {
  if (timezone !== '') return { ...event, timezone };
  const { timezone: _dropped, ...rest } = event;
  return rest as unknown as E;
}

function hasOtherTimes(a: EventTimes, b: EventTimes): boolean {
  if (a.allDay !== b.allDay || a.startDay !== b.startDay || a.endDay !== b.endDay) return true;
  if (b.allDay) return false;
  // Another zone means another time behind the same words, and so does another pass of an hour.
  const isSameTime = a.startTime === b.startTime && a.endTime === b.endTime && isSamePass(a, b);
  return !isSameTime || a.timezone !== b.timezone;
}

function isSamePass(a: EventTimes, b: EventTimes): boolean {
  return (a.endsInSecondPass === true) === (b.endsInSecondPass === true);
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
