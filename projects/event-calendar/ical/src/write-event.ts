import { isPaletteName, resourceIdsOf, type CalendarEvent } from 'ng-event-calendar/core/internal';
import { keptLines, keptOf, keptParameters } from './kept-lines';
import { EXTRACTED_FROM, OWN } from './own-properties';
import { addedDateLines, aloneIdLine, exDateLines, type WrittenSeries } from './write-dates';
import type { ReportLoss } from './write-fault';
import { escapeText } from './write-line';
import { rDatesOf, ruleText } from './write-rule';
import type { WrittenSpan } from './write-span';

/** An event to be written, with its relations to other events. */
export interface WrittenEvent {
  readonly event: CalendarEvent;
  readonly uid: string;
  readonly span: WrittenSpan;
  /** Entries of `exDates` that another written event replaces. */
  readonly replaced: ReadonlySet<string>;
  /** Series of which the event is a changed occurrence, null in it if that isn't written; null for other events. */
  readonly replaces: { readonly series: WrittenSeries | null } | null;
  /** Place of the event; null for the one that was kept. */
  readonly location: string | null;
  readonly report: ReportLoss;
}

/** Returns the lines of a `VEVENT`; `stamp` is the value of a `DTSTAMP`. */
export function eventLines(written: WrittenEvent, stamp: string): string[] {
  const { event, uid, span, location, report } = written;
  const { title, description, extractedFromId } = event as Partial<CalendarEvent>;
  const isRelated = extractedFromId != null && written.replaces === null;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    ...span.lines,
    ...(written.replaces === null ? recurrenceLines(written) : replacedLines(written)),
    ...textLines(written, 'SUMMARY', title),
    ...textLines(written, 'DESCRIPTION', description),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(isRelated
      ? [`RELATED-TO;RELTYPE=${EXTRACTED_FROM}:${escapeText(String(extractedFromId))}`]
      : []),
    ...ownLines(event),
    ...keptLines(event, report, location === null ? [] : ['LOCATION']),
    'END:VEVENT',
  ];
}

/** Returns the dates of a series in the form in which it is written. */
export function seriesOf(event: CalendarEvent, span: WrittenSpan): WrittenSeries {
  return { span, rule: ruleText(event.rrule, span.clock), rDates: rDatesOf(event) };
}

function recurrenceLines({ event, span, replaced }: WrittenEvent): string[] {
  const series = seriesOf(event, span);
  const exDates: unknown = event.exDates;
  const left = (Array.isArray(exDates) ? (exDates as unknown[]) : []).filter(
    (each) => !replaced.has(String(each)),
  );
  return [
    ...(series.rule === null ? [] : [`RRULE:${series.rule}`]),
    ...addedDateLines(series.rDates, span),
    ...exDateLines('EXDATE', left, series),
  ];
}

function replacedLines({ event, span, replaces }: WrittenEvent): string[] {
  const { recurrenceId, thisAndFuture } = keptOf(event);
  const range = thisAndFuture === true ? ';RANGE=THISANDFUTURE' : '';
  const lines = replaces?.series
    ? exDateLines('RECURRENCE-ID', [recurrenceId], replaces.series)
    : aloneIdLine(recurrenceId, span);
  return lines.map((line) => line.replace('RECURRENCE-ID', `RECURRENCE-ID${range}`));
}

function textLines(
  { event, report }: WrittenEvent,
  name: 'SUMMARY' | 'DESCRIPTION',
  text: unknown,
): string[] {
  const isText = typeof text === 'string';
  const parameters = keptParameters(event, name, isText, report);
  // An empty title is written only if it has parameters.
  const isWritten = isText && (text !== '' || name === 'DESCRIPTION' || parameters !== '');
  return isWritten ? [`${name}${parameters}:${escapeText(text)}`] : [];
}

/**
 * Returns lines for fields that iCalendar has no property for. `COLOR` takes the names of CSS (RFC 7986 section 5.9),
 * which lack amber.
 */
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
