import { shown } from 'ng-event-calendar/core/internal';
import { contentLine, rawValue, unfoldedLines, type ContentLine } from './content-line';
import type { ReportFault } from './ical-fault';

/** The calendar that holds a component. */
export interface CalendarHead {
  /** Its first `X-WR-TIMEZONE`, wherever that stands; null if it has none. */
  zoneLine: ContentLine | null;
}

/** A component: the lines and parts between a `BEGIN` and its `END`. */
export interface Component {
  /** Name in capitals. */
  readonly name: string;
  /** Line number of its `BEGIN`. */
  readonly line: number;
  readonly lines: ContentLine[];
  readonly parts: Component[];
  readonly calendar: CalendarHead;
}

const CALENDAR = 'VCALENDAR';
/** Components that stand directly in a calendar: one that begins inside another shows a missing `END`. */
const WHOLES = new Set([
  ...[CALENDAR, 'VEVENT', 'VTODO', 'VJOURNAL', 'VTIMEZONE'],
  ...['VFREEBUSY', 'VAVAILABILITY'],
]);
/** Deepest nesting accepted: events hold alarms, and alarms may hold a place, so three would do. */
const DEEPEST = 8;

/**
 * Reads the components of all calendars in a file, in their order. Broken ones are reported and left out, the others
 * are read, up to `most` components.
 */
export function readComponents(file: string, most: number, report: ReportFault): Component[] {
  const found: Component[] = [];
  // Open components, the outermost first, without calendars.
  let open: Component[] = [];
  let count = 0;
  let hasCalendar = false;
  let calendar: CalendarHead = { zoneLine: null };

  const dropOpen = (): void => {
    const [outer] = open;
    if (outer) {
      report('unclosed-component', placeOf(outer), 'has no END where one is due. It is left out.');
    }
    open = [];
  };

  const begin = (name: string, line: number): void => {
    if (WHOLES.has(name)) dropOpen();
    hasCalendar ||= WHOLES.has(name);
    if (name === CALENDAR) calendar = { zoneLine: null };
    // Parts outside of a component are remains of one that was dropped.
    if (name === CALENDAR || (open.length === 0 && !WHOLES.has(name))) return;
    open.push({ name, line, lines: [], parts: [], calendar });
    if (open.length > DEEPEST) {
      report('too-deep', placeOf(open[0]!), `holds more than ${DEEPEST} levels. It is left out.`);
      open = [];
    }
  };

  const end = (name: string): void => {
    if (name === CALENDAR) {
      dropOpen();
    } else if (open.at(-1)?.name === name) {
      const done = open.pop()!;
      const into = open.at(-1)?.parts ?? found;
      into.push(done);
    } else if (open.length > 0) {
      dropOpen();
    }
  };

  for (const { text, number } of unfoldedLines(file)) {
    const line = contentLine(text, number);
    if (line === null) {
      if (open.length > 0) {
        const place = { field: '', line: number };
        report('unreadable-line', place, `${shown(text)} is no property. It is left out.`);
      }
    } else if (line.name === 'BEGIN') {
      count += 1;
      if (count > most) {
        const words = `is more than the ${most} components that are read. The rest is left out.`;
        report('too-many-components', { field: 'BEGIN', line: number }, words);
        return found;
      }
      begin(componentName(line), number);
    } else if (line.name === 'END') {
      end(componentName(line));
    } else if (open.length > 0) {
      open.at(-1)!.lines.push(line);
    } else if (line.name === 'X-WR-TIMEZONE') {
      calendar.zoneLine ??= line;
    }
  }
  dropOpen();
  if (!hasCalendar) {
    const place = { field: '', line: 1 };
    report('not-a-calendar', place, 'the file holds no iCalendar data. Nothing is read.');
  }
  return found;
}

/** Returns the lines of components inside another one, from `BEGIN` to `END`. */
export function partLines(parts: readonly Component[]): string[] {
  return parts.flatMap((part) => [
    `BEGIN:${part.name}`,
    ...part.lines.map(({ text }) => text),
    ...partLines(part.parts),
    `END:${part.name}`,
  ]);
}

function componentName(line: ContentLine): string {
  return rawValue(line).trim().toUpperCase();
}

function placeOf({ name, line }: Component): { field: string; line: number } {
  return { field: name.slice(0, 40), line };
}
