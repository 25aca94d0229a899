import {
  dayOf,
  formatDay,
  isPaletteName,
  parseIso,
  type CalendarEvent,
  type PaletteName,
  type Resizable,
} from 'ng-event-calendar/core/internal';
import { partLines, type Component } from './component';
import { rawParameters, rawValue, type ContentLine } from './content-line';
import type { KeptIcal } from './ical-event';
import { dateOf, timeOf, timesOf, type IcalTime } from './ical-time';
import { momentOf, textBeside } from './moment';
import { EXTRACTED_FROM, OWN, WHOLE_DAY } from './own-properties';
import { parameterOf, textOf, textsOf } from './property-parser';
import { readSpan, type Reader, type Span } from './read-span';

/** An event as one component gives it, before it is known what other components say of it. */
export interface ReadEvent {
  readonly fields: Omit<CalendarEvent, 'id' | 'exDates'>;
  readonly span: Span;
  readonly exDates: string[];
  readonly kept: KeptIcal;
  /** Of a component that replaces an occurrence: which one, and how. */
  readonly replaces: { readonly time: IcalTime; readonly thisAndFuture: boolean } | null;
  readonly isCancelled: boolean;
}

/** Reads a `VEVENT`; null, and a fault, where it has no readable start. */
export function readEvent(component: Component, reader: Reader): ReadEvent | null {
  const span = readSpan(component, reader);
  if (span === null) return null;
  const fields: Writable = { title: '', ...span.when };
  const parameters: Record<string, string> = {};
  let lines: string[] = [];
  const exDates: string[] = [];
  let replaces: ReadEvent['replaces'] = null;
  let isCancelled = false;
  const keepParameters = (line: ContentLine): void => {
    const written = rawParameters(line);
    if (written !== '') parameters[line.name] = written;
  };

  for (const line of component.lines) {
    const isKept = !READ_ELSEWHERE.has(line.name) && !takeOwn(line, fields, reader);
    if (line.name === 'SUMMARY' && fields.title === '') {
      fields.title = textOf(line, reader.parse);
      keepParameters(line);
    } else if (line.name === 'DESCRIPTION' && fields.description === undefined) {
      fields.description = textOf(line, reader.parse);
      keepParameters(line);
    } else if (line.name === 'RRULE' && fields.rrule === undefined && rawValue(line).trim()) {
      fields.rrule = rawValue(line);
    } else if (line.name === 'EXDATE') {
      for (const exDate of readExDates(line, span, reader)) exDates.push(exDate);
    } else if (line.name === 'RECURRENCE-ID') {
      replaces = readReplaced(line, reader);
    } else if (line.name === 'COLOR' && isPaletteName(rawValue(line).trim().toLowerCase())) {
      fields.color = rawValue(line).trim().toLowerCase() as PaletteName;
    } else if (isKept) {
      lines.push(line.text);
      isCancelled ||= line.name === 'STATUS' && rawValue(line).trim().toUpperCase() === 'CANCELLED';
      if (UNSUPPORTED.has(line.name)) {
        const place = { field: line.name, line: line.number };
        reader.report('unsupported', place, 'is kept, but the calendar shows nothing of it.');
      }
    }
  }
  lines = [...lines, ...partLines(component.parts)];
  const kept = {
    ...(lines.length > 0 && { lines }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
  return { fields, span, exDates, kept, replaces, isCancelled };
}

type Writable = { -readonly [Key in keyof ReadEvent['fields']]: ReadEvent['fields'][Key] };

const READ_ELSEWHERE = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'EXDATE',
  // Says when a file was written; LAST-MODIFIED, which is kept, when the event was.
  'DTSTAMP',
  OWN.timezone,
]);
/** What makes further dates, in ways that one rule can't say. A first `RRULE` is not kept. */
const UNSUPPORTED = new Set(['RRULE', 'RDATE', 'EXRULE']);

/**
 * How a series writes the start of one of its occurrences: a date for a date, a wall time for one of
 * its own zone, else the instant. All-day series write dates.
 */
export function exDateText(time: IcalTime, { when, start }: Span, reader: Reader): string {
  if (when.allDay === true) return formatDay(dayOf(time.wall));
  return textBeside(momentOf(time, reader.zoneOf), start.zone);
}

/** Characters of one list: over ten thousand dates. */
const LONGEST_LIST = 200_000;

function readExDates(line: ContentLine, span: Span, reader: Reader): string[] {
  const { length } = rawValue(line);
  if (length > LONGEST_LIST) {
    const words = 'holds more dates than are read. It excludes nothing.';
    reader.report('too-large', { field: line.name, line: line.number }, words);
    return [];
  }
  if (rawValue(line).trim() === '') return [];
  const property = reader.parse(line);
  const times = property === null ? [null] : timesOf(property);
  if (times.includes(null)) {
    const words = 'holds what is no date or time. It excludes nothing.';
    reader.report('invalid-date', { field: line.name, line: line.number }, words);
  }
  const isWholeDay = property !== null && parameterOf(property, WHOLE_DAY) !== null;
  return times
    .filter((time) => time !== null)
    .map((time) => exDateText(isWholeDay ? dateOf(time) : time, span, reader))
    .filter((text) => parseIso(text) !== null);
}

function readReplaced(line: ContentLine, reader: Reader): ReadEvent['replaces'] {
  const place = { field: line.name, line: line.number };
  const property = reader.parse(line);
  const time = timeOf(property);
  if (property === null || time === null) {
    const words = 'is no date or time. The event is read as one of its own.';
    reader.report('invalid-date', place, words);
    return null;
  }
  const thisAndFuture = parameterOf(property, 'range')?.toUpperCase() === 'THISANDFUTURE';
  if (thisAndFuture) {
    const words = 'is meant for the following occurrences too. Only the one is changed.';
    reader.report('unsupported', place, words);
  }
  const isWholeDay = parameterOf(property, WHOLE_DAY) !== null;
  return { time: isWholeDay ? dateOf(time) : time, thisAndFuture };
}

/** Takes what only this calendar writes; whether the line is such. Values it can't have are left out. */
function takeOwn(line: ContentLine, fields: Writable, { parse }: Reader): boolean {
  if (line.name === 'RELATED-TO') {
    const property = parse(line);
    const relation = property && parameterOf(property, 'reltype');
    if (relation?.toUpperCase() !== EXTRACTED_FROM) return false;
    fields.extractedFromId = textOf(line, parse);
    return true;
  }
  if (line.name === OWN.resource) {
    fields.resource = textOf(line, parse);
    return true;
  }
  if (line.name === OWN.resources) {
    fields.resource = textsOf(line);
    return true;
  }
  const value = rawValue(line).trim().toLowerCase();
  const flag = FLAGS.get(value);
  if (line.name === OWN.color) {
    if (isPaletteName(value)) fields.color = value;
  } else if (line.name === OWN.readOnly) {
    if (flag !== undefined) fields.readOnly = flag;
  } else if (line.name === OWN.draggable) {
    if (flag !== undefined) fields.draggable = flag;
  } else if (line.name === OWN.resizable) {
    const resizable = flag ?? EDGES.get(value);
    if (resizable !== undefined) fields.resizable = resizable;
  } else {
    return false;
  }
  return true;
}

const FLAGS = new Map([
  ['true', true],
  ['false', false],
]);
const EDGES = new Map<string, Resizable>([
  ['start', 'start'],
  ['end', 'end'],
]);
