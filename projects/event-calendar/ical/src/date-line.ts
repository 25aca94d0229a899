import { rawParameters, type ContentLine } from './content-line';
import type { ReportFault } from './ical-fault';
import { readDuration, readTime } from './ical-time';

const DATE_NAMES = new Set(['DTSTART', 'DTEND', 'EXDATE', 'RDATE', 'RECURRENCE-ID']);

/**
 * A line whose parameters end where its dates begin. Some programs write zones such as
 * `tzone://Microsoft/Utc` without quotes, whose colon ends them too early. Others are returned as
 * they are.
 */
export function withWholeZone(line: ContentLine, report: ReportFault): ContentLine {
  if (!DATE_NAMES.has(line.name) || startsWithDate(line)) return line;
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

/** Longer entries are no dates, and there may be very many colons. */
const LONGEST_ENTRY = 100;

/** Whether the first entry of a value, empty ones not counted, is a date, a time or a period. */
function startsWithDate({ text, head }: ContentLine): boolean {
  const first = text.slice(head + 1, head + 1 + LONGEST_ENTRY).replace(/^[\s,]+/, '');
  const [start = '', end] = first.split(',', 1)[0]!.split('/');
  if (readTime(start, null) === null) return false;
  return end === undefined || readTime(end, null) !== null || readDuration(end) !== null;
}
