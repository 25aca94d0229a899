import { isPaletteName, resourceIdsOf, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { keptLines, keptOf, keptParameters } from './kept-lines';
import { EXTRACTED_FROM, OWN } from './own-properties';
import { exDateLines } from './write-ex-dates';
import { escapeText } from './write-line';
import { ruleText } from './write-rule';
import type { WrittenSpan } from './write-span';

/** An event that will be written, and what other events mean for it. */
export interface WrittenEvent {
  readonly event: CalendarEvent;
  readonly uid: string;
  readonly span: WrittenSpan;
  /** Entries of `exDates` in whose place another event is written. */
  readonly replaced: ReadonlySet<string>;
  /** The series of which this is a changed occurrence; null for all others. */
  readonly replaces: { readonly span: WrittenSpan; readonly rule: string | null } | null;
}

/** The lines of a `VEVENT`; `stamp` is the value of a `DTSTAMP`. */
export function eventLines(written: WrittenEvent, stamp: string): string[] {
  const { event, uid, span, replaced } = written;
  const { title, description, extractedFromId } = event as Partial<CalendarEvent>;
  const rule = ruleText(event.rrule, span.clock);
  const exDates: unknown = event.exDates;
  const left = (Array.isArray(exDates) ? (exDates as unknown[]) : []).filter(
    (each) => !replaced.has(String(each)),
  );
  const isRelated = extractedFromId != null && written.replaces === null;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    ...span.lines,
    ...(rule === null ? [] : [`RRULE:${rule}`]),
    ...exDateLines('EXDATE', left, span, rule),
    ...replacedLines(written),
    ...textLines(event, 'SUMMARY', title === '' ? undefined : title),
    ...textLines(event, 'DESCRIPTION', description),
    ...(isRelated
      ? [`RELATED-TO;RELTYPE=${EXTRACTED_FROM}:${escapeText(String(extractedFromId))}`]
      : []),
    ...ownLines(event),
    ...keptLines(event),
    'END:VEVENT',
  ];
}

function replacedLines({ event, replaces }: WrittenEvent): string[] {
  if (replaces === null) return [];
  const { recurrenceId, thisAndFuture } = keptOf(event);
  const range = thisAndFuture === true ? ';RANGE=THISANDFUTURE' : '';
  return exDateLines('RECURRENCE-ID', [recurrenceId], replaces.span, replaces.rule).map((line) =>
    line.replace('RECURRENCE-ID', `RECURRENCE-ID${range}`),
  );
}

function textLines(event: CalendarEvent, name: 'SUMMARY' | 'DESCRIPTION', text: unknown): string[] {
  return typeof text === 'string'
    ? [`${name}${keptParameters(event, name)}:${escapeText(text)}`]
    : [];
}

/** What iCalendar has no words for. `COLOR` has the names of CSS (RFC 7986 section 5.9), which lack amber. */
function ownLines(event: CalendarEvent): string[] {
  const { color, readOnly, draggable, resizable } = event;
  const lines: string[] = [];
  if (isPaletteName(color)) lines.push(`${color === 'amber' ? OWN.color : 'COLOR'}:${color}`);
  if (Array.isArray(event.resource)) {
    const ids = resourceIdsOf(event).map((id) => escapeText(String(id)));
    lines.push(`${OWN.resources};VALUE=TEXT:${ids.join(',')}`);
  } else {
    for (const id of resourceIdsOf(event)) {
      lines.push(`${OWN.resource};VALUE=TEXT:${escapeText(String(id))}`);
    }
  }
  const switches = [
    [OWN.readOnly, readOnly],
    [OWN.draggable, draggable],
    [OWN.resizable, resizable],
  ] as const;
  for (const [name, value] of switches) {
    const isEdge = name === OWN.resizable && (value === 'start' || value === 'end');
    if (typeof value === 'boolean' || isEdge) lines.push(`${name}:${String(value).toUpperCase()}`);
  }
  return lines;
}
