import { readComponents, type Component } from './component';
import { rawValue } from './content-line';
import type { IcalEvent, KeptIcal } from './ical-event';
import { faultLog, type IcalFault, type ReportFault } from './ical-fault';
import { momentOf, textBeside } from './moment';
import { loadPropertyParser, textOf, type ParseProperty } from './property-parser';
import { exDateText, readEvent, type ReadEvent } from './read-event';
import type { Reader } from './read-span';
import { zonesOf } from './zones';

/** How much of a file is read. */
export interface ReadIcalOptions {
  /** Longest text that is read at all, in characters. Default: 10,000,000. */
  readonly maxLength?: number;
  /** Most components that are read, alarms and parts of zones included. Default: 50,000. */
  readonly maxComponents?: number;
}

/** What a file holds. */
export interface IcalReading {
  /** In the order of the file. */
  readonly events: IcalEvent[];
  /** What couldn't be read, or not be taken over as it is; a thousand at most are listed. */
  readonly faults: IcalFault[];
}

/** A component that was read, and the id its event will have. */
interface Draft extends ReadEvent {
  readonly component: Component;
  readonly uid: string;
  readonly reader: Reader;
}

/**
 * Reads the events of an iCalendar text (RFC 5545), with the optional peer `ical.js`. The last day of
 * all-day events is inclusive as in the calendar, a changed occurrence of a series is an event of
 * its own with `extractedFromId`, and its date is one of the series' `exDates`. What the calendar
 * has no key for stays in the event's key `ical`. A zone with a name of its own is taken for the IANA
 * zone whose clocks do the same in the years from the event on.
 *
 * Bad content never throws and takes nothing else down: it is left out and named in `faults`.
 * Rejects only where `ical.js` isn't installed.
 */
export async function readIcal(
  text: string,
  { maxLength = 10_000_000, maxComponents = 50_000 }: ReadIcalOptions = {},
): Promise<IcalReading> {
  const parse = await loadPropertyParser();
  const { faults, report } = faultLog();
  if (typeof text !== 'string' || text.length > maxLength) {
    const [code, words] =
      typeof text === 'string'
        ? (['too-large', `the file has over ${maxLength} characters. Nothing is read.`] as const)
        : (['not-a-calendar', 'what was given is no text. Nothing is read.'] as const);
    report(code, { field: '', line: 1 }, words);
    return { events: [], faults };
  }
  const components = readComponents(text, maxComponents, report);
  const named = (name: string): Component[] => components.filter((each) => each.name === name);
  reportOthers(components, report);
  const zoneOf = zonesOf(named('VTIMEZONE'), parse);
  const drafts = named('VEVENT').flatMap((component) => {
    const uid = uidOf(component, parse, report);
    const reader: Reader = {
      parse,
      zoneOf,
      report: (code, place, words) => report(code, { ...place, eventId: uid }, words),
    };
    const read = readEvent(component, reader);
    return read === null ? [] : [{ ...read, component, uid, reader }];
  });
  return { events: assemble(drafts, report), faults };
}

/** Makes events of drafts: gives ids, and tells series which of their occurrences are replaced. */
function assemble(drafts: readonly Draft[], report: ReportFault): IcalEvent[] {
  const seriesByUid = new Map<string, Draft>();
  for (const draft of drafts) {
    const isSeries = draft.replaces === null && !seriesByUid.has(draft.uid);
    if (isSeries) seriesByUid.set(draft.uid, draft);
  }
  const exDates = new Map<Draft, Set<string>>();
  const exDatesOf = (draft: Draft): Set<string> => {
    let dates = exDates.get(draft);
    if (dates === undefined) {
      dates = new Set(draft.exDates);
      exDates.set(draft, dates);
    }
    return dates;
  };
  // Cancelled ones first: written, they are excluded dates like those of the series itself.
  for (const { uid, replaces, isCancelled } of drafts) {
    const series = replaces && isCancelled ? seriesByUid.get(uid) : undefined;
    if (series) exDatesOf(series).add(exDateText(replaces!.time, series.span, series.reader));
  }
  const freeId = idGiver(seriesByUid.keys());
  const made = drafts.map((draft) => {
    const { uid, replaces, kept, component } = draft;
    if (replaces === null) {
      if (seriesByUid.get(uid) === draft) return { draft, id: uid, kept };
      const id = freeId(uid);
      const words = `has the UID of another one. It gets the id ${short(id)}.`;
      report('duplicate-id', { field: component.name, line: component.line, eventId: id }, words);
      return { draft, id, kept };
    }
    const series = seriesByUid.get(uid);
    const recurrenceId = series
      ? exDateText(replaces.time, series.span, series.reader)
      : textBeside(momentOf(replaces.time, draft.reader.zoneOf), draft.span.start.zone);
    if (series && draft.isCancelled) return null;
    if (series) exDatesOf(series).add(recurrenceId);
    const more: KeptIcal = {
      recurrenceId,
      ...(replaces.thisAndFuture && { thisAndFuture: true }),
      ...kept,
    };
    return { draft, id: freeId(`${uid}@${recurrenceId}`), kept: more };
  });
  return made
    .filter((each) => each !== null)
    .map(({ draft, id, kept }) => {
      const dates = [...exDatesOf(draft)];
      return {
        id,
        ...draft.fields,
        ...(draft.replaces !== null && { extractedFromId: draft.uid }),
        ...(dates.length > 0 && { exDates: dates }),
        ...(Object.keys(kept).length > 0 && { ical: kept }),
      };
    });
}

/** Returns ids that nothing else has: the one wanted, or that with a number. */
function idGiver(given: Iterable<string>): (wanted: string) => string {
  const taken = new Set(given);
  // Counted on for each, or many twins would try the same numbers again and again.
  const counts = new Map<string, number>();
  return (wanted) => {
    let id = wanted;
    let number = counts.get(wanted) ?? 1;
    while (taken.has(id)) {
      number += 1;
      id = `${wanted}#${number}`;
    }
    counts.set(wanted, number);
    taken.add(id);
    return id;
  };
}

function uidOf(
  { name, line, lines }: Component,
  parse: ParseProperty,
  report: ReportFault,
): string {
  const uidLine = lines.find((each) => each.name === 'UID');
  const uid = uidLine && rawValue(uidLine).trim() !== '' ? textOf(uidLine, parse) : '';
  if (uid !== '') return uid;
  const id = `line-${line}`;
  const words = `has no UID. It gets the id ${id}.`;
  report('missing-id', { field: name, line, eventId: id }, words);
  return id;
}

/** Names what the file holds beside events, each kind once. */
function reportOthers(components: readonly Component[], report: ReportFault): void {
  const counts = new Map<string, { line: number; count: number }>();
  for (const { name, line } of components) {
    if (name === 'VEVENT' || name === 'VTIMEZONE') continue;
    const seen = counts.get(name);
    if (seen) seen.count += 1;
    else counts.set(name, { line, count: 1 });
  }
  for (const [name, { line, count }] of counts) {
    const words = count === 1 ? 'is no event.' : `and ${count - 1} more are no events.`;
    const verb = count === 1 ? 'It is' : 'They are';
    report('not-an-event', { field: name, line }, `${words} ${verb} left out.`);
  }
}

function short(id: string): string {
  return id.length > 60 ? `${id.slice(0, 60)}…` : id;
}
