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
import { withWhen } from 'ng-event-calendar/core/times';

/** Times of an event as an editor shows them, to be changed field by field. */
export interface EventTimes {
  readonly allDay: boolean;
  /** Day numbers; the last day of an all-day event is included. */
  readonly startDay: number;
  readonly endDay: number;
  /** Milliseconds since midnight. For an all-day event: the times it gets when it becomes timed. */
  readonly startTime: number;
  readonly endTime: number;
  /** Whether the end lies in the second pass of a repeated hour. */
  readonly endsInSecondPass?: boolean;
  /** Zone that the event names; empty if none. */
  readonly timezone: string;
}

/** Zones and default length on which an event's times depend. */
export interface TimeRules {
  /** Zone in which wall times without one are read. */
  readonly localZone: string;
  /** Display zone of the calendar. */
  readonly displayZone: string;
  /** Length in minutes of an event created by a click. */
  readonly duration: number;
}

/** Start of an event that had no time of day before. */
const MORNING = 9 * HOUR_MS;

/** Returns the times of an event; if they can't be read, those of a morning on `fallbackDay`. */
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

/** Returns the pass of a repeated hour that an end lies in; empty if its wall time tells. */
function passOf(end: number, zone: string): Pick<EventTimes, 'endsInSecondPass'> {
  return instantOf(wallIn(end, zone), zone) === end ? {} : { endsInSecondPass: true };
}

/**
 * Returns the zone in which an event's times are edited: its own, else the local zone for wall times, else, for
 * instants without a zone, the display zone.
 */
export function editingZone(
  event: Pick<CalendarEvent, 'start' | 'timezone'>,
  { localZone, displayZone }: Omit<TimeRules, 'duration'>,
): string {
  if (event.timezone !== undefined && isZone(event.timezone)) return event.timezone;
  const form = parseIso(event.start)?.form;
  return form === 'utc' || form === 'offset' ? displayZone : localZone;
}

/** Returns the span that times describe; `zone` is the one in which they are edited. */
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
 * Returns the times with another start; the end moves along, by the same length. An end before the start, or at a start
 * that moves earlier, has no length to keep, and stays as it was typed. `when` is the span of the times if they can't
 * express it themselves, in the second pass of a repeated hour.
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
 * Returns the times switched to whole days or back. A midnight at the end doesn't touch its day, so that day is left
 * out, and returns with the times.
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
 * Returns the event with the difference between two states of its times. Unchanged parts are taken from the event as it
 * is now, and keep their written form.
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
 * Returns the span of an event once the difference between two states of its times is saved. A start or end that wasn't
 * touched keeps its instant, also in the second pass of an hour.
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
  // In another zone the same clock time is another instant, and so it is in another pass of an hour.
  const isSameTime = a.startTime === b.startTime && a.endTime === b.endTime && isSamePass(a, b);
  return !isSameTime || a.timezone !== b.timezone;
}

function isSamePass(a: EventTimes, b: EventTimes): boolean {
  return (a.endsInSecondPass === true) === (b.endsInSecondPass === true);
}

/** Returns the times of day that an all-day event was written with, unless they mean whole days. */
function writtenTimes(event: CalendarEvent, zone: string): readonly [number, number] | null {
  const [start, end] = [parseIso(event.start), parseIso(event.end)];
  if (start === null || end === null || start.form === 'date' || end.form === 'date') return null;
  const meant = [wallMeant(start, zone), wallMeant(end, zone)].map(timeOfDay);
  const written = [start.wall, end.wall].map(timeOfDay);
  if (isWholeDay(written) || isWholeDay(meant)) return null;
  const [from, to] = meant;
  return [from!, to!];
}

/** Returns the wall time in a zone that a written time stands for. */
function wallMeant({ form, wall, offset }: IsoTime, zone: string): number {
  return form === 'utc' || form === 'offset' ? wallIn(wall - offset, zone) : wall;
}

function isWholeDay([from, to]: readonly number[]): boolean {
  return from === 0 && (to === 0 || to! >= DAY - MINUTE);
}
