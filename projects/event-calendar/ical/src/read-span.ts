import {
  DAY,
  dayOf,
  formatDay,
  parseIso,
  type CalendarEvent,
} from 'ng-event-calendar/core/internal';
import type { Component } from './component';
import { rawValue, type ContentLine } from './content-line';
import type { FaultPlace, ReportFault } from './ical-fault';
import { readDuration, timeOf, tzidOf, type IcalDuration, type IcalTime } from './ical-time';
import { floating, inZone, momentAfter, momentOf, textBeside, type Moment } from './moment';
import { textOf, type ParseProperty } from './property-parser';
import { OWN } from './own-properties';
import type { RecurrenceRules } from './recurrence-rules';
import { reportOtherZone, reportStartZone } from './report-zone';
import type { ZoneOf } from './zones';

/** Context for reading a component. */
export interface Reader {
  readonly parse: ParseProperty;
  readonly zoneOf: ZoneOf;
  /** Zone of wall times that name none; null if these float. */
  readonly defaultTzid: string | null;
  /** Null if nothing in the file needs them. */
  readonly rules: RecurrenceRules | null;
  /** Reports a fault of the component's event. */
  readonly report: ReportFault;
}

/** Times of an event, and the parts of them that belong to the event itself. */
export interface Span {
  readonly when: Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timezone'>;
  readonly start: Moment;
  /** Zone of the start as written, and zone of other wall times that name none. */
  readonly startTzid: string | null;
  readonly defaultTzid: string | null;
}

/** Reads start, end and zone of an event; returns null and reports a fault without a readable start. */
export function readSpan({ name, line, lines }: Component, reader: Reader): Span | null {
  const find = (each: string): ContentLine | undefined =>
    lines.find((other) => other.name === each);
  const startLine = find('DTSTART');
  if (!startLine) {
    reader.report('missing-date', { field: name, line }, 'has no DTSTART. It is left out.');
    return null;
  }
  // If the start names its zone, wall times without one are in the same zone.
  const defaultTzid = tzidOf(startLine) === null ? reader.defaultTzid : null;
  const time = timeOf(startLine, defaultTzid);
  if (time === null) {
    reader.report('invalid-date', placeOf(startLine), badDate(startLine, 'The event is left out.'));
    return null;
  }
  const start = momentOf(time, reader.zoneOf);
  if (parseIso(start.text) === null) {
    reader.report('invalid-date', placeOf(startLine), `${BEYOND} It is left out.`);
    return null;
  }
  const isRuled = !find('RECURRENCE-ID') && find('RRULE') !== undefined;
  reportStartZone(startLine, time, isRuled, reader);
  const zone = zoneBeside(start, find(OWN.timezone), reader);
  const timezone = zone === null ? {} : { timezone: zone };
  const endLine = find('DTEND');
  const written = readEnd(endLine, find('DURATION'), defaultTzid, reader);
  if (endLine && written.time) reportOtherZone(endLine, written.time, time.tzid, reader);
  const place = written.place ?? placeOf(startLine);
  const isAllDay = time.form === 'date';
  let end = isAllDay
    ? formatDay(lastDay(time, written, place, reader))
    : endOf(start, written, place, reader);
  if (parseIso(end) === null) {
    reader.report('invalid-date', place, `${BEYOND} The event ends where it starts.`);
    end = start.text;
  }
  return {
    start,
    startTzid: time.tzid,
    defaultTzid,
    when: { start: start.text, end, ...(isAllDay && { allDay: true }), ...timezone },
  };
}

/** An end as written: a time, a length, or neither. */
interface WrittenEnd {
  readonly time: IcalTime | null;
  readonly length: IcalDuration | null;
  readonly place: FaultPlace | null;
}

function readEnd(
  end: ContentLine | undefined,
  duration: ContentLine | undefined,
  defaultTzid: string | null,
  { report }: Reader,
): WrittenEnd {
  const time = end ? timeOf(end, defaultTzid) : null;
  const length = duration && !end ? readDuration(rawValue(duration)) : null;
  const line = end ?? duration;
  if (line && time === null && length === null) {
    report('invalid-date', placeOf(line), badDate(line, 'The event ends by default.'));
  }
  return { time, length, place: line ? placeOf(line) : null };
}

/** Returns the last day of an all-day event: iCalendar's DTEND is the day after, the calendar's end the last day. */
function lastDay(
  start: IcalTime,
  { time: end, length }: WrittenEnd,
  place: FaultPlace,
  { report }: Reader,
): number {
  const first = dayOf(start.wall);
  if (end === null) {
    const days = length ? length.days + Math.ceil(length.time / DAY) : 1;
    return first + Math.max(days, 1) - 1;
  }
  const last = Math.ceil(end.wall / DAY) - 1;
  if (end.wall < start.wall) report('end-before-start', place, BEFORE_START);
  return Math.max(first, last);
}

const BEYOND = 'leads out of the years 0 to 9999.';
const BEFORE_START = 'is before the start. The event ends where it starts.';

function endOf(
  start: Moment,
  { time, length }: WrittenEnd,
  place: FaultPlace,
  reader: Reader,
): string {
  if (time === null) return length === null ? start.text : momentAfter(start, length).text;
  // A date as the end of a timed event means its midnight, in the zone of the start.
  const end = time.form === 'date' ? midnight(time.wall, start) : momentOf(time, reader.zoneOf);
  // Compares instants if both are known: a skipped time may have a wall time before that of the start.
  const isBefore =
    start.instant === null || end.instant === null
      ? end.wall < start.wall
      : end.instant < start.instant;
  if (isBefore) {
    reader.report('end-before-start', place, BEFORE_START);
    return start.text;
  }
  if (end.zone !== null && end.zone !== start.zone) {
    const words = `is in the zone ${end.zone}, and the event holds one zone. The end is kept as instant.`;
    reader.report('unsupported', place, words);
  }
  return textBeside(end, start.zone);
}

function midnight(wall: number, start: Moment): Moment {
  return start.zone === null ? floating(wall) : inZone(wall, start.zone);
}

/** Returns the event's zone: that of its start, or the one that the calendar wrote beside dates and instants. */
function zoneBeside(
  start: Moment,
  line: ContentLine | undefined,
  { parse, zoneOf }: Reader,
): string | null {
  const zone = start.zone === null && line ? zoneOf(textOf(line, parse), start.wall) : null;
  return zone && 'name' in zone ? zone.name : start.zone;
}

function badDate(line: ContentLine, end: string): string {
  return `${JSON.stringify(rawValue(line).slice(0, 40))} is no ${line.name === 'DURATION' ? 'length of time' : 'date or time'}. ${end}`;
}

function placeOf({ name, number }: ContentLine): FaultPlace {
  return { field: name, line: number };
}
