import {
  isPaletteName,
  type CalendarEvent,
  type PaletteName,
} from 'ng-event-calendar/core/internal';
import { partLines, type Component } from './component';
import { parameterIn, parameterTexts, rawValue, type ContentLine } from './content-line';
import { withWholeZones } from './date-line';
import type { KeptIcal } from './ical-event';
import type { FaultPlace } from './ical-fault';
import { dateOf, timeOf, type IcalTime } from './ical-time';
import { OWN, WHOLE_DAY } from './own-properties';
import { textOf } from './property-parser';
import type { AddedDate } from './read-dates';
import { takeOwn, type OwnFields } from './read-own';
import { readRuleLine, type ReadRule } from './read-rule';
import { readSpan, type Reader, type Span } from './read-span';
import { reportOtherZone } from './report-zone';

/** An event read from one component, before other components are considered. */
export interface ReadEvent {
  readonly fields: Omit<CalendarEvent, 'id' | 'exDates' | 'rDates'>;
  readonly span: Span;
  readonly exDates: readonly string[];
  readonly addedDates: readonly AddedDate[];
  readonly kept: KeptIcal;
  /** Whether the rule is followed; true without a rule. */
  readonly isFollowed: boolean;
  readonly replaces: Replaces | null;
  readonly isCancelled: boolean;
}

/** Occurrence that a component replaces, and whether the following ones are included. */
export interface Replaces {
  readonly time: IcalTime;
  readonly thisAndFuture: boolean;
  readonly place: FaultPlace;
}

/** Reads a `VEVENT`; returns null and reports a fault if it has no readable start. */
export function readEvent(given: Component, reader: Reader): ReadEvent | null {
  const component = withWholeZones(given, reader.report);
  const written = component.lines;
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
    // The properties are written as text, so their VALUE parameter is dropped.
    const texts = parameterTexts(line).filter((text) => text !== '' && !/^VALUE=/i.test(text));
    if (texts.length > 0) parameters[line.name] = texts.join(';');
  };

  for (const line of written) {
    if (replaces !== null && SERIES_ONLY.has(line.name)) {
      const words = 'says when a series recurs, and this is one occurrence. It is left out.';
      reader.report('unsupported', placeOf(line), words);
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
      for (const exDate of reader.rules?.readExDates(line, span, reader) ?? [])
        exDates.push(exDate);
    } else if (line.name === 'RDATE') {
      for (const added of reader.rules?.readAddedDates(line, span, reader) ?? [])
        addedDates.push(added);
    } else if (line.name === 'COLOR' && isPaletteName(rawValue(line).trim().toLowerCase())) {
      fields.color = rawValue(line).trim().toLowerCase() as PaletteName;
    } else if (line.name === 'SUMMARY' || line.name === 'DESCRIPTION') {
      reader.report('unsupported', placeOf(line), 'is there more than once. This one is left out.');
    } else {
      lines.push(line.text);
      isCancelled ||= line.name === 'STATUS' && rawValue(line).trim().toUpperCase() === 'CANCELLED';
      if (UNSUPPORTED.has(line.name)) {
        reader.report(
          'unsupported',
          placeOf(line),
          'is kept, but the calendar shows nothing of it.',
        );
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
  return { fields, span, exDates, addedDates, kept, isFollowed, replaces, isCancelled };
}

const READ_ELSEWHERE = new Set([
  'UID',
  'DTSTART',
  'DTEND',
  'DURATION',
  'RECURRENCE-ID',
  // Time at which the file was written; LAST-MODIFIED, which is kept, is the event's.
  'DTSTAMP',
  OWN.timezone,
]);
/** Properties that define the recurrence of a series. */
const SERIES_ONLY = new Set(['RRULE', 'RDATE', 'EXDATE', 'EXRULE']);
/** Properties that a single rule can't express. A first `RRULE` isn't kept. */
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
  report(fault.code, placeOf(line), `${fault.problem}. ${outcome}`);
}

function readReplaced(line: ContentLine, span: Span, reader: Reader): Replaces | null {
  const place = placeOf(line);
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

function placeOf({ name, number }: ContentLine): FaultPlace {
  return { field: name, line: number };
}
