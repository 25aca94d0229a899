import { formatInTimeZone } from 'date-fns-tz';
import type { CalendarEvent } from 'ng-event-calendar';

/** A record of the application: instants, and the zone they are meant in. */
interface Booking {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly end: Date;
  readonly zone: string;
}

const DAY = 86_400_000;

export function toEvent({ id, title, start, end, zone }: Booking): CalendarEvent {
  return { id, title, start: toTime(start, zone), end: toTime(end, zone), timezone: zone };
}

export function fromEvent({ id, title, start, end, timezone }: CalendarEvent): Booking {
  const zone = timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return { id: String(id), title, start: toDate(start, zone), end: toDate(end, zone), zone };
}

/** Returns a wall time; the second pass of a repeated hour can only be written as an instant. */
function toTime(date: Date, zone: string): string {
  const wall = new Date(date.getTime() + offset(date.getTime(), zone)).toISOString().slice(0, 19);
  return toDate(wall, zone).getTime() === date.getTime() ? wall : date.toISOString();
}

/** Reads times as the calendar does: the first of two passes, and in a gap the offset before it. */
function toDate(written: string, zone: string): Date {
  if (/(Z|[+-]\d\d:\d\d)$/.test(written)) return new Date(written);
  const wall = Date.parse(`${written}Z`);
  const [before, after] = [offset(wall - DAY, zone), offset(wall + DAY, zone)];
  const isAfter = offset(wall - before, zone) !== before && offset(wall - after, zone) === after;
  return new Date(wall - (isAfter ? after : before));
}

/** The only use of date-fns-tz: the rest of it goes through the browser’s own local time. */
function offset(instant: number, zone: string): number {
  const text = formatInTimeZone(instant, zone, 'xxx');
  const size = Date.parse(`1970-01-01T${text.slice(1)}Z`);
  return text.startsWith('-') ? -size : size;
}
