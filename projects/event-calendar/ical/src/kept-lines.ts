import { isEntry, isPaletteName, shown, type CalendarEvent } from 'ng-event-calendar/core/internal';
import {
  contentLine,
  endOfHead,
  parameterTexts,
  rawValue,
  withoutControls,
  type ContentLine,
} from './content-line';
import type { KeptIcal } from './ical-event';
import { OWN } from './own-properties';
import type { ReportLoss } from './write-fault';

/** Properties that the writer writes itself. */
const WRITTEN = new Set<string>([
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'DURATION',
  'EXDATE',
  'RDATE',
  'RECURRENCE-ID',
  'SUMMARY',
  'DESCRIPTION',
  ...Object.values(OWN),
]);
/** Components that can't stand in an event. */
const WHOLES = new Set(['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE']);
const OTHER_PARAMETER = /^(?!VALUE=)[A-Z0-9-]+=/i;
const RULES = new Set(['RRULE', 'EXRULE']);

/** Returns the kept iCalendar content of an event; empty if the host put something else there. */
export function keptOf(event: CalendarEvent): KeptIcal {
  const { ical } = event as { readonly ical?: unknown };
  return isEntry(ical) ? ical : {};
}

/**
 * Returns the kept lines that can be written: content lines of other programs' properties, and closed components.
 * Leaves out properties that are `replaced`. Reports lines that aren't content lines, and dates that the event would
 * lose.
 */
export function keptLines(
  event: CalendarEvent,
  report: ReportLoss,
  replaced: readonly string[] = [],
): string[] {
  const { lines, recurrenceId } = keptOf(event);
  if (!Array.isArray(lines)) return [];
  // A copy of one occurrence keeps its series' content, but doesn't recur.
  const isCopy = event.extractedFromId != null && event.rrule == null;
  const isWanted = (name: string): boolean => {
    if (name === 'COLOR') return !isPaletteName(event.color);
    if (name === 'RRULE' && event.rrule == null) return false;
    return !WRITTEN.has(name) && !replaced.includes(name) && !(isCopy && RULES.has(name));
  };
  const found: string[] = [];
  let part: string[] = [];
  let open: string[] = [];
  for (const [at, each] of (lines as readonly unknown[]).entries()) {
    const text = typeof each === 'string' ? withoutControls(each) : '';
    const line = contentLine(text, 0);
    const field = `ical.lines[${at}]`;
    if (line === null) {
      report('unsupported', field, `is ${shown(each)}, which is no content line`, LEFT_OUT);
      continue;
    }
    const component = rawValue(line).trim().toUpperCase();
    if (line.name === 'BEGIN') {
      open.push(component);
      part.push(text);
    } else if (line.name === 'END') {
      if (open.at(-1) === component) {
        part.push(text);
        open.pop();
      } else {
        open = [];
        part = [];
      }
      if (open.length === 0) {
        for (const done of part) found.push(done);
        part = [];
      }
    } else if (open.length > 0) {
      part.push(text);
    } else if (isWanted(line.name)) {
      found.push(text);
    } else if (line.name === 'RDATE' && !isCopy && recurrenceId == null) {
      report('unsupported', field, 'adds dates, and rDates alone says these', LEFT_OUT);
    }
    if (open.some((name) => WHOLES.has(name))) {
      open = [];
      part = [];
    }
  }
  return found;
}

const LEFT_OUT = 'It is left out.';

/**
 * Returns the kept parameters of a property, with the semicolon in front; empty if they can't be written. Reports those
 * left out; without a text, all of them are.
 */
export function keptParameters(
  event: CalendarEvent,
  name: 'SUMMARY' | 'DESCRIPTION',
  hasText: boolean,
  report: ReportLoss,
): string {
  const { parameters } = keptOf(event);
  const given: unknown = isEntry(parameters) ? parameters[name] : undefined;
  if (given === undefined || given === null || given === '') return '';
  const parts = typeof given === 'string' ? readParameters(name, given) : null;
  // A VALUE of their own, or an invalid parameter, would have these texts read without their escapes.
  const kept = hasText ? (parts?.filter((part) => OTHER_PARAMETER.test(part)) ?? []) : [];
  if (parts === null || kept.length < parts.length) {
    const problem = hasText ? 'holds what is no parameter of a text' : 'belongs to no text';
    report('unsupported', `ical.parameters.${name}`, `(${shown(given)}) ${problem}`, LEFT_OUT);
  }
  return kept.map((part) => `;${part}`).join('');
}

/** Returns the parameters in a text one by one; null if the text holds more than parameters. */
function readParameters(name: string, text: string): string[] | null {
  if (withoutControls(text) !== text || text.split('"').length % 2 === 0) return null;
  const line: ContentLine = {
    name,
    text: `${name};${text}`,
    head: name.length + 1 + text.length,
    number: 0,
  };
  const isWhole = endOfHead(`${line.text}:`, name.length) === line.head;
  return isWhole ? parameterTexts(line).filter((part) => part !== '') : null;
}
