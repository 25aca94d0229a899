import { clockOf, startWallOf, type EventClock } from 'ng-event-calendar/core/times';
import {
  DAY,
  dayOf,
  formatDay,
  formatWall,
  parseIso,
  timeOfDay,
  type CalendarEvent,
  type RecurrenceRule,
} from 'ng-event-calendar/core/internal';

/** Way of the dates of a series, by its own clock. */
interface Way {
  /** Milliseconds of wall time. */
  readonly by: number;
  /** Days from the former date of an occurrence to the next. */
  readonly days: number;
  readonly from: EventClock;
  readonly to: EventClock;
  readonly allDay: boolean;
}

/** An end in the compact form of RFC 5545, and the one in which a rule's text has it. */
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?:(T\d\d)(\d\d)(\d\d)(Z?))?$/;
const UNTIL = /((?:^|[;:])\s*UNTIL\s*=\s*)([^;]*)/i;

/** Returns a series that has moved from its former start, with the dates of its lists and the end of its rule. */
export function withDatesMoved<E extends CalendarEvent>(
  moved: E,
  before: CalendarEvent,
  localZone: string,
): E {
  const [from, to] = [clockOf(before, localZone), clockOf(moved, localZone)];
  const [was, is] = [startWallOf(before, from, localZone), startWallOf(moved, to, localZone)];
  const days = dayOf(is) - dayOf(was);
  const way: Way = { by: is - was, days, from, to, allDay: before.allDay === true };
  const { rrule, exDates, rDates } = moved as CalendarEvent;
  return {
    ...moved,
    ...(rrule != null && { rrule: ruleMoved(rrule, way) }),
    ...(isList(exDates) && { exDates: exDates.map((each) => exDateMoved(each, way)) }),
    ...(isList(rDates) && { rDates: rDates.map((each) => dateMoved(each, way)) }),
  };
}

/** Data from the host may not match its type. */
function isList(dates: CalendarEvent['exDates']): dates is readonly string[] {
  return Array.isArray(dates);
}

/** A midnight excludes its whole day, so it stays one. */
function exDateMoved(exDate: string, way: Way): string {
  const time = parseIso(exDate);
  if (time === null) return exDate;
  const { wall, form, offset } = time;
  const own = form === 'utc' || form === 'offset' ? way.from.wallOf(wall - offset) : wall;
  return dateMoved(exDate, timeOfDay(own) === 0 ? { ...way, by: way.days * DAY } : way);
}

/** Returns a date moved in its written form; text that can't be read stays. */
function dateMoved(date: string, { by, days, from, to, allDay }: Way): string {
  const time = parseIso(date);
  if (time === null) return date;
  const { wall, form, offset } = time;
  if (form === 'date' || allDay) return formatDay(dayOf(wall) + days) + date.slice(10);
  const next = form === 'wall' ? wall + by : to.instantOf(from.wallOf(wall - offset) + by) + offset;
  // Zones and steps have whole minutes, so seconds stay as they are written.
  return formatWall(next, 'minutes') + date.slice(16);
}

function ruleMoved(rrule: string | RecurrenceRule, way: Way): string | RecurrenceRule {
  if (typeof rrule === 'string') {
    return rrule.replace(UNTIL, (_, key: string, until: string) => key + untilMoved(until, way));
  }
  const { until } = rrule;
  return typeof until === 'string' ? { ...rrule, until: untilMoved(until, way) } : rrule;
}

function untilMoved(until: string, way: Way): string {
  const text = until.trim().toUpperCase();
  const [, year, month, date, hour, minute, second, zone] = COMPACT.exec(text) ?? [];
  if (year === undefined) return dateMoved(text, way);
  const time = hour === undefined ? '' : `${hour}:${minute}:${second}${zone}`;
  return dateMoved(`${year}-${month}-${date}${time}`, way).replace(/[-:]/g, '');
}
