import {
  isPaletteName,
  type CalendarEvent,
  type PaletteName,
} from 'ng-event-calendar/core/internal';
import { partLines, type Component } from './component';
import { parameterIn, parameterTexts, rawValue, type ContentLine } from './content-line';
import { withWholeZone } from './date-line';
import type { KeptIcal } from './ical-event';
import type { FaultPlace } from './ical-fault';
import { dateOf, readTime, timeOf, tzidOf, type IcalTime } from './ical-time';
import { OWN, WHOLE_DAY } from './own-properties';
import { textOf } from './property-parser';
import { readAddedDates, readExDates, type AddedDate } from './read-dates';
import { takeOwn, type OwnFields } from './read-own';
import { readRuleLine, type ReadRule } from './read-rule';
import { readSpan, type Reader, type Span } from './read-span';
import { reportOtherZone } from './report-zone';

/** An event as one component gives it, before it is known what other components say of it. */
export interface ReadEvent {
  readonly fields: Omit<CalendarEvent, 'id' | 'exDates' | 'rDates'>;
  readonly span: Span;
  readonly exDates: readonly string[];
  readonly addedDates: readonly AddedDate[];
  readonly kept: KeptIcal;
  /** Whether the rule is followed; true where there is none. */
  readonly isFollowed: boolean;
  readonly replaces: Replaces | null;
  readonly isCancelled: boolean;
  readonly revision: Revision;
}

/** The occurrence that a component replaces, and how. */
export interface Replaces {
  readonly time: IcalTime;
  readonly thisAndFuture: boolean;
  readonly place: FaultPlace;
}

/** What tells versions of one component apart. */
export interface Revision {
  readonly sequence: number;
  /** Instant at which it was written; minus infinity where that isn't said. */
  readonly stamp: number;
}

/** Reads a `VEVENT`; null, and a fault, where it has no readable start. */
export function readEvent(given: Component, reader: Reader): ReadEvent | null {
  const written = given.lines.map((line) => withWholeZone(line, reader.report));
  const component = { ...given, lines: written };
  const span = readSpan(component, reader);
  if (span === null) return null;
  const fields: OwnFields = { title: '', ...span.when };
  const parameters: Record<string, string> = {};
  let lines: string[] = [];
  const exDates: string[] = [];
  const addedDates: AddedDate[] = [];
  let rule: { readonly line: ContentLine; readonly read: ReadRule } | null = null;
  let isCancelled = false;
  const replacedLine = written.find(({ name }) => name === 'RECURRENCE-ID');
  const replaces = replacedLine ? readReplaced(replacedLine, span, reader) : null;
  const keepParameters = (line: ContentLine): void => {
    // Texts are written as such, so a type of theirs says nothing.
    const texts = parameterTexts(line).filter((text) => text !== '' && !/^VALUE=/i.test(text));
    if (texts.length > 0) parameters[line.name] = texts.join(';');
  };

  for (const line of written) {
    const place = { field: line.name, line: line.number };
    if (replaces !== null && SERIES_ONLY.has(line.name)) {
      const words = 'says when a series recurs, and this is one occurrence. It is left out.';
      reader.report('unsupported', place, words);
    } else if (READ_ELSEWHERE.has(line.name) || takeOwn(line, fields, reader.parse)) {
      continue;
    } else if (line.name === 'SUMMARY' && fields.title === '') {
      fields.title = textOf(line, reader.parse);
      keepParameters(line);
    } else if (line.name === 'DESCRIPTION' && fields.description === undefined) {
      fields.description = textOf(line, reader.parse);
      keepParameters(line);
    } else if (line.name === 'RRULE' && rule === null) {
      const read = readRuleLine(line, reader);
      if (read !== null) rule = { line, read };
    } else if (line.name === 'EXDATE') {
      for (const exDate of readExDates(line, span, reader)) exDates.push(exDate);
    } else if (line.name === 'RDATE') {
      for (const added of readAddedDates(line, span, reader)) addedDates.push(added);
    } else if (line.name === 'COLOR' && isPaletteName(rawValue(line).trim().toLowerCase())) {
      fields.color = rawValue(line).trim().toLowerCase() as PaletteName;
    } else if (line.name === 'SUMMARY' || line.name === 'DESCRIPTION') {
      reader.report('unsupported', place, 'is there more than once. This one is left out.');
    } else {
      lines.push(line.text);
      isCancelled ||= line.name === 'STATUS' && rawValue(line).trim().toUpperCase() === 'CANCELLED';
      if (UNSUPPORTED.has(line.name)) {
        reader.report('unsupported', place, 'is kept, but the calendar shows nothing of it.');
      }
    }
  }
  if (rule !== null) {
    fields.rrule = rule.read.text;
    reportRule(rule.line, rule.read, addedDates.length > 0, reader);
  }
  lines = [...lines, ...partLines(component.parts)];
  const kept = {
    ...(lines.length > 0 && { lines }),
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
  const isFollowed = !rule?.read.fault;
  const revision = revisionOf(written);
  return { fields, span, exDates, addedDates, kept, isFollowed, replaces, isCancelled, revision };
}

const READ_ELSEWHERE = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RECURRENCE-ID',
  // Says when a file was written; LAST-MODIFIED, which is kept, when the event was.
  'DTSTAMP',
  OWN.timezone,
]);
/** What says when a series recurs. */
const SERIES_ONLY = new Set(['RRULE', 'RDATE', 'EXDATE', 'EXRULE']);
/** What one rule can't say. A first `RRULE` is not kept. */
const UNSUPPORTED = new Set(['RRULE', 'EXRULE']);

function reportRule(
  line: ContentLine,
  { fault }: ReadRule,
  hasDates: boolean,
  { report }: Reader,
): void {
  if (fault === null) return;
  const outcome = hasDates
    ? 'The event recurs on its added dates alone, and keeps the rule as text.'
    : 'The event is shown once, and keeps the rule as text.';
  const place = { field: line.name, line: line.number };
  report(fault.code, place, `${fault.problem}. ${outcome}`);
}

function readReplaced(line: ContentLine, span: Span, reader: Reader): Replaces | null {
  const place = { field: line.name, line: line.number };
  const time = timeOf(line, span.defaultTzid);
  if (time === null) {
    const words = 'is no date or time. The event is read as one of its own.';
    reader.report('invalid-date', place, words);
    return null;
  }
  reportOtherZone(line, time, span.startTzid, reader);
  const range = parameterIn(line, 'RANGE')?.toUpperCase();
  if (range === 'THISANDPRIOR') {
    const words = 'is meant for the earlier occurrences too. Only the one is changed.';
    reader.report('unsupported', place, words);
  }
  const isWholeDay = parameterIn(line, WHOLE_DAY) !== null;
  const thisAndFuture = range === 'THISANDFUTURE';
  return { time: isWholeDay ? dateOf(time) : time, thisAndFuture, place };
}

function revisionOf(lines: readonly ContentLine[]): Revision {
  const find = (name: string): ContentLine | undefined => lines.find((line) => line.name === name);
  const sequenceLine = find('SEQUENCE');
  const sequence = sequenceLine ? rawValue(sequenceLine).trim() : '';
  const stampLine = find('DTSTAMP');
  const stamp = stampLine ? readTime(rawValue(stampLine), tzidOf(stampLine)) : null;
  return {
    sequence: /^\d{1,15}$/.test(sequence) ? Number(sequence) : 0,
    stamp: stamp?.wall ?? -Infinity,
  };
}
