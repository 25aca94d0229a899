import {
  DAY,
  dayOf,
  formatDay,
  instantOf,
  parseEvent,
  parseIso,
  shown,
  wallIn,
} from 'ng-event-calendar/core/internal';
import { parameterIn, rawValue, type ContentLine } from './content-line';
import {
  dateOf,
  instantText,
  readDuration,
  readTime,
  tzidOf,
  wallText,
  type IcalTime,
} from './ical-time';
import { momentAfter, momentOf, textBeside, type Moment } from './moment';
import { WHOLE_DAY } from './own-properties';
import type { Reader, Span } from './read-span';
import { reportOtherZone } from './report-zone';

/** An added date in the form that the calendar writes. */
export interface AddedDate {
  readonly text: string;
  /** Start and end of a period with another length than the event's; null for others. */
  readonly period: { readonly start: string; readonly end: string } | null;
}

/** Reads the entries of an `EXDATE`; those that aren't dates are reported. */
export function readExDates(line: ContentLine, span: Span, reader: Reader): string[] {
  return readEntries(line, span, reader, 'It excludes nothing.', (time) => ({
    text: exDateText(time, span, reader),
  })).map(({ text }) => text);
}

/** Reads the entries of an `RDATE`, including periods; those that aren't dates are reported. */
export function readAddedDates(line: ContentLine, span: Span, reader: Reader): AddedDate[] {
  return readEntries(line, span, reader, 'It adds nothing.', (time, end) => {
    const text = addedText(momentOf(time, reader.zoneOf), span);
    if (end === null) return { text, period: null };
    const until = periodEnd(time, end, span, reader);
    return until === null
      ? null
      : { text, period: unlessAsLong({ start: text, end: until }, span) };
  });
}

/**
 * Returns the start of an occurrence as its series writes it: a date for a date, a wall time in its own zone, else the
 * instant. All-day series write dates.
 */
export function exDateText(time: IcalTime, { when, start }: Span, { zoneOf }: Reader): string {
  if (when.allDay === true) return formatDay(dayOf(time.wall));
  const moment = momentOf(time, zoneOf);
  const { instant, wall } = moment;
  const isBesideInstant = start.zone === null && start.instant !== null;
  if (!isBesideInstant || instant !== null || time.form === 'date') {
    return textBeside(moment, start.zone);
  }
  // A floating time beside an instant follows the instant's clock.
  return instantText(when.timezone === undefined ? wall : instantOf(wall, when.timezone));
}

/** Longest list in characters: over ten thousand dates. */
const LONGEST_LIST = 200_000;

function readEntries<T extends { readonly text: string }>(
  line: ContentLine,
  span: Span,
  reader: Reader,
  outcome: string,
  read: (time: IcalTime, end: string | null) => T | null,
): T[] {
  const place = { field: line.name, line: line.number };
  const value = rawValue(line);
  if (value.length > LONGEST_LIST) {
    reader.report('too-large', place, `holds more dates than are read. ${outcome}`);
    return [];
  }
  const tzid = tzidOf(line) ?? span.defaultTzid;
  const isWholeDay = parameterIn(line, WHOLE_DAY) !== null;
  const isOfPeriods = line.name === 'RDATE';
  const found: T[] = [];
  let last: IcalTime | null = null;
  for (const entry of value.split(',')) {
    if (entry.trim() === '') continue;
    const [startText = '', end = null] = isOfPeriods ? entry.split('/', 2) : [entry];
    const time = readTime(startText, tzid);
    const each = time && read(isWholeDay ? dateOf(time) : time, end);
    if (each && parseIso(each.text) !== null) {
      found.push(each);
      last = time;
    } else {
      const kind = isOfPeriods ? 'date, time or period' : 'date or time';
      reader.report(
        'invalid-date',
        place,
        `has ${shown(entry.trim())}, which is no ${kind}. ${outcome}`,
      );
    }
  }
  if (last) reportOtherZone(line, last, span.startTzid, reader);
  return found;
}

/**
 * Returns an added start as its event writes it: as a wall time in the event's zone if that is unambiguous, so that a
 * file has it in the form of the start.
 */
function addedText(moment: Moment, { when, start }: Span): string {
  const { instant, wall, text } = moment;
  if (when.allDay === true) return formatDay(dayOf(wall));
  if (parseIso(text)?.form === 'date') return text;
  const zone = when.timezone;
  if (instant === null) {
    return zone === undefined && start.instant !== null ? instantText(wall) : wallText(wall);
  }
  if (zone === undefined) return instantText(instant);
  if (moment.zone === zone) return text;
  const own = wallIn(instant, zone);
  return instantOf(own, zone) === instant ? wallText(own) : instantText(instant);
}

/** Returns the end of a period as its event would write it; null if it is invalid, or before the start. */
function periodEnd(start: IcalTime, end: string, span: Span, { zoneOf }: Reader): string | null {
  const from = momentOf(start, zoneOf);
  const length = readDuration(end);
  const time = length === null ? readTime(end, start.tzid ?? span.defaultTzid) : null;
  if (length === null && time === null) return null;
  const to = time ? momentOf(time, zoneOf) : momentAfter(from, length!);
  if ((to.instant ?? to.wall) < (from.instant ?? from.wall)) return null;
  if (span.when.allDay !== true) return addedText(to, span);
  // Whole days end on the day before the written end, and last at least one day.
  return formatDay(Math.max(dayOf(from.wall), Math.ceil(to.wall / DAY) - 1));
}

function unlessAsLong(period: { start: string; end: string }, { when }: Span): AddedDate['period'] {
  const lengthOf = (times: { start: string; end: string }): number | null => {
    const read = parseEvent({ id: '', title: '', ...when, ...times }, 'UTC');
    return read && read.end - read.start;
  };
  const length = lengthOf(period);
  return length === null || length === lengthOf(when) ? null : period;
}
