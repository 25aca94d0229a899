import { isEntry, isPaletteName, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { contentLine, withoutControls } from './content-line';
import type { KeptIcal } from './ical-event';
import { OWN } from './own-properties';

/** Properties that the writer writes itself. */
const WRITTEN = new Set<string>([
  'UID',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'DURATION',
  'EXDATE',
  'RECURRENCE-ID',
  'SUMMARY',
  'DESCRIPTION',
  ...Object.values(OWN),
]);
/** Components that stand in no event. */
const WHOLES = new Set(['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE']);
/** A parameter as it is written, with semicolons between quotes. */
const PARAMETER = /(?:[^;"]|"[^"]*")+/g;
const OTHER_PARAMETER = /^(?!VALUE=)[A-Z0-9-]+=/i;
const DATES = new Set(['RRULE', 'RDATE', 'EXRULE']);

/** What an event keeps; nothing where a host has put something else there. */
export function keptOf(event: CalendarEvent): KeptIcal {
  const { ical } = event as { readonly ical?: unknown };
  return isEntry(ical) ? ical : {};
}

/** The kept lines that can be written: content lines of others' properties, and closed components. */
export function keptLines(event: CalendarEvent): string[] {
  const { lines, recurrenceId } = keptOf(event);
  if (!Array.isArray(lines)) return [];
  // A copy of one occurrence has what its series kept, but doesn't recur.
  const isCopy = event.extractedFromId != null && event.rrule == null && recurrenceId == null;
  const isWanted = (name: string): boolean => {
    if (name === 'COLOR') return !isPaletteName(event.color);
    if (name === 'RRULE' && event.rrule == null) return false;
    return !WRITTEN.has(name) && !(isCopy && DATES.has(name));
  };
  const found: string[] = [];
  let part: string[] = [];
  let open: string[] = [];
  for (const each of lines as readonly unknown[]) {
    const text = typeof each === 'string' ? withoutControls(each) : '';
    const line = contentLine(text, 0);
    if (line === null) continue;
    const component = text
      .slice(line.head + 1)
      .trim()
      .toUpperCase();
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
    }
    if (open.some((name) => WHOLES.has(name))) {
      open = [];
      part = [];
    }
  }
  return found;
}

/** The kept parameters of a property, with the semicolon in front; empty where they can't stand there. */
export function keptParameters(event: CalendarEvent, name: 'SUMMARY' | 'DESCRIPTION'): string {
  const { parameters } = keptOf(event);
  const written: unknown = isEntry(parameters) ? parameters[name] : undefined;
  if (typeof written !== 'string' || written === '' || withoutControls(written) !== written)
    return '';
  const head = `${name};${written}`;
  const isWhole = contentLine(`${head}:`, 0)?.head === head.length;
  const isClosed = (written.split('"').length - 1) % 2 === 0;
  if (!isWhole || !isClosed) return '';
  // A type of their own, or what is no parameter, would have these texts read without their escapes.
  const parts = written.match(PARAMETER)?.filter((part) => OTHER_PARAMETER.test(part)) ?? [];
  return parts.map((part) => `;${part}`).join('');
}
