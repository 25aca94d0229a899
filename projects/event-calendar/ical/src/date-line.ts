import type { Component } from './component';
import { rawParameters, type ContentLine } from './content-line';
import type { ReportFault } from './ical-fault';
import { readDuration, readTime } from './ical-time';

const DATE_NAMES = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RDATE', 'RECURRENCE-ID']);

/**
 * Returns a component whose date lines have correct parameters. Some programs write zones such as
 * `tzone://Microsoft/Utc` without quotes, so that their colon ends the parameters too early. If all lines are correct,
 * it is the same object.
 */
export function withWholeZones(component: Component, report: ReportFault): Component {
  const { lines } = component;
  const isWhole = (line: ContentLine): boolean => !DATE_NAMES.has(line.name) || isLikeDate(line);
  if (lines.every(isWhole)) return component;
  return {
    ...component,
    lines: lines.map((line) => (isWhole(line) ? line : withWholeZone(line, report))),
  };
}

function withWholeZone(line: ContentLine, report: ReportFault): ContentLine {
  if (startsWithDate(line)) return line;
  for (let head = line.text.lastIndexOf(':'); head > line.head;) {
    const whole = { ...line, head };
    if (startsWithDate(whole)) {
      const words = `has a colon outside of quotes in ${rawParameters(whole).slice(0, 80)}. It is read nevertheless.`;
      report('unreadable-line', { field: line.name, line: line.number }, words);
      return whole;
    }
    head = line.text.lastIndexOf(':', head - 1);
  }
  return line;
}

/** Whether a value begins like a date, as nearly all do. */
function isLikeDate({ text, head }: ContentLine): boolean {
  BEGIN_OF_DATE.lastIndex = head + 1;
  return BEGIN_OF_DATE.test(text);
}

const BEGIN_OF_DATE = /\d{8}(?:T\d{6}|[,/]|$)/y;

/** Longest text read as an entry: longer ones are no dates, and there may be very many colons. */
const LONGEST_ENTRY = 100;

/** Whether the first entry of a value, not counting empty ones, is a date, a time or a period. */
function startsWithDate({ text, head }: ContentLine): boolean {
  const first = text.slice(head + 1, head + 1 + LONGEST_ENTRY).replace(/^[\s,]+/, '');
  const [start = '', end] = first.split(',', 1)[0]!.split('/');
  if (readTime(start, null) === null) return false;
  return end === undefined || readTime(end, null) !== null || readDuration(end) !== null;
}
